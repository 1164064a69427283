import Foundation
import ThemeCommands
import ThemeEngine

/// Files in a folder that is gone after the test, and the program run on them.
struct FaultCaseFiles {
  let folder: CommandFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try CommandFolder()
    for (name, text) in files {
      let path = URL(filePath: folder(name)).deletingLastPathComponent().path()
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try folder.write(text.utf8, to: name)
    }
  }

  /// Runs a command; an argument that begins with `./` names a file of the folder.
  func run(_ arguments: String...) -> CommandResult {
    CommandRun.program.outcome(
      arguments: arguments.map { $0.hasPrefix("./") ? folder(String($0.dropFirst(2))) : $0 }
    )
  }

  /// The tokens of the theme that `resolve` gives for a file, each with its value as JSON.
  func tokens(_ arguments: String...) throws -> [String: String] {
    let result = CommandRun.program.outcome(
      arguments: ["resolve", "--compact"]
        + arguments.map { $0.hasPrefix("./") ? folder(String($0.dropFirst(2))) : $0 }
    )
    let document = try JSONDocument(parsing: result.standardOutput)
    var tokens: [String: String] = [:]
    guard let custom = document.root["custom"] else { return [:] }
    for member in custom.members {
      tokens[member.key] = member.value["value"].map(document.text)
    }
    return tokens
  }
}

extension JSONDocument {
  /// A value as it is written.
  fileprivate func text(_ node: JSONNode) -> String {
    String(decoding: bytes[node.offset..<node.endOffset], as: UTF8.self)
  }
}
