import Testing
import ThemeEngine

struct ElevationTests {
  static let shadow: [(String, TokenValue)] = [
    ("color", .color(.srgb(0, 0, 0, alpha: 0.2))), ("offsetX", .number(0)), ("offsetY", .number(2)),
    ("blur", .blur(.css(8))), ("spread", .number(0)), ("inset", .bool(false)),
  ]

  static func entries(
    _ path: String,
    style: String,
    border: (Double, ColorValue)? = nil,
    shadows: [[(String, TokenValue)]] = [],
    material: (tint: ColorValue, fallback: ColorValue)? = nil
  ) -> [TokenTable.Entry] {
    let level = TokenPath(path)
    var entries = [TokenTable.Entry(level.appending("style"), .string(style))]
    func add(_ name: String, _ value: TokenValue) {
      entries.append(TokenTable.Entry(level.appending(name), value))
    }
    if let border {
      add("border.width", .number(border.0))
      add("border.color", .color(border.1))
    } else {
      add("border", .null)
    }
    if shadows.isEmpty { add("shadows", .list([])) }
    for (index, shadow) in shadows.enumerated() {
      for (name, value) in shadow { add("shadows.\(index).\(name)", value) }
    }
    if let material {
      add("material.name", .string("regular"))
      add("material.tint", .color(material.tint))
      add("material.fallback", .color(material.fallback))
    } else {
      add("material", .null)
    }
    return entries
  }

  private func theme(_ entries: [TokenTable.Entry]) throws -> ResolvedTheme {
    let theme = try ComparedThemes.theme("novus")
    return theme.replacing(theme.leaves("elevation.card"), entries)
  }

  private var line: ColorValue {
    get throws { try ComparedThemes.theme("novus").color(.border) }
  }

  @Test func borderAgainstShadowIsOneChange() throws {
    let border = try theme(
      Self.entries("elevation.card", style: "border", border: (1, line))
    )
    let shadow = try theme(
      Self.entries("elevation.card", style: "shadow", shadows: [Self.shadow, Self.shadow])
    )
    let diff = ThemeDiff(border, shadow)
    let change = try #require(diff.changes.first)
    #expect(diff.changes.count == 1)
    #expect(change.token == TokenPath("elevation.card"))
    #expect(change.kind == .changed)
    #expect(change.impact == .major)
    let layer = "shadow 0 2, blur 8 CSS, radius 4 SwiftUI, in #000000 at opacity 0.2"
    #expect(change.text == "kind changed: border 1 pt in border → \(layer) + \(layer)")
    #expect(change.left?[member: "border"]?[member: "width"] == .number(1))
    #expect(change.left?[member: "shadows"] == .list([]))
    #expect(change.right?[member: "border"] == .null)
    #expect(change.right?[member: "shadows"]?.list?.count == 2)
    let back = try #require(ThemeDiff(shadow, border).changes.first)
    #expect(back.left == change.right)
    #expect(back.right == change.left)
    #expect(!back.text.contains("Optional") && !change.text.contains("nil"))
  }

  @Test func theSameStructureIsComparedLeafByLeaf() throws {
    let one = try theme(Self.entries("elevation.card", style: "border", border: (1, line)))
    let other = try theme(Self.entries("elevation.card", style: "border", border: (2, line)))
    let diff = ThemeDiff(one, other)
    #expect(diff.changes.map(\.token.description) == ["elevation.card.border.width"])
    #expect(diff.changes.map(\.text) == ["1 pt → 2 pt"])
  }

  @Test func aFurtherLayerIsMinorAndALostOneMajor() throws {
    let one = try theme(Self.entries("elevation.card", style: "shadow", shadows: [Self.shadow]))
    let two = try theme(
      Self.entries("elevation.card", style: "shadow", shadows: [Self.shadow, Self.shadow])
    )
    #expect(ThemeDiff(one, two).changes.map(\.impact) == [.minor])
    #expect(ThemeDiff(two, one).changes.map(\.impact) == [.major])
  }

  @Test func materialsAndNothingAreInWords() throws {
    let flat = try theme(Self.entries("elevation.card", style: "none"))
    let glass = try theme(
      Self.entries(
        "elevation.card",
        style: "material",
        material: (.srgb(1, 1, 1, alpha: 0.5), .hex(0x123456))
      )
    )
    #expect(
      ThemeDiff(flat, glass).changes.map(\.text) == [
        "kind changed: none → material regular, tint #ffffff at opacity 0.5, fallback #123456"
      ]
    )
  }
}
