import Testing
import ThemeEngine

@Suite struct JSONWriterTests {
  private func example(_ style: JSONStyle) -> String {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    writer.key("formatVersion")
    writer.string("1.0")
    writer.key("list")
    writer.beginArray()
    writer.integer(1)
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.key("components")
    writer.beginArray(inline: true)
    writer.number(0.5)
    writer.number(1)
    writer.number(-0.0)
    writer.endArray()
    writer.key("none")
    writer.beginArray(inline: true)
    writer.endArray()
    writer.key("flag")
    writer.bool(true)
    writer.key("group")
    writer.beginObject()
    writer.key("a")
    writer.null()
    writer.endObject()
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func pretty() {
    #expect(
      example(.pretty) == """
        {
          "formatVersion": "1.0",
          "list": [
            1,
            {},
            []
          ],
          "components": [0.5, 1, 0],
          "none": [],
          "flag": true,
          "group": {
            "a": null
          }
        }

        """
    )
  }

  @Test func compact() {
    #expect(
      example(.compact) == """
        {"formatVersion":"1.0","list":[1,{},[]],"components":[0.5,1,0],"none":[],"flag":true,\
        "group":{"a":null}}

        """
    )
  }

  private static let texts: [(String, String)] = [
    ("", "\"\""), ("plain", "\"plain\""), ("a\"b\\c/d", #""a\"b\\c/d""#),
    (
      "\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}",
      "\"\\u0000\\u0001\\b\\t\\n\\u000b\\f\\r\\u001f\u{7F}\""
    ),
    ("é漢😀\u{2028}e\u{301}", "\"é漢😀\u{2028}e\u{301}\""), ("</script>", "\"</script>\""),
    ("\n", #""\n""#), ("x\n", #""x\n""#), ("\nx", #""\nx""#),
  ]

  @Test(arguments: texts)
  func strings(_ value: String, _ text: String) throws {
    var writer = JSONWriter(style: .compact)
    writer.string(value)
    let bytes = writer.finish()
    #expect(bytes == Array((text + "\n").utf8))
    let read = try JSONDocument(parsing: bytes).root.string
    #expect(read.map { Array($0.utf8) } == Array(value.utf8))
  }

  @Test func inlineArraysHoldEverythingOnOneLine() {
    var writer = JSONWriter(style: .pretty)
    writer.beginArray(inline: true)
    writer.beginObject()
    writer.key("a")
    writer.integer(1)
    writer.key("b")
    writer.beginArray()
    writer.integer(2)
    writer.endArray()
    writer.endObject()
    writer.integer(3)
    writer.endArray()
    #expect(writer.finish() == Array("[{\"a\": 1, \"b\": [2]}, 3]\n".utf8))
  }

  @Test func finishClosesWhatIsOpen() {
    var writer = JSONWriter(style: .compact)
    writer.endObject()
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    #expect(writer.finish() == Array("{\"a\":[]}\n".utf8))
  }

  @Test func whatIsNotFiniteIsNull() {
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    writer.number(.nan)
    writer.number(.infinity)
    writer.endArray()
    #expect(writer.finish() == Array("[null,null]\n".utf8))
  }

  @Test func copyKeepsOrderAndWritesNumbersAnew() throws {
    let text = #"""
      { "z":1.0e0, "a" : [ 1.50, -0, 1E2 ],"\u0061":{"deep":[[],{},[{"k":"\u00e9\/"}]]},
        "big":1e400, "small": 0.0000001, "t":[true,false,null] }
      """#
    let document = try JSONDocument(parsing: Array(text.utf8))
    var compact = JSONWriter(style: .compact)
    compact.copy(document.root)
    #expect(
      String(decoding: compact.finish(), as: UTF8.self) == """
        {"z":1,"a":[1.5,0,100],"a":{"deep":[[],{},[{"k":"é/"}]]},"big":1e400,"small":1e-07,\
        "t":[true,false,null]}

        """
    )
    var pretty = JSONWriter(style: .pretty)
    pretty.copy(document.root)
    #expect(
      String(decoding: pretty.finish(), as: UTF8.self) == """
        {
          "z": 1,
          "a": [1.5, 0, 100],
          "a": {
            "deep": [
              [],
              {},
              [
                {
                  "k": "é/"
                }
              ]
            ]
          },
          "big": 1e400,
          "small": 1e-07,
          "t": [true, false, null]
        }

        """
    )
  }

  @Test func copyOfAPart() throws {
    let document = try JSONDocument(parsing: Array(#"{"a":{"b":[1,2]},"c":3}"#.utf8))
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    for member in document.root.members { writer.copy(member.value) }
    writer.endArray()
    #expect(writer.finish() == Array("[{\"b\":[1,2]},3]\n".utf8))
  }

  @Test(
    .enabled(if: JSONTestSuiteFolder.url != nil, "skipped: the conformance files are absent"),
    arguments: JSONTestSuiteFolder.files("y_")
  )
  func writingAgainChangesNothing(_ file: String) throws {
    let document = try JSONDocument(parsing: JSONTestSuiteFolder.bytes(file))
    for style in [JSONStyle.compact, .pretty] {
      var first = JSONWriter(style: style)
      first.copy(document.root)
      let bytes = first.finish()
      var second = JSONWriter(style: style)
      second.copy(try JSONDocument(parsing: bytes).root)
      #expect(second.finish() == bytes)
    }
  }
}
