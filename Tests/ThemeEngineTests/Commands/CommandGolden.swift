import Foundation
import Testing

/// Texts of commands that are kept in files.
enum CommandGolden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

  /// Expects the text that is kept under a name; with `RECORD_GOLDENS=1` keeps this one, and fails.
  static func expect(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = text.replacing(/\.swift:\d+/, with: ".swift:LINE")
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record(
        "recorded '\(name)'; run again without RECORD_GOLDENS",
        sourceLocation: sourceLocation
      )
      return
    }
    let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == kept, sourceLocation: sourceLocation)
  }
}
