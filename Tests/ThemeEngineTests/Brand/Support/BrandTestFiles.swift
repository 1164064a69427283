import Foundation

/// Files beside the tests and beside the package.
enum BrandTestFiles {
  /// The folder that holds the package's manifest.
  static let package: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let seedFacts = package.deletingLastPathComponent()
    .appending(path: "shared/spec/seed-facts.json")

  static var hasSeedFacts: Bool { FileManager.default.fileExists(atPath: seedFacts.path) }
}
