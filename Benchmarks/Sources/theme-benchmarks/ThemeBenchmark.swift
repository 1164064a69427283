import ThemeEngine

/// What one theme costs, from its brand's source to its JSON and back.
enum ThemeBenchmark {
  static func run() throws {
    var table = ResultTable(
      "One theme (light, standard)",
      columns: ["step", "median", "min", "max"]
    )
    for brand in BenchmarkBrands.all {
      let definition = BrandDefinition(brand)
      let theme = try ThemeResolver.resolve(definition, for: AppearanceRequest(.light))
      let bytes = theme.json()
      func add(_ step: String, _ measurement: Measurement) {
        table.add(["\(definition.id) \(step)"] + measurement.cells)
      }
      add("define", Measurement(runs: 50) { BrandDefinition(brand) })
      add(
        "resolve",
        try Measurement(runs: 50) {
          try ThemeResolver.resolve(definition, for: AppearanceRequest(.light))
        }
      )
      add(
        "resolve, traced",
        try Measurement(runs: 50) {
          try ThemeResolver.resolve(definition, for: AppearanceRequest(.light), tracing: true)
        }
      )
      add("encode, \(bytes.count / 1000) kB", Measurement(runs: 50) { theme.json() })
      add("load", try Measurement(runs: 50) { try ResolvedTheme(json: bytes) })
    }
    table.add(["all \(try allThemes()) themes"] + (try Measurement(runs: 20, allThemes)).cells)
    table.show()
  }

  /// Defines, resolves and encodes every brand in every principal appearance.
  private static func allThemes() throws -> Int {
    var count = 0
    for brand in BenchmarkBrands.all {
      let definition = BrandDefinition(brand)
      for request in AppearanceRequest.principal {
        Retained.keep(try ThemeResolver.resolve(definition, for: request).json())
        count += 1
      }
    }
    return count
  }
}
