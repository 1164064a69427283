import BrandNovus
import Testing

@testable import ThemeEngine

/// Brand documents whose tokens are in files of other dialects.
struct BrandDialectTests {
  private static let answer =
    #""color": {"accent": "{brand.red}", "onAccent": {"readableOn": "accent"}}"#

  private static func accent(_ theme: ResolvedTheme?) -> String? { theme?.color(.accent).hex }

  @Test func tokensCanBeOfStyleDictionary() {
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "t.json""#,
      Self.answer,
      files: [
        "t.json": ##"{"base": {"value": "#b7410e"}, "brand": {"red": {"value": "{base.value}"}}}"##
      ]
    )
    #expect(document.texts == [])
    #expect(Self.accent(document.theme(.light)) == "#b7410e")
  }

  @Test func themesOfTokensStudioMakeAppearances() {
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "t.json""#,
      #""appearances": {"light": {"Scheme": "Light"}, "dark": {"Scheme": "Dark"}}"#,
      Self.answer,
      files: [
        "t.json": ##"""
        {"core": {"brand": {"red": {"value": "{hue}", "type": "color"}}},
         "light": {"hue": {"value": "#b7410e", "type": "color"}},
         "dark": {"hue": {"value": "#ffb59c", "type": "color"}},
         "$themes": [
          {"name": "Light", "group": "Scheme", "selectedTokenSets": {"core": "source", "light": "enabled"}},
          {"name": "Dark", "group": "Scheme", "selectedTokenSets": {"core": "source", "dark": "enabled"}}]}
        """##
      ]
    )
    #expect(document.texts == [])
    #expect(Self.accent(document.theme(.light)) == "#b7410e")
    #expect(Self.accent(document.theme(.dark)) == "#ffb59c")
  }
}
