import Testing
import ThemeEngine

@Suite struct JSONNodeTests {
  private static let text = """
    {"b": [1, "x\\u00e9\\n\\ud83d\\ude00", true, false, null, {}], "a": {"k": -1.5e2}, "": []}
    """

  @Test func membersKeepTheirOrder() throws {
    let document = try JSONDocument(parsing: Array(Self.text.utf8))
    let root = document.root
    #expect(root.kind == .object)
    #expect(root.count == 3)
    #expect(root.members.map(\.key) == ["b", "a", ""])
    #expect(root.members.map(\.value.kind) == [.array, .object, .array])
    #expect(root.members.map(\.keyOffset) == [1, 59, 79])
    #expect(document.duplicateKeys.isEmpty)
    #expect(document.bytes == Array(Self.text.utf8))
  }

  @Test func valuesOfEachKind() throws {
    let root = try JSONDocument(parsing: Array(Self.text.utf8)).root
    let list = try #require(root["b"])
    let values = list.elements.map { $0 }
    #expect(list.count == 6)
    #expect(values.map(\.kind) == [.number, .string, .bool, .bool, .null, .object])
    #expect(values[0].number == 1)
    #expect(values[0].integer == 1)
    #expect(values[1].string == "xé\n😀")
    #expect(values[1].isString("xé\n😀"))
    #expect(!values[1].isString("xe\u{301}\n😀"))
    #expect(values[2].bool == true)
    #expect(values[3].bool == false)
    #expect(values[4].isNull)
    #expect(values[5].count == 0)
    #expect(values[5].members.isEmpty)
    #expect(root["a"]?["k"]?.number == -150)
    #expect(root["a"]?["k"]?.integer == -150)
    #expect(root["a"]?["k"]?.numberText == "-1.5e2")
    #expect(root[""]?.elements.isEmpty == true)
    #expect(root["c"] == nil)
  }

  @Test func anotherKindHasNoValue() throws {
    let root = try JSONDocument(parsing: Array("[1, \"s\", true, null, {\"a\": 1}]".utf8)).root
    #expect(root.string == nil && root.number == nil && root.bool == nil && !root.isNull)
    #expect(root["a"] == nil)
    #expect(root.members.map(\.key).isEmpty)
    let values = root.elements.map { $0 }
    #expect(values[0].string == nil && values[0].bool == nil && values[0].count == 0)
    #expect(values[1].number == nil && values[1].numberText == nil && values[1].integer == nil)
    #expect(values[2].string == nil && values[2].elements.isEmpty)
    #expect(values[4].elements.isEmpty)
  }

  @Test func offsetsSpanTheValues() throws {
    let document = try JSONDocument(
      parsing: Array("  {\"k\" : [ 12 , \"ab\" ] , \"l\":true}\n".utf8)
    )
    let root = document.root
    #expect(root.offset == 2)
    #expect(root.endOffset == 34)
    let spans = try #require(root["k"]).elements.map { [$0.offset, $0.endOffset] }
    #expect(spans == [[11, 13], [16, 20]])
    #expect(root["k"]?.offset == 9)
    #expect(root["k"]?.endOffset == 22)
    let last = try #require(root.members.map { $0 }.last)
    #expect(
      [last.keyOffset, last.keyEndOffset, last.value.offset, last.value.endOffset]
        == [25, 28, 29, 33]
    )
  }

  @Test func keysAreComparedByteForByte() throws {
    let text = "{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2, \"\\u0061b\": 3, \"ab\": 4, \"abc\": 5}"
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(root["caf\u{E9}"]?.integer == 1)
    #expect(root["cafe\u{301}"]?.integer == 2)
    #expect(root["ab"]?.integer == 3)
    let members = root.members.map { $0 }
    #expect(members[2].hasKey("ab"))
    #expect(members[3].hasKey("ab"))
    #expect(!members[4].hasKey("ab") && !members[3].hasKey("abc"))
  }

  @Test func plainRoots() throws {
    #expect(try JSONDocument(parsing: Array(" \"a\" ".utf8)).root.string == "a")
    #expect(try JSONDocument(parsing: Array("0".utf8)).root.integer == 0)
    #expect(try JSONDocument(parsing: Array("null".utf8)).root.isNull)
  }

  @Test func allEscapes() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0000\u00Ff\uD834\uDd1E""#
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(root.string == "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{FF}\u{1D11E}")
  }

  /// Strings of each length around the eight bytes that are looked at together.
  @Test(arguments: 0..<40)
  func stringsOfEachLength(_ length: Int) throws {
    for special in ["", "é", "\\n", "漢", "😀"] {
      let text = String(repeating: "x", count: length) + special
      let decoded = String(repeating: "x", count: length) + (special == "\\n" ? "\n" : special)
      let document = try JSONDocument(parsing: Array("[\"\(text)\",\"\(text)y\"]".utf8))
      #expect(document.root.elements.map(\.string) == [decoded, decoded + "y"])
    }
  }
}
