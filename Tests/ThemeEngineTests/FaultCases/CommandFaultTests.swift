import Foundation
import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other command lines, each with the right answer.
struct CommandFaultTests {
  private static let good = #"{"b": {"$type": "number", "$value": 1}}"#
  private static let files = [
    "good.json": good, "bad.json": #"{"b" 1}"#,
    "broken.json": #"{"b": {"$type": "number", "$value": "{c}"}}"#,
    "ring.json": #"{"$type": "number", "b": {"$value": "{c}"}, "c": {"$value": "{b}"}}"#,
  ]

  private static let faults = [
    "missing.json": "error: can't read '", "bad.json": "bad.json:1:6: error: [json/syntax]",
    "broken.json": "broken.json:1:37: error: [alias/unknown] 'c' does not exist",
    "ring.json": "ring.json:1:37: error: [alias/cycle] tokens refer to each other in a ring",
  ]

  @Test(
    "no command ends well on a file with a fault (CLI-01)",
    arguments: ["missing.json", "bad.json", "broken.json", "ring.json"],
    [
      ["resolve", "./?"], ["explain", "./?", "b"], ["diff", "./?", "./good.json"],
      ["diff", "./good.json", "./?"], ["matrix", "./?"], ["matrix", "./good.json", "./?"],
      ["validate", "./?"], ["validate", "./?", "./good.json"],
    ]
  )
  func statuses(_ name: String, _ words: [String]) throws {
    let files = try FaultCaseFiles(Self.files)
    let arguments = words.map { $0.replacing("./", with: "\(files.folder.path)/") }
      .map { $0.replacing("?", with: name) }
    let result = CommandRun.program.outcome(arguments: arguments)
    let isReport = words[0] == "validate" && name != "missing.json"
    let place = try #require(Self.faults[name])
    #expect((isReport ? result.text : result.standardError).contains(place))
    #expect(result.status == (isReport ? 1 : 2))
    // Where several themes are asked for, the good ones are done.
    let isDone =
      words[0] == "matrix" && words.count == 3 || words.count == 3 && words[0] == "validate"
    if !isReport { #expect(result.standardOutput.isEmpty == !isDone) }
  }

  @Test(
    "an unknown option is a usage error of every command (CLI-01)",
    arguments: [
      "list", "resolve", "explain", "diff", "matrix", "validate", "schema", "new-brand", "help",
    ]
  )
  func unknownOptions(_ command: String) {
    let result = CommandRun.program.outcome(arguments: [command, "--quiet-please"])
    #expect(result.standardError.hasPrefix("error: unknown option '--quiet-please'"))
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test("five hundred warnings of one kind don't hide the error (CLI-03)") func flood() throws {
    let value = ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#0000ff"}"##
    let color = #"{"$type": "color", "$value": \#(value)}"#
    var lines = (0..<500).map { #"  "w\#($0)": \#(color)"# }
    let sound = "{\n" + lines.joined(separator: ",\n") + "\n}"
    lines.insert(#"  "bad": {"$type": "number", "$value": "{gone}"}"#, at: 250)
    let files = try FaultCaseFiles([
      "flood.json": "{\n" + lines.joined(separator: ",\n") + "\n}", "sound.json": sound,
    ])
    let text = files.run("validate", "./flood.json").text
    #expect(text.split(separator: "\n").count < 40)
    let place = files.folder("flood.json")
    #expect(
      text.hasSuffix(
        """
          = token: w4

        warning: [dtcg/hex-mismatch] and 495 more of this kind in '\(place)'; --all shows each

        \(place):252:40: error: [alias/unknown] 'gone' does not exist
            |
        252 |   "bad": {"$type": "number", "$value": "{gone}"},
            |\(String(repeating: " ", count: 40))^
            = token: bad
            = help: expected a token of the document, found '{gone}'

        1 error, 500 warnings
        checked 1 file, 500 tokens

        """
      )
    )
    let all = files.run("validate", "--all", "./flood.json").text
    #expect(all.components(separatedBy: "[dtcg/hex-mismatch]").count == 501)
    let json = files.run("validate", "./flood.json", "--format", "json")
    let root = try JSONDocument(parsing: json.standardOutput).root
    #expect(root["findings"]?.count == 501)
    for command in [
      ["resolve"], ["explain", "w1"], ["matrix"], ["diff", files.folder("sound.json")],
    ] {
      let arguments = [command[0], files.folder("sound.json")] + command.dropFirst()
      let result = CommandRun.program.outcome(arguments: arguments)
      #expect(
        result.standardError.contains(
          "and 495 more of this kind in '\(files.folder("sound.json"))'; "
        )
      )
      #expect(result.standardError.contains("'theme-cli validate --all' shows each\n"))
      #expect(result.standardError.hasSuffix("500 warnings\n"))
      #expect(result.status == 0)
    }
  }

  @Test("repeating a group's type or a value is no collision (CLI-04)") func noCollisions() throws {
    var texts: [String: String] = [:]
    for index in 1...5 {
      texts["\(index).json"] = #"""
        {"colour": {"$type": "color", "same": {"$value": \#(TokenReading.color(0xFF0000))},
          "c\#(index)": {"$value": \#(TokenReading.color(UInt32(index)))}}}
        """#
    }
    let sources = (1...5).map { #"{"$ref": "\#($0).json"}"# }.joined(separator: ", ")
    texts["t.resolver.json"] = #"""
      {"version": "2025.10", "sets": {"s": {"sources": [\#(sources)]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """#
    let files = try FaultCaseFiles(texts)
    let result = files.run("validate", "./t.resolver.json")
    #expect(result.text == "no findings\nchecked 1 file, 6 tokens\n")
    #expect(result.standardError == "")
  }

  @Test("an output that can't be written is one message, and nothing changes (CLI-07)")
  func unwritableOutputs() throws {
    let files = try FaultCaseFiles(["good.json": Self.good, "kept.txt": "kept"])
    let manager = FileManager.default
    for folder in ["folder", "closed"] {
      try manager.createDirectory(
        atPath: files.folder(folder),
        withIntermediateDirectories: false
      )
    }
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: files.folder("closed"))
    var outputs = [
      files.folder("folder"), files.folder("kept.txt/theme.json"), files.folder("no/theme.json"),
      "/proc/theme.json",
    ]
    // Some users may write everywhere.
    if !manager.isWritableFile(atPath: files.folder("closed")) {
      outputs.append(files.folder("closed/theme.json"))
    }
    for output in outputs {
      for command in [["resolve", files.folder("good.json")], ["schema", "theme"]] {
        let result = CommandRun.program.outcome(arguments: command + ["--output", output])
        #expect(result.standardError.hasPrefix("error: can't write '\(output)': "))
        #expect(result.standardError.split(separator: "\n").count == 1)
        #expect(result.standardOutput == [])
        #expect(result.status == 2)
      }
    }
    let brand = files.run("new-brand", "Acme", "--output", "./kept.txt")
    #expect(brand.standardError.hasPrefix("error: '\(files.folder("kept.txt"))' is there already"))
    #expect(brand.status == 2)
    #expect(try files.folder.read("kept.txt") == Array("kept".utf8))
    #expect(try files.folder.names == ["closed", "folder", "good.json", "kept.txt"])
    #expect(try manager.contentsOfDirectory(atPath: files.folder("folder")).isEmpty)
  }

  @Test("a path with blanks and accents is a path (CLI-07)") func pathsWithBlanks() throws {
    let files = try FaultCaseFiles()
    try FileManager.default.createDirectory(
      atPath: files.folder("a b é"),
      withIntermediateDirectories: false
    )
    try files.folder.write(Self.good.utf8, to: "a b é/ü x.json")
    try files.folder.write(
      #"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a b é/ü x.json"},
        {"$ref": "a%20b%20é/%C3%BC%20x.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """#.utf8,
      to: "my t.resolver.json"
    )
    let written = files.run("resolve", "./a b é/ü x.json", "--output", "./a b é/o ü.json")
    #expect(written.status == 0)
    #expect(
      files.run("diff", "./a b é/o ü.json", "./my t.resolver.json").text == "no differences\n"
    )
  }

  @Test("line ends of Windows are read, and written by none (CLI-08)") func lineEnds() throws {
    let text = #"""
      {
        "a": {"$type": "number", "$value": 1, "$description": "one\r\ntwo"},
        "c": {"$type": "number", "$value": 2, "$foo": 1}
      }

      """#
    let files = try FaultCaseFiles(["t.json": text.replacing("\n", with: "\r\n")])
    for command in [
      ["resolve"], ["resolve", "--trace"], ["validate"], ["explain", "a"], ["matrix"],
    ] {
      let arguments = [command[0], files.folder("t.json")] + command.dropFirst()
      let result = CommandRun.program.outcome(arguments: arguments)
      #expect(result.status == 0)
      for output in [result.standardOutput, Array(result.standardError.utf8)] where !output.isEmpty
      {
        #expect(!output.contains(UInt8(ascii: "\r")))
        #expect(output.last == UInt8(ascii: "\n"))
        #expect(output.dropLast().last != UInt8(ascii: "\n"))
      }
    }
    let warning = files.run("validate", "./t.json").text
    #expect(warning.contains("t.json:3:41: warning: [dtcg/unknown-property]"))
    #expect(files.run("resolve", "./t.json").text.contains(#""description": "one\r\ntwo""#))
  }
}
