import Testing
import ThemeEngine

@Suite struct ShadowConversionTests {
  @Test(
    arguments: [
      (.css, 8), (.cssFilter, 4), (.swiftUI, 4), (.coreAnimation, 4), (.reactNative, 8),
      (.reactNativeLegacy, 4), (.flutter, 6.0622), (.androidCompose, 6.6395),
    ] as [(ShadowPlatform, Double)]
  )
  func convertsBlur(platform: ShadowPlatform, expected: Double) {
    let shadow = ShadowConversion(blur: .css(8), spread: 0, platform: platform, density: 3)
    #expect(abs(shadow.blur - expected) < 5e-5)
    #expect(shadow.losses.isEmpty)
  }

  @Test(arguments: ShadowPlatform.allCases, [-2.0, 0, 3.5])
  func keepsOrReportsSpread(platform: ShadowPlatform, spread: Double) {
    let shadow = ShadowConversion(blur: .css(8), spread: spread, platform: platform)
    let isKept = [.css, .reactNative, .flutter, .androidCompose].contains(platform)
    #expect(platform.supportsSpread == isKept)
    #expect(shadow.spread == (isKept ? spread : 0))
    #expect(shadow.losses == (isKept || spread == 0 ? [] : [.spreadDropped(points: spread)]))
  }

  @Test func reportsBlurWithoutRadius() {
    let soft = ShadowConversion(blur: .sigma(0.4), spread: 1, platform: .flutter)
    #expect(soft.losses == [.noExactBlur(sigma: 0.4)])
    #expect(soft.spread == 1)
    #expect(abs(Blur.flutter(soft.blur).sigma - 0.5) < 1e-9)

    let faint = ShadowConversion(blur: .sigma(0.2), spread: 0, platform: .flutter)
    #expect(faint.losses == [.noExactBlur(sigma: 0.2)])
    #expect(faint.blur == 0)

    let dense = ShadowConversion(
      blur: .sigma(0.4),
      spread: 0,
      platform: .androidCompose,
      density: 2
    )
    #expect(dense.losses.isEmpty)
    let exact = ShadowConversion(blur: .sigma(0.4), spread: 0, platform: .css)
    #expect(exact.blur == 0.8)
    #expect(exact.losses.isEmpty)
  }

  @Test(arguments: ShadowPlatform.allCases)
  func oddNumbersStayFinite(platform: ShadowPlatform) {
    for number in [Double.nan, .infinity, -.infinity, -3, 1e308] {
      for density in [Double.nan, 0, -1, .infinity, 1e-308] {
        let shadow = ShadowConversion(
          blur: .css(number),
          spread: number,
          platform: platform,
          density: density
        )
        #expect(shadow.blur.isFinite)
        #expect(shadow.spread.isFinite)
      }
    }
  }

  struct Facts: Decodable {
    struct Example: Decodable {
      let sigma: Double
      let cssBoxShadowBlur: Double
      let cssFilterDropShadowLength: Double
      let swiftUIRadius: Double
      let caLayerShadowRadius: Double
      let rnLegacyShadowRadius_iOS: Double
      let flutterBlurRadius: Double
      let composeShadowRadius_dp: [String: Double]
    }

    let examples: [Example]
  }

  static let facts = FactFile(name: "shadows.json")

  @Test(.enabled(if: facts.exists, "skipped: the facts are not beside the package"))
  func agreesWithTheFacts() throws {
    let examples = try Self.facts.decode(Facts.self).examples
    #expect(!examples.isEmpty)
    for example in examples {
      let blur = Blur.css(example.cssBoxShadowBlur)
      func number(_ platform: ShadowPlatform) -> Double {
        ShadowConversion(blur: blur, spread: 0, platform: platform).blur
      }
      #expect(blur.sigma == example.sigma)
      #expect(number(.cssFilter) == example.cssFilterDropShadowLength)
      #expect(number(.swiftUI) == example.swiftUIRadius)
      #expect(number(.coreAnimation) == example.caLayerShadowRadius)
      #expect(number(.reactNativeLegacy) == example.rnLegacyShadowRadius_iOS)
      #expect(abs(number(.flutter) - example.flutterBlurRadius) < 5e-5)
      for (name, radius) in example.composeShadowRadius_dp {
        let density = try #require(Double(name.dropFirst("density".count)))
        #expect(abs(try #require(blur.android(density: density)) - radius) < 5e-5)
      }
    }
  }
}
