/// Apple's published type sizes as (size, leading) in points; Human Interface Guidelines,
/// Typography, 2025.
///
/// Assumed, because no table has them: visionOS is iOS. On tvOS largeTitle is title, subheadline is
/// subtitle 1 and footnote is caption. On watchOS callout is body, subheadline is caption and
/// footnote is footnote 1; the category medium is small, accessibility 4 and 5 are accessibility 3.
enum DynamicTypeTable {
  static func metrics(
    _ style: AppleTextStyle,
    platform: Platform,
    category: TextSizeCategory
  ) -> TextMetrics {
    let (size, leading) =
      switch platform {
      case .ios, .visionos: ios(style)[iosColumn(category)]
      case .macos: macos(style)
      case .tvos: tvos(style)
      case .watchos: watchos(style)[watchosColumn(category)]
      }
    return TextMetrics(size: size, leading: leading)
  }

  private typealias Cell = (size: Double, leading: Double)

  private static func iosColumn(_ category: TextSizeCategory) -> Int {
    switch category {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  private static func ios(_ style: AppleTextStyle) -> [Cell] {
    switch style {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
        (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
        (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
        (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
        (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
        (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
        (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
        (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
        (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
        (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }

  private static func macos(_ style: AppleTextStyle) -> Cell {
    switch style {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline: (13, 16)
    case .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote: (10, 13)
    case .caption: (10, 13)
    case .caption2: (10, 13)
    }
  }

  private static func tvos(_ style: AppleTextStyle) -> Cell {
    switch style {
    case .largeTitle, .title: (76, 96)
    case .title2: (57, 66)
    case .title3: (48, 56)
    case .headline: (38, 46)
    case .body: (29, 36)
    case .callout: (31, 38)
    case .subheadline: (38, 46)
    case .footnote, .caption: (25, 32)
    case .caption2: (23, 30)
    }
  }

  private static func watchosColumn(_ category: TextSizeCategory) -> Int {
    switch category {
    case .xSmall: 0
    case .small, .medium: 1
    case .large: 2
    case .xLarge: 3
    case .xxLarge: 4
    case .xxxLarge: 5
    case .accessibility1: 6
    case .accessibility2: 7
    case .accessibility3, .accessibility4, .accessibility5: 8
    }
  }

  private static func watchos(_ style: AppleTextStyle) -> [Cell] {
    switch style {
    case .largeTitle:
      [
        (30, 32.5), (32, 34.5), (36, 38.5), (40, 42.5), (41, 43.5), (42, 44.5),
        (44, 46.5), (45, 47.5), (46, 48.5),
      ]
    case .title:
      [
        (28, 30.5), (30, 32.5), (34, 36.5), (38, 40.5), (39, 41.5), (40, 42.5),
        (42, 44.5), (43, 46), (44, 47),
      ]
    case .title2:
      [
        (24, 26.5), (26, 28.5), (27, 30.5), (30, 32.5), (31, 33.5), (32, 34.5),
        (34, 41), (35, 37.5), (36, 38.5),
      ]
    case .title3:
      [
        (17, 19.5), (18, 20.5), (19, 21.5), (20, 22.5), (21, 23.5), (22, 24.5),
        (24, 26.5), (25, 27.5), (26, 28.5),
      ]
    case .headline:
      [
        (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (19, 21.5),
        (21, 23.5), (22, 24.5), (23, 25.5),
      ]
    case .body, .callout:
      [
        (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (19, 21.5),
        (21, 23.5), (22, 24.5), (23, 25.5),
      ]
    case .subheadline, .caption:
      [
        (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5),
        (18, 20.5), (19, 21.5), (20, 22.5),
      ]
    case .footnote:
      [
        (11, 13.5), (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5),
        (16, 18.5), (17, 19.5), (18, 20.5),
      ]
    case .caption2:
      [
        (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (15, 18.5), (17, 19.5),
        (17, 19.5), (18, 20.5), (19, 21.5),
      ]
    }
  }
}
