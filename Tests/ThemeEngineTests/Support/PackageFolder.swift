import Foundation

/// Places of the package that tests read from.
enum PackageFolder {
  /// The folder of `Package.swift`.
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while !exists(folder.appending(path: "Package.swift"))
    return folder
  }()

  /// The specifications and suites beside the package; tests that need them are skipped without.
  static var shared: URL { root.deletingLastPathComponent().appending(path: "shared") }

  static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path()) }
}
