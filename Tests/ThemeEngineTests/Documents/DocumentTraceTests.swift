import Testing

@testable import ThemeEngine

/// The way from a document's token to its literals.
struct DocumentTraceTests {
  private static let measure = #"{"value": 16, "unit": "px"}"#
  private static let file = """
    {
      "ink": {"$type": "color", "$value": \(TokenReading.color(0x204060))},
      "text": {"$value": "{ink}"},
      "body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": \(measure),
        "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}},
      "size": {"$type": "dimension", "$value": {"$ref": "#/body/$value/fontSize"}},
      "big": {"$value": "{size}"},
      "mixed": {"$type": "color", "$value": {"colorSpace": "srgb",
        "components": [{"$ref": "#/ink/$value/components/0"}, 1, {"$ref": "#/ink/$value/components/2"}]}},
      "edge": {"$type": "border", "$value": {"color": "{text}", "width": "{big}", "style": "solid"}}
    }
    """

  private func resolution() throws -> Resolution {
    let document = TokenDocument(parsing: Array(Self.file.utf8), name: "t.json")
    #expect(document.findings.isEmpty)
    return try ThemeResolver.resolution(of: BrandDefinition(document, file: "t.json"))
  }

  private static let steps: [(String, [String])] = [
    ("text", ["text = ink", "ink = #204060"]),
    ("size", ["size = {value: 16, unit: px}, with parts of body", "body = "]),
    ("big", ["big = size", "size = {value: 16, unit: px}, with parts of body", "body = "]),
    ("mixed", ["mixed = #20ff60, with parts of ink", "ink = #204060"]),
    (
      "edge",
      [
        "edge = {color: {text}, width: {big}, style: solid}", "text = ink", "ink = #204060",
        "big = size", "size = {value: 16, unit: px}, with parts of body", "body = ",
      ]
    ),
  ]

  @Test(arguments: steps)
  func namesEveryTokenOnTheWay(path: String, steps: [String]) throws {
    let found = try #require(resolution().trace(TokenPath(path))).steps
    #expect(found.count == steps.count)
    for (step, beginning) in zip(found, steps) {
      #expect(beginning.hasSuffix("= ") ? step.hasPrefix(beginning) : step == beginning)
    }
  }

  @Test func reachesWhatTakesParts() throws {
    let resolution = try resolution()
    #expect(resolution.reach(TokenPath("ink")).map(\.description) == ["text", "mixed", "edge"])
    #expect(resolution.reach(TokenPath("body")).map(\.description) == ["size", "big", "edge"])
  }
}
