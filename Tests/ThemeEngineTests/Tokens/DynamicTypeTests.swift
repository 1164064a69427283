import Testing
import ThemeEngine

@Suite struct DynamicTypeTests {
  @Test(
    arguments: [
      (.body, .ios, .large, 17, 22), (.body, .ios, .accessibility5, 53, 62),
      (.largeTitle, .ios, .xSmall, 31, 38), (.subheadline, .ios, .xxxLarge, 21, 28),
      (.caption2, .ios, .accessibility5, 40, 48), (.title, .visionos, .accessibility1, 38, 46),
      (.headline, .macos, .accessibility5, 13, 16), (.largeTitle, .macos, .xSmall, 26, 32),
      (.largeTitle, .tvos, .large, 76, 96), (.subheadline, .tvos, .small, 38, 46),
      (.footnote, .tvos, .large, 25, 32), (.caption2, .tvos, .large, 23, 30),
      (.body, .watchos, .large, 16, 18.5), (.callout, .watchos, .xSmall, 14, 16.5),
      (.subheadline, .watchos, .xLarge, 16, 18.5), (.footnote, .watchos, .xxLarge, 15, 17.5),
      (.title2, .watchos, .accessibility1, 34, 41), (.body, .watchos, .medium, 15, 17.5),
      (.body, .watchos, .accessibility4, 23, 25.5), (.caption2, .watchos, .xxLarge, 15, 18.5),
      (.title, .watchos, .accessibility5, 44, 47),
    ] as [(AppleTextStyle, Platform, TextSizeCategory, Double, Double)]
  )
  func literalValues(
    style: AppleTextStyle,
    platform: Platform,
    category: TextSizeCategory,
    size: Double,
    leading: Double
  ) {
    let metrics = style.metrics(platform: platform, category: category)
    #expect(metrics == TextMetrics(size: size, leading: leading))
  }

  /// Custom sizes, to the whole point.
  @Test(
    arguments: [
      (17, .body, .medium, 16), (17, .body, .accessibility5, 48), (17, .body, .xSmall, 15),
      (16, .body, .xxxLarge, 21), (24, .title, .accessibility3, 40),
      (34, .largeTitle, .accessibility5, 58), (12, .caption, .xSmall, 10),
      (17, .body, .large, 17), (15.5, .body, .large, 15.5), (0, .body, .accessibility5, 0),
      (-17, .body, .medium, -16), (11, .body, .xxLarge, 13),
    ] as [(Double, AppleTextStyle, TextSizeCategory, Double)]
  )
  func scalesCustomSizes(
    base: Double,
    style: AppleTextStyle,
    category: TextSizeCategory,
    expected: Double
  ) {
    #expect(style.scaled(base, platform: .ios, category: category) == expected)
    #expect(style.scaled(base, platform: .visionos, category: category) == expected)
  }

  @Test(arguments: AppleTextStyle.allCases)
  func someBasesStayAsTheyAre(style: AppleTextStyle) {
    for category in TextSizeCategory.allCases {
      #expect(style.scaled(15.25, platform: .macos, category: category) == 15.25)
      #expect(style.scaled(15.25, platform: .tvos, category: category) == 15.25)
      for platform in Platform.allCases {
        #expect(style.scaled(.nan, platform: platform, category: category).isNaN)
        #expect(style.scaled(.infinity, platform: platform, category: category) == .infinity)
        #expect(style.scaled(1e308, platform: platform, category: category).isFinite)
      }
    }
    for platform in Platform.allCases {
      #expect(style.scaled(15.25, platform: platform, category: .large) == 15.25)
    }
  }

  @Test(arguments: AppleTextStyle.allCases)
  func sizesNeverShrinkWithTheCategory(style: AppleTextStyle) {
    for platform in Platform.allCases {
      let sizes = TextSizeCategory.allCases.map {
        style.metrics(platform: platform, category: $0).size
      }
      #expect(sizes == sizes.sorted(), "\(style) \(platform)")
    }
  }

  struct Facts: Decodable {
    struct Cell: Decodable {
      let size: Double
      let leading: Double

      var metrics: TextMetrics { TextMetrics(size: size, leading: leading) }
    }

    struct Row: Decodable {
      let sizes: [String: Cell]
    }

    struct Example: Decodable {
      let value: Double
      let style: String
      let category: String
      let unrounded: Double
    }

    struct Rule: Decodable {
      let examples: [Example]
    }

    let iOS: [String: Row]
    let macOS: [String: Cell]
    let tvOS: [String: Cell]
    let watchOS: [String: [String: Cell]]
    let metricsRule: Rule
  }

  static let facts = FactFile(name: "dynamic-type.json")

  static let tvNames: [AppleTextStyle: String] = [
    .largeTitle: "title", .subheadline: "subtitle1", .footnote: "caption",
  ]

  static let watchNames: [AppleTextStyle: String] = [
    .callout: "body", .subheadline: "caption", .footnote: "footnote1",
  ]

  static let watchColumns: [TextSizeCategory: String] = [
    .xSmall: "xSmall", .small: "small_default38mm", .medium: "small_default38mm",
    .large: "large_default40_41_42mm", .xLarge: "xLarge_default44_45_49mm", .xxLarge: "xxLarge",
    .xxxLarge: "xxxLarge", .accessibility1: "AX1", .accessibility2: "AX2", .accessibility3: "AX3",
    .accessibility4: "AX3", .accessibility5: "AX3",
  ]

  @Test(.enabled(if: facts.exists, "skipped: the facts are not beside the package"))
  func everyCellAgreesWithTheFacts() throws {
    let facts = try Self.facts.decode(Facts.self)
    for style in AppleTextStyle.allCases {
      let row = try #require(facts.iOS[style.rawValue])
      let mac = try #require(facts.macOS[style.rawValue]).metrics
      let television = try #require(facts.tvOS[Self.tvNames[style] ?? style.rawValue]).metrics
      for category in TextSizeCategory.allCases {
        let phone = try #require(row.sizes[category.rawValue]).metrics
        let columnName = try #require(Self.watchColumns[category])
        let column = try #require(facts.watchOS[columnName])
        let watch = try #require(column[Self.watchNames[style] ?? style.rawValue]).metrics
        #expect(style.metrics(platform: .ios, category: category) == phone)
        #expect(style.metrics(platform: .visionos, category: category) == phone)
        #expect(style.metrics(platform: .macos, category: category) == mac)
        #expect(style.metrics(platform: .tvos, category: category) == television)
        #expect(style.metrics(platform: .watchos, category: category) == watch)
      }
    }
    #expect(!facts.metricsRule.examples.isEmpty)
    for example in facts.metricsRule.examples {
      let style = try #require(AppleTextStyle(rawValue: example.style))
      let category = try #require(TextSizeCategory(rawValue: example.category))
      let scaled = style.scaled(example.value, platform: .ios, category: category)
      #expect(scaled == example.unrounded.rounded())
    }
  }
}
