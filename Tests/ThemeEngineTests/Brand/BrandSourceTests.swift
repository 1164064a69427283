import Foundation
import Testing

/// Brand modules read like specification sheets: no escape from exhaustiveness, no engine words.
@Suite struct BrandSourceTests {
  private static let modules = ["BrandNovus", "BrandYaniPay", "BrandKnotos", "BrandPizza"]

  private static func sources(_ module: String) throws -> [(name: String, text: String)] {
    let folder = BrandTestFiles.package.appending(path: "Sources").appending(path: module)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return try files.filter { $0.pathExtension == "swift" }.map { file in
      (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test(arguments: modules)
  func `switches are exhaustive and plain`(_ module: String) throws {
    let sources = try Self.sources(module)
    #expect(sources.count >= 4)
    for source in sources {
      #expect(!source.text.contains("default:"), "\(source.name)")
      #expect(!source.text.contains("@unknown"), "\(source.name)")
      #expect(!source.text.contains("switch ("), "\(source.name) switches over a tuple")
    }
  }

  @Test(arguments: modules)
  func `no engine words`(_ module: String) throws {
    for source in try Self.sources(module) {
      let words = Set(source.text.split { !$0.isLetter }.map(String.init))
      let engine = words.intersection([
        "Attribution", "BrandDefinition", "Declaration", "Expression", "Origin", "Token",
        "TokenCells", "TokenGraph", "TokenPath", "TokenValue", "TokenWriter",
      ])
      #expect(engine.isEmpty, "\(source.name) says \(engine.sorted())")
    }
  }

  @Test(arguments: modules)
  func `only the engine is imported`(_ module: String) throws {
    for source in try Self.sources(module) {
      let imports = source.text.split(separator: "\n").filter { $0.contains("import ") }
      #expect(imports == ["public import ThemeEngine"], "\(source.name)")
    }
  }

  @Test(arguments: modules)
  func `literals stand in the palette only`(_ module: String) throws {
    for source in try Self.sources(module) where !source.name.hasSuffix("+Palette.swift") {
      #expect(!source.text.contains("0x"), "\(source.name)")
      #expect(!source.text.contains("#\""), "\(source.name)")
    }
  }

  @Test(arguments: modules)
  func `components and policies don't name the palette`(_ module: String) throws {
    for source in try Self.sources(module)
    where source.name.hasSuffix("+Components.swift") || source.name.hasSuffix("+Policies.swift") {
      #expect(!source.text.contains("Palette"), "\(source.name)")
      #expect(!source.text.contains(".entry("), "\(source.name)")
    }
  }
}
