import Testing
import ThemeEngine

@Suite struct ColorConversionTests {
  struct Row: Decodable {
    let from: ColorFixtureValue
    let `in`: [String: [Double]]
  }

  @Test(arguments: ColorSpace.allCases)
  func agreesWithColoraide(from source: ColorSpace) throws {
    let rows = try ColorFixture<Row>.load("conversions.json")
    #expect(rows.count >= 40)
    for row in rows {
      let start = try makeColor(source.rawValue, try #require(row.in[source.rawValue]))
      for target in ColorSpace.allCases {
        let expected = try makeColor(target.rawValue, try #require(row.in[target.rawValue]))
        let distance = start.converted(to: target).distance(from: expected)
        #expect(distance < 1e-6, "\(start) to \(target)")
      }
    }
  }

  @Test func givenColorsAgreeWithColoraide() throws {
    for row in try ColorFixture<Row>.load("conversions.json") {
      let start = try row.from.color
      for target in ColorSpace.allCases {
        let expected = try makeColor(target.rawValue, try #require(row.in[target.rawValue]))
        #expect(
          start.converted(to: target).distance(from: expected) < 1e-6,
          "\(start) to \(target)"
        )
      }
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func roundTripsKeepNineDecimals(through first: ColorSpace) {
    let steps = [0, 0.001, 0.2, 0.5, 0.73, 1]
    for red in steps {
      for green in steps {
        for blue in steps {
          let start = ColorValue.srgb(red, green, blue)
          let there = start.converted(to: first)
          for second in ColorSpace.allCases {
            let back = there.converted(to: second).converted(to: .srgb)
            #expect(back.distance(from: start) < 1e-9, "\(start) by \(first), \(second)")
          }
        }
      }
    }
  }

  @Test(arguments: [0, 0.001, 0.1, 0.25, 1.0 / 3, 0.5, 0.9, 1])
  func greysHaveHueZero(level: Double) {
    let grey = ColorValue.srgb(level, level, level)
    #expect(grey.converted(to: .oklch).components.y == 0)
    #expect(grey.converted(to: .oklch).components.z == 0)
    #expect(grey.converted(to: .lch).components.y == 0)
    #expect(grey.converted(to: .lch).components.z == 0)
    #expect(grey.converted(to: .hwb).components.x == 0)
    #expect(grey.converted(to: .hsl).components.x == 0)
    #expect(grey.converted(to: .hsl).components.y == 0)
  }

  @Test(arguments: ColorSpace.allCases)
  func blackAndWhiteMeet(space: ColorSpace) {
    let black = ColorValue.srgb(0, 0, 0).converted(to: space)
    #expect(black.components == (space == .hwb ? SIMD3(0, 0, 100) : .zero))
    #expect(black.converted(to: .oklch).components == .zero)
    #expect(black.hex == "#000000")
    #expect(ColorValue.srgb(1, 1, 1).converted(to: space).hex == "#ffffff")
  }

  @Test func keepsAlphaAndOwnComponents() {
    let color = ColorValue(.oklch, 0.5, 0.1, 400, alpha: 0.3)
    #expect(color.converted(to: .oklch) == color)
    #expect(color.converted(to: .lab).alpha == 0.3)
    #expect(ColorValue(.hsl, -90, 50, 50).hex == ColorValue(.hsl, 270, 50, 50).hex)
    #expect(ColorValue(.hsl, 360, 50, 50).hex == ColorValue(.hsl, 0, 50, 50).hex)
    #expect(ColorValue(.hwb, -90, 20, 30).hex == ColorValue(.hwb, 270, 20, 30).hex)
    #expect(ColorValue(.lch, 50, 40, -90).hex == ColorValue(.lch, 50, 40, 270).hex)
  }

  /// Whiteness and blackness of 100 together or more leave no room for a hue.
  @Test(
    arguments: [
      (60, 40, 0.6), (100, 100, 0.5), (150, 50, 0.75), (0, 100, 0), (100, 0, 1), (30, 120, 0.2),
    ])
  func fullHWBIsGrey(white: Double, black: Double, level: Double) {
    let grey = ColorValue(.hwb, 210, white, black).converted(to: .srgb)
    #expect(grey.distance(from: .srgb(level, level, level)) < 1e-12)
  }

  @Test func spellsSpacesAsTheTokenFormatDoes() {
    let names = [
      "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
      "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
    ]
    #expect(ColorSpace.allCases.map(\.rawValue) == names)
  }

  static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, .leastNonzeroMagnitude, -1e6, 0,
    1,
  ]

  @Test(arguments: ColorSpace.allCases)
  func oddNumbersGiveFiniteColors(space: ColorSpace) {
    for first in Self.odd {
      for second in Self.odd {
        let color = ColorValue(space, first, second, 0.5, alpha: second)
        for target in ColorSpace.allCases {
          #expect(color.converted(to: target).isFinite, "\(color) to \(target)")
          #expect(color.gamutMapped(to: target).isFinite, "\(color) to \(target)")
        }
        #expect(color.hexWithAlpha.utf8.count == 9)
        #expect((0...1).contains(color.relativeLuminance))
        #expect((1...21.000_001).contains(color.contrastRatio(with: .hex(0x808080))))
        #expect(color.composited(over: .hex(0xFFFFFF)).converted(to: .srgb).isFinite)
        #expect(color.adjustingLightness(by: 0.1).isFinite)
        #expect(color.difference(from: .hex(0)).isFinite)
      }
    }
  }

  @Test func notANumberCountsAsZero() {
    #expect(ColorValue.srgb(.nan, 1, .infinity).hex == "#00ff00")
    #expect(ColorValue.srgb(.nan, 1, 0, alpha: .nan).hexWithAlpha == "#00ff0000")
  }
}
