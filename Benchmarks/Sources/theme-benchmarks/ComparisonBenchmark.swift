import ThemeEngine

/// What comparing two themes costs, and how that grows with a brand's own tokens.
enum ComparisonBenchmark {
  private static let sizes = [1_000, 10_000, 100_000]

  static func run() throws {
    try brands()
    try growth()
    try renames()
  }

  private static func brands() throws {
    var table = ResultTable("Compare brands (light)", columns: ["work", "median", "min", "max"])
    let themes = try BenchmarkBrands.all.map {
      try ThemeResolver.resolve(BrandDefinition($0), for: AppearanceRequest(.light))
    }
    let diff = ThemeDiff(themes[0], themes[1])
    func add<Result>(_ work: String, _ body: () -> Result) {
      table.add([work] + Measurement(runs: 50, body).cells)
    }
    add("two brands") { ThemeDiff(themes[0], themes[1]) }
    add("a brand and itself") { ThemeDiff(themes[0], themes[0]) }
    add("JSON of a diff") { diff.json() }
    add("Markdown of a diff") { diff.markdown() }
    add("matrix of \(themes.count)") { ThemeMatrix(themes) }
    table.show()
  }

  private static func growth() throws {
    var table = ResultTable(
      "Compare themes with tokens of their own",
      columns: ["tokens", "changed", "median", "min", "max", "each", "exponent"]
    )
    for share in [0, 100, 10, 1] {
      var last: (size: Double, time: Double)?
      for size in sizes {
        let (left, right) = try themes(size, changing: share)
        let changed = ThemeDiff(left, right).changes.count
        let measurement = Measurement(runs: max(7, 200_000 / size)) { ThemeDiff(left, right) }
        let time = measurement.median
        let exponent = last.map { Logarithm.ratio(time / $0.time, Double(size) / $0.size) }
        table.add(
          ["\(size)", "\(changed)"] + measurement.cells
            + [
              DurationText.text(time / Double(size)), exponent.map(DurationText.rounded) ?? "",
            ]
        )
        last = (Double(size), time)
      }
    }
    table.show()
  }

  /// Two themes of which every so many-th token differs; with 0 none does.
  private static func themes(
    _ count: Int,
    changing share: Int
  ) throws -> (ResolvedTheme, ResolvedTheme) {
    let left = ExtraTokens.mixed(count)
    let right = left.enumerated().map { index, token in
      guard share > 0, index % share == 0, token.custom?.type == .color else { return token }
      let color = UInt32(truncatingIfNeeded: index &* 40_503) & 0xFFFFFF
      return Token(token.path, .value(.color(.hex(color))), Origin(.stated), custom: token.custom)
    }
    let brand = BrandDefinition(BenchmarkBrands.all[0])
    return (
      try ThemeResolver.resolve(brand.adding(left)), try ThemeResolver.resolve(brand.adding(right))
    )
  }

  private static func renames() throws {
    var table = ResultTable(
      "Match renamed tokens",
      columns: ["tokens", "values", "renamed", "median", "min", "max"]
    )
    for size in sizes {
      for values in [1, size / 2, size] {
        let left = try renamed("old", size, values)
        let right = try renamed("new", size, values)
        let count = ThemeDiff(left, right).summary.renamed
        let measurement = Measurement(runs: max(5, 100_000 / size)) { ThemeDiff(left, right) }
        table.add(["\(size)", "\(values)", "\(count)"] + measurement.cells)
      }
    }
    table.show()
  }

  private static func renamed(_ name: String, _ count: Int, _ values: Int) throws -> ResolvedTheme {
    let tokens = (0..<count).map { index in
      Token(
        TokenPath("extra.group\(index / 50).\(name)\(index)"),
        .value(.color(.hex(UInt32(index % values)))),
        Origin(.stated),
        custom: CustomTraits(.color)
      )
    }
    return try ThemeResolver.resolve(BrandDefinition(BenchmarkBrands.all[0]).adding(tokens))
  }
}
