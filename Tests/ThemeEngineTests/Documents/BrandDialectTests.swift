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

  @Test func setsOfAStudioFolderMakeAppearances() {
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "design/tokens""#,
      #""appearances": {"light": {"Scheme": "Light"}, "dark": {"Scheme": "Dark"}}"#,
      Self.answer,
      files: [
        "design/tokens/core.json": ##"{"brand": {"red": {"value": "{hue}", "type": "color"}}}"##,
        "design/tokens/scheme/light.json": ##"{"hue": {"value": "#b7410e", "type": "color"}}"##,
        "design/tokens/scheme/dark.json": ##"{"hue": {"value": "#ffb59c", "type": "color"}}"##,
        "design/tokens/$themes.json": #"""
        [{"name": "Light", "group": "Scheme",
          "selectedTokenSets": {"core": "source", "scheme/light": "enabled"}},
         {"name": "Dark", "group": "Scheme",
          "selectedTokenSets": {"core": "source", "scheme/dark": "enabled"}}]
        """#,
      ]
    )
    #expect(document.texts == [])
    #expect(Self.accent(document.theme(.light)) == "#b7410e")
    #expect(Self.accent(document.theme(.dark)) == "#ffb59c")
  }

  /// A theme of the one appearance would say another type than its value has.
  @Test func aTokenIsOfOneTypeInEveryAppearance() throws {
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "t.json""#,
      #""appearances": {"light": {"Scheme": "Light"}, "dark": {"Scheme": "Dark"}}"#,
      #""color": {"accent": "{hue}", "onAccent": {"readableOn": "accent"}}"#,
      files: [
        "t.json": ##"""
        {"light": {"hue": {"value": "#b7410e", "type": "color"}, "n": {"value": "1", "type": "number"}},
         "dark": {"hue": {"value": "thin", "type": "text"}, "n": {"value": "2px", "type": "number"}},
         "$themes": [
          {"name": "Light", "group": "Scheme", "selectedTokenSets": {"light": "enabled"}},
          {"name": "Dark", "group": "Scheme", "selectedTokenSets": {"dark": "enabled"}}]}
        """##
      ]
    )
    #expect(document.definition == nil)
    let errors = document.findings.filter { $0.severity == .error }
    #expect(errors.map(\.ruleId) == [.brandMixedType, .brandMixedType], "\(document.texts)")
    #expect(errors.map(\.token) == ["hue", "n"])
    #expect(errors.map(\.line) == [2, 2])
    #expect(errors.map(\.column) == [11, 53])
    #expect(errors.first?.file == "t.json")
    #expect(errors.first?.expected == "a token of type 'color'")
    #expect(errors.first?.found == "one of type 'text'")
  }

  /// The later file of a folder holds.
  @Test func filesOfAFolderAreLaidOverEachOther() {
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "tokens/""#,
      Self.answer,
      files: [
        "tokens/a.json": ##"{"brand": {"red": {"value": "#000000"}}}"##,
        "tokens/b.json": ##"{"brand": {"red": {"value": "{base}"}}}"##,
        "tokens/c.json": ##"{"base": {"value": "#b7410e"}}"##,
      ]
    )
    #expect(document.texts == [])
    #expect(Self.accent(document.theme(.light)) == "#b7410e")
  }

  @Test(
    arguments: [
      (
        "[]",
        [
          "tokens/a.json:1:1: warning: [dialect/left-out]",
          "acme.brand.json:4:11: error: [dialect/no-tokens] the folder 'tokens' holds no token file",
        ]
      ),
      ("{", ["tokens/a.json:1:2: error: [json/syntax]"]),
    ]
  )
  func whatIsWrongInAFolderIsNamedOnce(_ text: String, _ expected: [String]) {
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "tokens""#,
      #""appearances": {"light": {"Scheme": "Light"}}"#,
      Self.answer,
      files: ["tokens/a.json": text]
    )
    #expect(document.texts.count == expected.count)
    for (text, start) in zip(document.texts.sorted(), expected.sorted()) {
      #expect(text.hasPrefix(start))
    }
    #expect(document.definition == nil)
  }
}
