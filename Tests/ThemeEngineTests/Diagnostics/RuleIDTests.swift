import Testing
import ThemeEngine

@Suite struct RuleIDTests {
  private static let areas = [
    "json", "dtcg", "alias", "resolver", "dialect", "brand", "contrast", "pair", "claim", "vision",
    "theme", "conflict", "waiver", "screen", "lint", "export",
  ]

  @Test(arguments: RuleID.allCases)
  func namesAreAreaAndKebabCase(_ rule: RuleID) {
    let parts = rule.rawValue.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    #expect(rule.area == parts.first)
    #expect(Self.areas.contains(String(rule.area)))
    let words = (parts.last ?? "").split(separator: "-", omittingEmptySubsequences: false)
    for word in words {
      #expect(!word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || $0.isNumber })
    }
  }
}
