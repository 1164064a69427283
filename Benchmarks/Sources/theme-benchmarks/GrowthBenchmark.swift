import ThemeEngine

/// How the cost of a theme grows with a brand's own tokens; linear work has the exponent 1.
enum GrowthBenchmark {
  private static let sizes = [100, 1_000, 10_000, 100_000]

  static func run() throws {
    let definitions = BenchmarkBrands.all.prefix(1).map { BrandDefinition($0) }
    for definition in definitions {
      let larger = sizes.map { definition.adding(ExtraTokens.mixed($0)) }
      let themes = try larger.map { try ThemeResolver.resolve($0) }
      let documents = themes.map { $0.json() }
      let base = try ThemeResolver.resolve(definition)
      let baseBytes = base.json()
      try show(
        "Resolve: \(definition.id) with more tokens",
        { try ThemeResolver.resolve(definition) }
      ) {
        try ThemeResolver.resolve(larger[$0])
      }
      show("Encode: \(definition.id) with more tokens", { base.json() }) { themes[$0].json() }
      try show("Load: \(definition.id) with more tokens", { try ResolvedTheme(json: baseBytes) }) {
        try ResolvedTheme(json: documents[$0])
      }
    }
  }

  /// The exponent is that of the time above the brand's own, between one size and the next.
  private static func show<Result>(
    _ title: String,
    _ base: () throws -> Result,
    _ work: (Int) throws -> Result
  ) rethrows {
    var table = ResultTable(
      title,
      columns: ["further tokens", "median", "min", "max", "each", "exponent"]
    )
    let alone = try Measurement(runs: 50, base)
    table.add(["0"] + alone.cells)
    var last: (size: Double, time: Double)?
    for (position, size) in sizes.enumerated() {
      let measurement = try Measurement(runs: max(7, 20_000 / size)) { try work(position) }
      let time = max(1, measurement.median - alone.median)
      let exponent = last.map { Logarithm.ratio(time / $0.time, Double(size) / $0.size) }
      table.add(
        ["\(size)"] + measurement.cells
          + [DurationText.text(time / Double(size)), exponent.map(DurationText.rounded) ?? ""]
      )
      last = (Double(size), time)
    }
    table.show()
  }
}
