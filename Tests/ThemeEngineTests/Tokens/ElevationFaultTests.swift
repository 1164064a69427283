import Testing
import ThemeEngine

/// Faults of other tools with shadows, each with the right value.
struct ElevationFaultTests {
  /// The last is 1.5 rem.
  @Test(arguments: [(0.0, 0.0), (1.0, 0.5), (7.0, 3.5), (24.0, 12.0), (1.5 * 16, 12.0)])
  func blurIsHalvedOnce(_ css: Double, _ radius: Double) {
    #expect(Length.rem(1.5) == 24)
    let blur = Blur.css(css)
    #expect(blur.swiftUI == radius)
    #expect(blur.css == css)
    #expect(Blur.swiftUI(blur.swiftUI).css == css)
  }

  @Test(arguments: [-1.0, -3, 3])
  func spreadIsKeptAndItsLossReported(_ spread: Double) {
    let blur = Blur.css(8)
    #expect(ShadowConversion(blur: blur, spread: spread, platform: .css).spread == spread)
    #expect(ShadowConversion(blur: blur, spread: spread, platform: .css).losses.isEmpty)
    let swiftUI = ShadowConversion(blur: blur, spread: spread, platform: .swiftUI)
    #expect(swiftUI.losses == [.spreadDropped(points: spread)])
  }

  @Test func oneBrandsBorderLeavesNoShadowAndTheOthersShadowNoBorder() throws {
    let novus = try DeliveredBrands.resolution("novus").theme.elevation(.card)
    let pizza = try DeliveredBrands.resolution("pizza").theme.elevation(.card)
    #expect(novus.style == .border && novus.border != nil && novus.shadows.isEmpty)
    #expect(pizza.style == .shadow && pizza.border == nil && pizza.shadows.count == 1)
    #expect(novus.material == nil && pizza.material == nil)
  }

  @Test func aFlatLevelHasAnEmptyListAndNoEmptyTexts() throws {
    for id in DeliveredBrands.ids {
      let theme = try DeliveredBrands.resolution(id).theme
      #expect(theme.elevation(.flat).style == .none)
      #expect(theme.table[TokenPath("elevation.flat.shadows")] == .list([]))
      #expect(theme.table[TokenPath("elevation.flat.border")] == .null)
    }
  }
}
