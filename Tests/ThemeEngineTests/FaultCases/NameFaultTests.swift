import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with names: a theme keeps each as it is written, whatever it holds.
struct NameFaultTests {
  private static let names = [
    // Digits first, and an underscore that tells two names apart (NM-03).
    "2xl", "_2xl", "size.2xl",
    // Words of programming languages (NM-04), and of a platform (NM-07).
    "in", "is", "when", "object", "value", "data", "primary", "clear",
    // Characters that style sheets and paths give a meaning (NM-06).
    "1/2", "50%", "a b", "a,b", "#1", "~", "a = b",
    // A label (NM-08), a digit within a word (NM-09), other scripts (NM-10).
    "Red (217)", "typography.h1", "🔥", "màu", "主色",
  ]

  /// A file with each name as a token, and a token that refers to it by braces and by a pointer.
  private static let file: String = {
    var members = [#""$type": "number""#]
    for (index, name) in names.enumerated() {
      let parts = name.split(separator: ".").map(String.init)
      members.append(
        parts.map { "\"\($0)\": {" }.joined() + "\"$value\": \(index)"
          + String(repeating: "}", count: parts.count)
      )
      members.append("\"by braces \(index)\": {\"$value\": \"{\(name)}\"}")
      let pointer = DocumentReading.pointerText(parts)
      members.append("\"by pointer \(index)\": {\"$value\": {\"$ref\": \"\(pointer)\"}}")
    }
    return "{" + members.joined(separator: ",\n ") + "}"
  }()

  @Test("every name is a key of the theme and can be referred to (NM-03, NM-06, NM-10)")
  func namesAreKeys() throws {
    let files = try FaultCaseFiles(["t.json": Self.file])
    let result = files.run("validate", "./t.json")
    #expect(result.text == "no findings\nchecked 1 file, \(Self.names.count * 3) tokens\n")
    let tokens = try files.tokens("./t.json")
    for (index, name) in Self.names.enumerated() {
      #expect(tokens[name] == "\(index)")
      #expect(tokens["by braces \(index)"] == "\(index)")
      #expect(tokens["by pointer \(index)"] == "\(index)")
    }
  }

  @Test("a name is explained as it is written (NM-08, NM-09)", arguments: names)
  func namesAreExplained(_ name: String) throws {
    let index = try #require(Self.names.firstIndex(of: name))
    let files = try FaultCaseFiles(["t.json": Self.file])
    let theme = files.run("resolve", "./t.json", "--trace")
    try files.folder.write(theme.standardOutput, to: "theme.json")
    for file in ["./t.json", "./theme.json"] {
      let result = files.run("explain", file, "by braces \(index)", "--format", "json")
      let steps = try JSONDocument(parsing: result.standardOutput).root["steps"]
      #expect(steps?.elements.map { $0["token"]?.string } == ["by braces \(index)", name])
      #expect(steps?.elements.map { $0["text"]?.string } == [name, "\(index)"])
    }
  }

  @Test("a renamed token with blanks in its name knows its users (NM-06)") func renamedWithBlanks()
    throws
  {
    func file(_ name: String) -> String {
      #"{"p": {"\#(name)": {"$type": "number", "$value": 7}}, "use": {"$value": "{p.\#(name)}"}}"#
    }
    let files = try FaultCaseFiles(["a.json": file("my sky"), "b.json": file("my = sea")])
    let diff = files.run("diff", "./a.json", "./b.json")
    #expect(diff.text.contains("p.my = sea is referred to by use\n"))
  }

  @Test("names that differ in letter case alone are told apart and noted (NM-03)")
  func letterCase() throws {
    let files = try FaultCaseFiles([
      "t.json":
        #"{"$type": "number", "Ink": {"$value": 1}, "ink": {"$value": 2}, "iNk": {"$value": 3}}"#
    ])
    #expect(try files.tokens("./t.json") == ["Ink": "1", "ink": "2", "iNk": "3"])
    let result = files.run("validate", "./t.json")
    #expect(
      result.text.contains("warning: [dtcg/name-collision] 'ink' differs from 'Ink' beside it")
    )
    #expect(result.status == 0)
  }
}
