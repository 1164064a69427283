import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// Which files a resolver document may refer to.
struct DocumentReferenceTests {
  private let folder: CommandFolder
  /// The document's folder, in `folder`.
  private let inner: String

  init() throws {
    folder = try CommandFolder()
    inner = folder("inner")
    for name in ["inner", "inner/below", "innermost"] {
      try FileManager.default.createDirectory(
        atPath: folder(name),
        withIntermediateDirectories: true
      )
    }
    let tokens = #"{"t": {"$type": "number", "$value": 7}}"#.utf8
    for name in ["outside.json", "inner/below/inside.json", "innermost/outside.json"] {
      try folder.write(tokens, to: name)
    }
    let links = [
      "file.json": folder("outside.json"), "folder": folder.path,
      "chain.json": "\(inner)/file.json", "kept.json": "\(inner)/below/inside.json",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(inner)/\(name)",
        withDestinationPath: target
      )
    }
  }

  private func run(
    _ command: String,
    reading path: String,
    _ options: String...
  ) throws
    -> CommandResult
  {
    let text = #"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "\#(path)"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """#
    try folder.write(text.utf8, to: "inner/main.json")
    return CommandRun.program.outcome(arguments: [command, "\(inner)/main.json"] + options)
  }

  private func path(_ text: String) -> String { text.replacing("$FOLDER", with: folder.path) }

  private static let outside = [
    "../outside.json", "below/../../outside.json", "$FOLDER/outside.json",
    "../innermost/outside.json", "file.json", "chain.json", "folder/outside.json",
  ]

  @Test(arguments: outside)
  func refusesFilesOutsideTheFolder(reference: String) throws {
    let path = path(reference)
    for (command, status) in [("resolve", 2), ("validate", 1)] as [(String, Int32)] {
      let result = try run(command, reading: path)
      let text = result.standardError + result.text
      #expect(text.contains("main.json:1:"))
      #expect(text.contains("error: [resolver/unreadable-file]"))
      #expect(text.replacing("\n", with: " ").contains("--allow-read"))
      #expect(result.status == status)
    }
  }

  @Test(arguments: outside)
  func readsThemWhereAllowed(reference: String) throws {
    let path = path(reference)
    for command in ["resolve", "validate"] {
      let result = try run(command, reading: path, "--allow-read", folder.path)
      #expect(result.standardError == "")
      #expect(result.status == 0)
    }
    let theme = try run("resolve", reading: path, "--compact", "--allow-read", folder.path)
    #expect(theme.text.contains(#""t":{"type":"number","value":7}"#))
  }

  @Test func namesTheFolderToAllow() throws {
    let result = try run("validate", reading: "../outside.json", "--format", "json")
    let root = try JSONDocument(parsing: result.standardOutput).root
    let message = root["findings"]?.elements.first { _ in true }?["message"]?.string ?? ""
    let option = try #require(message.firstRange(of: "--allow-read "))
    let named = String(message[option.upperBound...].prefix { $0 != "'" })
    let allowed = try run("resolve", reading: "../outside.json", "--allow-read", named)
    #expect(allowed.status == 0)
  }

  @Test func allowsNoFolderOfASimilarName() throws {
    let result = try run(
      "resolve",
      reading: "../innermost/outside.json",
      "--allow-read",
      folder("inner")
    )
    #expect(result.status == 2)
  }

  @Test(arguments: ["below/inside.json", "./below/inside.json", "kept.json", "below/../kept.json"])
  func readsFilesBelowTheFolder(path: String) throws {
    let result = try run("resolve", reading: path, "--compact")
    #expect(result.text.contains(#""t":{"type":"number","value":7}"#))
    #expect(result.status == 0)
  }

  @Test(arguments: ["https://example.com/tokens.json", "file:///etc/hosts", "HTTP://example.com/a"])
  func readsNoURLs(path: String) throws {
    for options in [[], ["--allow-read", "/"]] {
      let text = #"""
        {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "\#(path)"}]}},
         "resolutionOrder": [{"$ref": "#/sets/s"}]}
        """#
      try folder.write(text.utf8, to: "inner/main.json")
      let result = CommandRun.program.outcome(
        arguments: ["resolve", "\(inner)/main.json"] + options
      )
      let place = "main.json:1:60: error: [resolver/unsupported-reference]"
      #expect(result.standardError.contains("\(place) the reference '\(path)' is not followed"))
      #expect(result.status == 2)
    }
  }

  @Test(arguments: ["absent.json", "below", "below/inside.json/deeper.json"])
  func saysWhyAFileCantBeRead(path: String) throws {
    let result = try run("resolve", reading: path)
    #expect(result.standardError.contains("error: [resolver/unreadable-file]"))
    #expect(result.standardError.contains("'\(path)' can't be read: "))
    #expect(!result.standardError.contains("--allow-read"))
    #expect(result.status == 2)
  }
}
