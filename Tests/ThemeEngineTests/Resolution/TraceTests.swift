import BrandNovus
import Testing
import ThemeEngine

struct TraceTests {
  private func trace(_ path: String, _ request: AppearanceRequest = .init(.dark)) throws -> Trace {
    let resolution = try ThemeResolver.resolution(of: BrandDefinition(Novus()), for: request)
    return try #require(resolution.trace(TokenPath(path)))
  }

  @Test func aRoleLeadsToItsLiteralAndDocument() throws {
    let trace = try trace("color.accent")
    #expect(trace.provenance == .stated)
    #expect(trace.documentName == "--accent")
    #expect(trace.source?.title == "iOS foundations")
    #expect(
      trace.steps == [
        "color.accent = palette.novusAccent", "palette.novusAccent = #0070c0",
      ]
    )
  }

  @Test func theWeakestLinkDecides() throws {
    let pressed = try trace("color.accentPressed")
    #expect(pressed.provenance == .assumed)
    #expect(pressed.steps.first == "color.accentPressed = color.accent with OKLCH lightness -0.08")
    try #expect(trace("color.successSubtle").provenance == .derived)
    try #expect(trace("component.button.variants.primary.background").provenance == .stated)
    try #expect(trace("component.button.variants.primary.pressedBackground").provenance == .assumed)
  }

  @Test func partsThatTheDocumentLeavesOpenAreAssumed() throws {
    try #expect(trace("text.display.fontSize").provenance == .stated)
    try #expect(trace("text.display.lineHeight").provenance == .assumed)
    try #expect(trace("text.display.fontFace").provenance == .stated)
    try #expect(trace("component.chip.dotSize").provenance == .stated)
    try #expect(trace("component.chip.wraps").provenance == .assumed)
    try #expect(trace("component.amount.text.large.fontSize").provenance == .assumed)
    try #expect(trace("component.amount.text.regular.fontSize").provenance == .stated)
  }

  @Test func aSizeThatGrewIsDerived() throws {
    let request = AppearanceRequest(.dark, textSize: .accessibility3)
    let grown = try trace("text.display.fontSize", request)
    #expect(grown.provenance == .derived)
    // 30 × 61/41, whole points.
    #expect(grown.steps == ["text.display.fontSize = 45, 30 grown as largeTitle"])
  }

  @Test func everyLeafHasATrace() throws {
    let definition = BrandDefinition(Novus())
    let theme = try ThemeResolver.resolve(definition, tracing: true)
    let traced = try #require(theme.trace)
    let leaves = theme.table.entries.map(\.path) + theme.custom.map(\.path)
    #expect(traced.map(\.path) == leaves.sorted())
    #expect(traced.allSatisfy { !$0.trace.steps.isEmpty })
    #expect(traced.allSatisfy { $0.trace.steps.allSatisfy { !$0.contains(".swift") } })
  }
}
