import Testing
import ThemeEngine

struct MaterialBackdropTests {
  @Test func aMaterialTellsWhereItWouldFail() throws {
    let theme = try DeliveredBrands.resolution("yanipay", AppearanceRequest(.light)).theme
    let backdrops = theme.materialBackdrops(.card)
    #expect(backdrops.map(\.backdrop) == ["white", "mid grey", "black"])
    for backdrop in backdrops {
      #expect(!backdrop.worst.passes)
      #expect(backdrop.failing > 0)
    }
    // #3c3c43 at 0.6 on #bfbfbf at 0.44 over black, computed apart from the engine.
    let tint = theme.elevation(.card).material?.tint ?? .hex(0)
    let ground = tint.composited(over: .hex(0))
    #expect(ground.hex == "#545454")
  }

  @Test func otherLevelsHaveNone() throws {
    for id in ["novus", "knotos", "pizza"] {
      let theme = try DeliveredBrands.resolution(id).theme
      for level in ElevationLevel.allCases { #expect(theme.materialBackdrops(level).isEmpty) }
    }
  }
}

struct ReachTests {
  @Test func aPaletteEntryReachesRolesAndComponents() throws {
    let resolution = try DeliveredBrands.resolution("pizza")
    let reach = resolution.reach(TokenPath("palette.red")).map(\.description)
    #expect(
      reach == [
        "color.accent", "color.accentHover", "color.accentText", "color.highlight",
        "component.button.variants.primary.background",
        "component.button.variants.secondary.foreground", "component.tabBar.tint",
      ]
    )
    #expect(resolution.reach(TokenPath("nothing")).isEmpty)
  }
}
