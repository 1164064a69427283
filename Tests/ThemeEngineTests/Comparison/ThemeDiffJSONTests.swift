import Testing
import ThemeEngine

struct ThemeDiffJSONTests {
  private func text(_ diff: ThemeDiff) -> String {
    String(decoding: diff.json(style: .compact), as: UTF8.self)
  }

  @Test func noDifference() throws {
    let theme = try ComparedThemes.theme("knotos", AppearanceRequest(.dark, .increased))
    #expect(
      text(ThemeDiff(theme, theme, rightFile: "a.json")) == """
        {"formatVersion":"1.0",\
        "left":{"brand":"knotos","appearance":"dark+increased","file":null},\
        "right":{"brand":"knotos","appearance":"dark+increased","file":"a.json"},\
        "impact":null,\
        "summary":{"changed":0,"added":0,"removed":0,"renamed":0},\
        "changes":[],"verdicts":[]}

        """
    )
  }

  @Test func oneOfEachKind() throws {
    let left = ComparedThemes.plain(
      "a",
      [.length("g.grown", 4), .length("g.old", 2), .color("p.blue", 0x0070c0)]
    )
    let right = ComparedThemes.plain(
      "b",
      [.length("g.grown", 8), .color("p.blue", 0x0070c0), .length("new.one", 3)]
    )
    let json = text(ThemeDiff(left, right))
    #expect(json.contains(#""summary":{"changed":1,"added":1,"removed":1,"renamed":0}"#))
    #expect(
      json.contains(
        """
        {"token":"g.old","kind":"removed","left":{"value":2,"unit":"px"},"right":null,\
        "deltaE":null,"size":null,"impact":"major","text":"removed, was 2 pt"}
        """
      )
    )
    #expect(!json.contains("brand.id"))
  }

  @Test func theContextsOfADocumentAreItsAppearance() {
    let theme = ComparedThemes.plain("a", [.length("gap", 4)])
    let diff = ThemeDiff(
      theme,
      theme,
      leftFile: "a.resolver.json",
      rightFile: "a.resolver.json",
      rightContexts: "theme=dark"
    )
    #expect(diff.left.name == "a.resolver.json")
    #expect(diff.right.name == "a.resolver.json@theme=dark")
    #expect(
      text(diff).contains(
        """
        "left":{"brand":"a","appearance":"light","file":"a.resolver.json"},\
        "right":{"brand":"a","appearance":"theme=dark","file":"a.resolver.json"}
        """
      )
    )
    let matrix = ThemeMatrix([theme, theme], contexts: [nil, "theme=dark"])
    let json = String(decoding: matrix.json(style: .compact), as: UTF8.self)
    #expect(json.contains(#"{"brand":"a","appearance":"theme=dark","file":null}"#))
  }

  @Test func aColourIsAsInATheme() throws {
    let left = ComparedThemes.plain("a", [.color("p.blue", 0xFFFFFF)])
    let right = ComparedThemes.plain("a", [.color("p.blue", 0x000000)])
    #expect(
      text(ThemeDiff(left, right)).contains(
        """
        "changes":[{"token":"p.blue","kind":"changed",\
        "left":{"colorSpace":"srgb","components":[1,1,1],"alpha":1,"hex":"#ffffff"},\
        "right":{"colorSpace":"srgb","components":[0,0,0],"alpha":1,"hex":"#000000"},\
        "deltaE":100,"size":"different","impact":"minor",\
        "text":"#ffffff → #000000, ΔE 100, different"}]
        """
      )
    )
  }

  @Test func verdictsHaveBothSides() throws {
    let theme = try ComparedThemes.theme("novus")
    let faint = theme.setting("color.textPrimary", .color(theme.color(.background)))
    let document = try JSONDocument(parsing: ThemeDiff(theme, faint).json())
    let flips = try #require(document.root["verdicts"])
    #expect(flips.count > 0)
    for flip in flips.elements {
      #expect(flip.members.map(\.key) == ["foreground", "ground", "left", "right"])
      for side in ["left", "right"] {
        let verdict = try #require(flip[side])
        #expect(verdict.members.map(\.key) == ["ratio", "required", "passes"])
        let ratio = try #require(verdict["ratio"]?.number)
        let required = try #require(verdict["required"]?.number)
        #expect(verdict["passes"]?.bool == (ratio >= required))
      }
    }
  }

  @Test func allThemesGiveValidJSON() throws {
    let themes = ComparedThemes.all
    for (one, other) in zip(themes, themes.dropFirst()) {
      let diff = ThemeDiff(one, other)
      let document = try JSONDocument(parsing: diff.json())
      #expect(
        document.root.members.map(\.key) == [
          "formatVersion", "left", "right", "impact", "summary", "changes", "verdicts",
        ]
      )
      let changes = try #require(document.root["changes"])
      #expect(changes.count == diff.changes.count)
      for change in changes.elements {
        #expect(
          change.members.map(\.key) == [
            "token", "kind", "left", "right", "deltaE", "size", "impact", "text",
          ]
        )
      }
    }
  }
}
