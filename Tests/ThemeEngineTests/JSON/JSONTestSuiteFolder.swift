import Foundation

/// The conformance files for JSON readers, where they are beside the project.
enum JSONTestSuiteFolder {
  /// The folder, or nil where it is absent.
  static let url: URL? = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let manager = FileManager.default
    while folder.path != "/" {
      if manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        let shared = folder.deletingLastPathComponent()
          .appendingPathComponent("shared/conformance/json-test-suite")
        return manager.fileExists(atPath: shared.path) ? shared : nil
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// The names of the files with a prefix, sorted.
  static func files(_ prefix: String) -> [String] {
    guard let url else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    guard let url else { return [] }
    return [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }
}
