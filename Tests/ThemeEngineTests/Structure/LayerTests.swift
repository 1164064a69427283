import Foundation
import Testing

/// The folders of the engine, lowest first; a folder uses only folders above it in this list.
private let layers = [
  "Support", "JSON", "Diagnostics", "Color", "Tokens", "Vocabulary", "Brand", "Contrast",
  "Resolution", "Documents", "Comparison", "Audit", "Policy", "Lint", "Export", "Preview",
]

struct LayerTests {
  private let sources: [(folder: String, file: String, text: String)]

  init() throws {
    let engine = PackageFolder.root.appending(path: "Sources/ThemeEngine")
    var sources: [(String, String, String)] = []
    for folder in try FileManager.default.contentsOfDirectory(atPath: engine.path()) {
      let path = engine.appending(path: folder)
      for file in try FileManager.default.contentsOfDirectory(atPath: path.path()) {
        let text = try String(contentsOf: path.appending(path: file), encoding: .utf8)
        sources.append((folder, file, text.withoutCommentsAndTexts))
      }
    }
    self.sources = sources
  }

  @Test func everyFolderHasItsPlace() {
    #expect(sources.count > 50)
    #expect(Set(sources.map(\.folder)).subtracting(layers).isEmpty)
  }

  @Test func typeNamesAreUnique() {
    let names = sources.flatMap { source in source.text.topLevelTypes.map { ($0, source.file) } }
    let repeated = Dictionary(grouping: names, by: \.0).filter { $0.value.count > 1 }
    #expect(repeated.mapValues { $0.map(\.1) }.isEmpty)
  }

  @Test func noFolderUsesOneBelowIt() throws {
    var folders: [String: Int] = [:]
    for source in sources {
      for name in source.text.topLevelTypes { folders[name] = layers.firstIndex(of: source.folder) }
    }
    var faults: [String] = []
    for source in sources {
      let own = try #require(layers.firstIndex(of: source.folder))
      for name in source.text.words {
        if let used = folders[name], used > own {
          faults.append("\(source.folder)/\(source.file) uses \(name) of \(layers[used])")
        }
      }
    }
    #expect(faults.isEmpty)
  }

  @Test func theEngineImportsNoFoundation() throws {
    for folder in [
      "ThemeEngine", "theme-cli", "BrandNovus", "BrandYaniPay", "BrandKnotos", "BrandPizza",
    ] {
      let path = PackageFolder.root.appending(path: "Sources/\(folder)")
      let files = try #require(
        FileManager.default.enumerator(at: path, includingPropertiesForKeys: nil)
      )
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("import Foundation"), "\(file.lastPathComponent)")
      }
    }
  }
}

extension String {
  /// The source without what only people read.
  fileprivate var withoutCommentsAndTexts: String {
    replacing(/\/\/[^\n]*/, with: "").replacing(/"(\\.|[^"\\\n])*"/, with: "\"\"")
  }

  /// Types that are declared at the start of a line.
  fileprivate var topLevelTypes: [String] {
    let pattern =
      /(?m)^(?:public |package |private |fileprivate |indirect |final )*(?:struct|enum|class|protocol|actor|typealias) +([A-Z][A-Za-z0-9]*)/
    return matches(of: pattern).filter { !$0.0.contains("private ") }.map { String($0.1) }
  }

  fileprivate var words: Set<String> {
    Set(matches(of: /(?:^|[^.A-Za-z0-9_])([A-Z][A-Za-z0-9]*)/).map { String($0.1) })
  }
}
