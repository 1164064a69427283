import Testing
import ThemeEngine

@Suite struct BlurTests {
  static let numbers: [Double] = [
    0, 0.1, 0.3, 1, 1.0 / 3, 2, 7.7, 8, 12.34, 20, 24, 48.000_1, 1e-9, 1e9, 1e300,
  ]

  @Test(arguments: numbers)
  func halvingAndDoublingAreExact(number: Double) {
    #expect(Blur.css(number).css == number)
    #expect(Blur.swiftUI(number).swiftUI == number)
    #expect(Blur.sigma(number).sigma == number)
    #expect(Blur.reactNativeBoxShadow(number).reactNativeBoxShadow == number)
    #expect(Blur.reactNativeShadowRadius(number).reactNativeShadowRadius == number)
    #expect(Blur.css(number) == Blur.swiftUI(number / 2))
    #expect(Blur.swiftUI(number).css == number * 2)
  }

  @Test(arguments: [0, 1e-3, 0.1, 0.5, 1, 3.3, 8, 16.4545, 40, 1000])
  func flutterAndAndroidNumbersComeBack(radius: Double) throws {
    let flutter = try #require(Blur.flutter(radius).flutter)
    #expect(abs(flutter - radius) < 1e-9)
    for density in [0.75, 1, 1.5, 2, 3, 4] {
      let android = try #require(Blur.android(radius, density: density).android(density: density))
      #expect(abs(android - radius) < 1e-9)
    }
  }

  /// The other way round: a blur given in CSS's number survives a platform's radius.
  @Test(arguments: [0, 1, 1.5, 2, 3, 4, 8, 12, 20, 24, 64])
  func cssNumbersSurviveFlutterAndAndroid(number: Double) throws {
    let blur = Blur.css(number)
    #expect(abs(Blur.flutter(try #require(blur.flutter)).css - number) < 1e-9)
    for density in [1.0, 2, 3, 4] {
      let radius = try #require(blur.android(density: density))
      #expect(abs(Blur.android(radius, density: density).css - number) < 1e-9)
    }
  }

  @Test(arguments: [1e-12, 0.01, 0.25, 0.4, 0.499_999])
  func someBlursHaveNoRadius(sigma: Double) {
    #expect(Blur.sigma(sigma).flutter == nil)
    #expect(Blur.sigma(sigma).android(density: 1) == nil)
    #expect(Blur.sigma(sigma / 2).android(density: 2) == nil)
    #expect((Blur.sigma(sigma).android(density: 2) == nil) == (sigma < 0.25))
  }

  @Test func theSmallestBlurHasTheLimitOfRadii() throws {
    let radius = try #require(Blur.sigma(0.5).flutter)
    #expect(radius > 0)
    #expect(radius < 1e-9)
    #expect(abs(Blur.flutter(radius).sigma - 0.5) < 1e-9)
  }

  /// Worked values: CSS 8 and SwiftUI 10.
  @Test func workedExamples() throws {
    let card = Blur.css(8)
    #expect(card.sigma == 4)
    #expect(card.swiftUI == 4)
    #expect(card.reactNativeBoxShadow == 8)
    #expect(card.reactNativeShadowRadius == 4)
    #expect(abs(try #require(card.flutter) - 3.5 / 0.57735) < 1e-12)
    for (density, radius) in [(1.0, 6.0622), (2, 6.4952), (3, 6.6395), (4, 6.7117)] {
      #expect(abs(try #require(card.android(density: density)) - radius) < 5e-5)
    }
    #expect(Blur.swiftUI(10).css == 20)
    #expect(abs(try #require(Blur.swiftUI(10).flutter) - 16.4545) < 5e-5)
  }

  @Test(arguments: [-1, -.infinity, .infinity, .nan, -0.0])
  func oddNumbersMeanNoBlur(number: Double) {
    let blurs: [Blur] = [
      .sigma(number), .css(number), .swiftUI(number), .reactNativeBoxShadow(number),
      .reactNativeShadowRadius(number), .flutter(number), .android(number, density: 2),
      .android(4, density: number),
    ]
    for blur in blurs {
      #expect(blur == .sigma(0))
      #expect(blur.flutter == 0)
    }
    #expect(Blur.css(8).android(density: number) == nil)
  }

  @Test func hugeNumbersStayFinite() {
    let huge = Blur.swiftUI(.greatestFiniteMagnitude)
    #expect(huge.css.isFinite)
    #expect(huge.flutter?.isFinite ?? true)
    #expect(huge.android(density: 1e308)?.isFinite ?? true)
    #expect(Blur.android(1e308, density: 1e-308).css.isFinite)
  }
}
