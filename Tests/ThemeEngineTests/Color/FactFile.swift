import Foundation

/// A file of facts that lies beside the package in some checkouts; the committed tables cover what
/// matters most.
struct FactFile {
  let name: String

  private var url: URL? {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) {
        return folder.deletingLastPathComponent().appendingPathComponent("shared/spec/facts")
          .appendingPathComponent(name)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  var exists: Bool {
    url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}
