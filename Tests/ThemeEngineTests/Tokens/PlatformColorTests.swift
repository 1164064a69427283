import Testing
import ThemeEngine

@Suite struct PlatformColorTests {
  @Test(
    arguments: [
      (.label, .ios18, .light, .standard, "#000000ff"),
      (.label, .ios26, .dark, .increased, "#ffffffff"),
      (.secondaryLabel, .ios18, .light, .standard, "#3c3c4399"),
      (.secondaryLabel, .ios18, .dark, .increased, "#ebebf5ad"),
      (.quaternaryLabel, .ios26, .dark, .standard, "#ebebf528"),
      (.systemFill, .ios26, .light, .increased, "#78788047"),
      (.quaternarySystemFill, .ios18, .light, .standard, "#74748014"),
      (.secondarySystemBackground, .ios18, .dark, .increased, "#242426ff"),
      (.systemGroupedBackground, .ios18, .light, .standard, "#f2f2f7ff"),
      (.separator, .ios26, .dark, .standard, "#54545899"),
      (.opaqueSeparator, .ios18, .dark, .standard, "#38383aff"),
      (.link, .ios26, .dark, .standard, "#0984ffff"),
      (.systemGray, .ios18, .light, .increased, "#6c6c70ff"),
      (.systemGray6, .ios26, .dark, .standard, "#1c1c1eff"),
      (.systemRed, .ios18, .light, .standard, "#ff3b30ff"),
      (.systemRed, .ios26, .light, .standard, "#ff383cff"),
      (.systemBlue, .ios18, .light, .increased, "#0040ddff"),
      (.systemBlue, .ios26, .dark, .standard, "#0091ffff"),
      (.systemMint, .ios18, .dark, .standard, "#66d4cfff"),
      (.systemBrown, .ios26, .dark, .increased, "#dba679ff"),
    ] as [(PlatformColor, PlatformGeneration, Scheme, Contrast, String)]
  )
  func literalValues(
    color: PlatformColor,
    generation: PlatformGeneration,
    scheme: Scheme,
    contrast: Contrast,
    hex: String
  ) {
    #expect(color.cells(generation)[scheme, contrast].hexWithAlpha == hex)
  }

  @Test func alphasAreExactFractions() {
    #expect(PlatformColor.secondaryLabel.cells(.ios18).light.alpha == 153.0 / 255)
    #expect(PlatformColor.tertiaryLabel.cells(.ios18).light.alpha == 76.0 / 255)
    #expect(PlatformColor.label.cells(.ios18).light == .hex(0))
  }

  @Test(arguments: PlatformColor.allCases)
  func onlyHuesDifferBetweenGenerations(color: PlatformColor) {
    let isHue = color.rawValue.hasPrefix("system") && !color.rawValue.contains("ground")
    if !isHue || color.rawValue.contains("Gray") {
      #expect(color.cells(.ios18) == color.cells(.ios26))
    }
    #expect(color.cells(.ios18).lightIncreased != nil)
    #expect(color.cells(.ios18).darkIncreased != nil)
  }

  struct Facts: Decodable {
    struct Cell: Decodable {
      let color: ColorValue

      private enum Keys: String, CodingKey {
        case rgba8
      }

      init(from decoder: any Decoder) throws {
        let eighths: [Double]
        if let keyed = try? decoder.container(keyedBy: Keys.self) {
          eighths = try keyed.decode([Double].self, forKey: .rgba8)
        } else {
          let plain = try [Double](from: decoder)
          eighths = plain.prefix(3) + [plain[3] * 255]
        }
        color = try makeColor(
          "srgb",
          eighths.prefix(3).map { $0 / 255 },
          alpha: eighths[3] / 255
        )
      }
    }

    struct Row: Decodable {
      let light: Cell
      let dark: Cell
      let lightHighContrast: Cell
      let darkHighContrast: Cell

      var cells: Cells<ColorValue> {
        Cells(
          light: light.color,
          dark: dark.color,
          lightIncreased: lightHighContrast.color,
          darkIncreased: darkHighContrast.color
        )
      }
    }

    struct Table: Decodable {
      let colors: [String: Row]
    }

    struct Sets: Decodable {
      let hig2025_allPlatforms_iOS26: Table
      let hig2023_iOS13to18: Table
      let gray_iOS_unchanged2023to2025: Table
      let uiElements_iOS13: Table
    }

    let sets: Sets
  }

  static let facts = FactFile(name: "apple-system-colors.json")

  @Test(.enabled(if: facts.exists, "skipped: the facts are not beside the package"))
  func everyValueAgreesWithTheFacts() throws {
    let sets = try Self.facts.decode(Facts.self).sets
    var checked: Set<PlatformColor> = []
    func check(_ table: Facts.Table, _ generations: [PlatformGeneration], hue: Bool) throws {
      for (name, row) in table.colors {
        let caseName = hue ? "system" + name.prefix(1).uppercased() + name.dropFirst() : name
        let color = try #require(PlatformColor(rawValue: caseName))
        for generation in generations {
          #expect(color.cells(generation) == row.cells, "\(color) \(generation)")
        }
        checked.insert(color)
      }
    }
    try check(sets.hig2025_allPlatforms_iOS26, [.ios26], hue: true)
    try check(sets.hig2023_iOS13to18, [.ios18], hue: true)
    try check(sets.gray_iOS_unchanged2023to2025, [.ios18, .ios26], hue: false)
    try check(sets.uiElements_iOS13, [.ios18, .ios26], hue: false)
    #expect(checked == Set(PlatformColor.allCases))
  }
}
