import Testing
import ThemeEngine

/// Themes that went through a file.
struct ThemeDiffFileTests {
  private static let shadow = CustomToken(
    TokenPath("own.shadow"),
    CustomTraits(.shadow),
    .list([
      .object([.init("color", .color(.srgb(0, 0, 0, alpha: 0.2))), .init("blur", .dimension(4))]),
      .object([.init("color", .color(.hex(0x102030))), .init("blur", .dimension(8))]),
    ])
  )

  private func reversed(_ theme: ResolvedTheme) throws -> ResolvedTheme {
    var writer = JSONWriter(style: .compact)
    write(try JSONDocument(parsing: theme.json()).root, to: &writer)
    return try ResolvedTheme(json: writer.finish())
  }

  private func write(_ node: JSONNode, to writer: inout JSONWriter) {
    switch node.kind {
    case .object:
      writer.beginObject()
      for member in Array(node.members).reversed() {
        writer.key(member.key)
        write(member.value, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for item in node.elements { write(item, to: &writer) }
      writer.endArray()
    default: writer.copy(node)
    }
  }

  @Test(arguments: DeliveredBrands.ids)
  func theOrderOfAllKeysIsNoDifference(id: String) throws {
    let theme = try ComparedThemes.theme(id)
    let more = theme.with(custom: [.color("a.b", 0x336699), Self.shadow, .length("z", 4)])
    let other = try reversed(more)
    #expect(other.json() != more.json())
    #expect(ThemeDiff(more, other).isEmpty)
    #expect(ThemeDiff(other, more).isEmpty)
  }

  @Test func theOrderOfLayersIsADifference() throws {
    let layers = try #require(Self.shadow.value.list)
    let other = CustomToken(Self.shadow.path, Self.shadow.traits, .list(layers.reversed()))
    let diff = ThemeDiff(
      ComparedThemes.plain("a", [Self.shadow]),
      ComparedThemes.plain("a", [other])
    )
    #expect(
      diff.changes.map(\.text) == [
        """
        (color #000000 at opacity 0.2, blur 4 pt), (color #102030, blur 8 pt) → \
        (color #102030, blur 8 pt), (color #000000 at opacity 0.2, blur 4 pt)
        """
      ]
    )
    // The uppermost layer turned from a grey veil to another colour.
    #expect(diff.impact == .minor)
  }
}
