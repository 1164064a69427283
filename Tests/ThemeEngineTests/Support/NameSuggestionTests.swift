import Testing
import ThemeEngine

@Suite struct NameSuggestionTests {
  private static let roles = [
    "background", "surface", "surfaceRaised", "textPrimary", "textSecondary", "accent", "onAccent",
    "accentText", "highlight", "success", "info", "sm", "md", "lg",
  ]

  private static let suggestions: [(String, String?)] = [
    ("acent", "accent"), ("Accent", "accent"), ("ACCENT", "accent"),
    ("surfaceraised", "surfaceRaised"),
    ("textSecundary", "textSecondary"), ("txetPrimary", "textPrimary"), ("sucess", "success"),
    ("inf", "info"), ("s", nil), ("SM", "sm"), ("sn", "sm"), ("xyz", nil), ("", nil),
    ("danger", nil), ("backgruond", "background"), ("hilite", nil), ("hihglght", "highlight"),
  ]

  @Test(arguments: suggestions)
  func suggestion(_ name: String, _ expected: String?) {
    #expect(NameSuggestion.nearest(to: name, among: Self.roles) == expected)
  }

  @Test func firstOfEquallyNearIsTaken() {
    #expect(NameSuggestion.nearest(to: "colour", among: ["colours", "colou"]) == "colours")
    #expect(NameSuggestion.nearest(to: "colour", among: ["colou", "colours"]) == "colou")
  }

  @Test func caseAloneWinsOverNearerPlaces() {
    #expect(NameSuggestion.nearest(to: "ONaCCENT", among: ["onAccents", "onAccent"]) == "onAccent")
    #expect(NameSuggestion.nearest(to: "ÜBER", among: ["uber", "über"]) == "über")
  }

  @Test func manyCandidates() {
    let candidates = (0..<10_000).map { "component.button\($0 / 100).background.state\($0 % 100)" }
    let name = "component.buton73.background.state21"
    let clock = ContinuousClock()
    var found: String?
    let time = clock.measure { found = NameSuggestion.nearest(to: name, among: candidates) }
    #expect(found == "component.button73.background.state21")
    #expect(time < .seconds(10))
  }
}
