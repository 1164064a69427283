import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with shadows of token files, each with the right value.
struct DocumentElevationFaultTests {
  private static func shadow(_ blur: String, _ spread: String = "0", alpha: String = "1") -> String
  {
    let none = #"{"value": 0, "unit": "px"}"#
    return #"""
      {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": \#(alpha)},
       "offsetX": \#(none), "offsetY": \#(none), "blur": \#(blur),
       "spread": {"value": \#(spread), "unit": "px"}}
      """#
  }

  @Test(
    "a blur stays as it is written (SH-02)",
    arguments: [
      ("0", "px"), ("1", "px"), ("7", "px"), ("24", "px"), ("1.5", "rem"),
    ]
  )
  func blur(_ value: String, _ unit: String) throws {
    let blur = #"{"value": \#(value), "unit": "\#(unit)"}"#
    let files = try FaultCaseFiles(["t.json": TokenReading.file("shadow", Self.shadow(blur))])
    let written = #""blur":{"value":\#(value),"unit":"\#(unit)"}"#
    #expect(try files.tokens("./t.json")["t"]?.contains(written) == true)
    try files.folder.write(files.run("resolve", "./t.json").standardOutput, to: "again.json")
    #expect(try files.tokens("./again.json") == files.tokens("./t.json"))
  }

  @Test("a spread is kept, and its change is a difference (SH-03)", arguments: ["-1", "-3", "3"])
  func spread(_ spread: String) throws {
    let blur = #"{"value": 8, "unit": "px"}"#
    let files = try FaultCaseFiles([
      "t.json": TokenReading.file("shadow", Self.shadow(blur, spread)),
      "none.json": TokenReading.file("shadow", Self.shadow(blur)),
    ])
    let written = #""spread":{"value":\#(spread),"unit":"px"}"#
    #expect(try files.tokens("./t.json")["t"]?.contains(written) == true)
    let diff = files.run("diff", "./none.json", "./t.json")
    #expect(diff.text.contains("spread \(spread) pt"))
  }

  @Test("layers are split outside parentheses (SH-04)") func layers() throws {
    let reading = TokenReading(
      TokenReading.file(
        "shadow",
        #""0 1px 2px rgba(0, 0, 0, .2), inset 0 0 0 1px rgb(1 2 3 / 50%)""#
      ),
      lenient: true
    )
    let layers = try #require(reading.value("t")?.list)
    #expect(
      layers.map { $0[member: "color"]?.color?.hexWithAlpha } == ["#00000033", "#01020380"]
    )
    #expect(layers.map { $0[member: "inset"]?.bool } == [nil, true])
    #expect(layers[1][member: "spread"] == .dimension(1))
  }

  @Test("a border in one file and a shadow in the other are two kinds (SH-05)")
  func kinds() throws {
    let blur = #"{"value": 3, "unit": "px"}"#
    let border = #"""
      {"color": \#(TokenReading.color(0)), "width": {"value": 1, "unit": "px"}, "style": "solid"}
      """#
    let files = try FaultCaseFiles([
      "a.json": TokenReading.file("border", border),
      "b.json": TokenReading.file("shadow", "[\(Self.shadow(blur)), \(Self.shadow(blur))]"),
    ])
    let diff = files.run("diff", "./a.json", "./b.json")
    #expect(diff.text.contains("border: color #000000, width 1 pt,"))
    #expect(diff.text.contains("shadow: (color #000000"))
    #expect(diff.text.contains("impact major\n"))
    let back = files.run("diff", "./b.json", "./a.json", "--format", "json")
    let change = try JSONDocument(parsing: back.standardOutput).root["changes"]?.elements
      .first { _ in true }
    #expect(change?["text"]?.string?.hasPrefix("shadow (color #000000") == true)
    #expect(change?["text"]?.string?.contains(" → border color #000000") == true)
    for text in [diff.text, back.text] { #expect(!text.contains("Optional")) }
  }

  @Test(
    "a shadow without layers is refused, and leniently none (SH-06)",
    arguments: [
      "[]", #""none""#,
    ]
  )
  func noLayers(_ value: String) throws {
    let strict = TokenReading(TokenReading.file("shadow", value))
    #expect(strict.summary == ["dtcg/wrong-type t"])
    let finding = try #require(strict.document.findings.first)
    #expect(finding.suggestion == nil)
    #expect(
      finding.message
        == "a shadow has to have at least one layer, found \(value == "[]" ? "an empty list" : "'none'")"
        + "; for none give one whose color has the alpha 0"
    )
    let lenient = TokenReading(TokenReading.file("shadow", value), lenient: true)
    #expect(lenient.summary == ["warning dtcg/repaired t"])
    #expect(lenient.value("t") == .list([]))
    #expect(
      TokenReading(TokenReading.file("gradient", "[]"), lenient: true).rules == [.dtcgWrongType]
    )
  }

  @Test("a shadow that can't be seen keeps its parts (SH-06)") func clearShadow() throws {
    let blur = #"{"value": 0, "unit": "px"}"#
    let files = try FaultCaseFiles([
      "t.json": TokenReading.file("shadow", Self.shadow(blur, alpha: "0"))
    ])
    let value = try #require(try files.tokens("./t.json")["t"])
    #expect(value.contains(#""alpha":0,"#))
    #expect(value.contains(#""blur":{"value":0,"unit":"px"}"#))
  }

  @Test("one layer alone and in a list is one shadow (SH-05)") func loneLayer() throws {
    let shadow = Self.shadow(#"{"value": 3, "unit": "px"}"#)
    let files = try FaultCaseFiles([
      "a.json": TokenReading.file("shadow", shadow),
      "b.json": TokenReading.file("shadow", "[\(shadow)]"),
      "c.json": TokenReading.file("shadow", "[\(shadow), \(shadow)]"),
    ])
    #expect(files.run("diff", "./a.json", "./b.json", "--exit-code").status == 0)
    #expect(files.run("diff", "./a.json", "./c.json", "--exit-code").status == 1)
  }
}
