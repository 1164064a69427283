import ThemeEngine

/// What three brand documents with many tokens cost, read and resolved to JSON in light and dark.
enum BrandDocumentBenchmark {
  /// Tokens in all three documents, or in each of them.
  private static let sizes: [(title: String, each: Int)] = [
    ("1,000 in all", 333), ("10,000 in all", 3_333), ("10,000 each", 10_000),
    ("100,000 in all", 33_333), ("100,000 each", 100_000),
  ]
  /// Milliseconds, for the sizes with 10,000 tokens.
  private static let goal = 100.0

  static func run() throws {
    for isResolver in [false, true] {
      try show(isResolver ? "tokens over a resolver document" : "tokens inline", isResolver)
    }
  }

  private static func show(_ title: String, _ isResolver: Bool) throws {
    var table = ResultTable(
      "Three brand documents in two appearances, \(title)",
      columns: ["tokens", "median", "min", "max", "each", "exponent", "goal"]
    )
    var last: (size: Double, time: Double)?
    for size in sizes {
      let brands = BrandFile.all(tokens: size.each, overResolver: isResolver)
      let measurement = try Measurement(runs: max(5, 30_000 / size.each)) { try themes(of: brands) }
      let count = Double(size.each * brands.count)
      let exponent = last.map { Logarithm.ratio(measurement.median / $0.time, count / $0.size) }
      let isJudged = size.title.hasPrefix("10,000")
      let verdict = measurement.median <= goal * 1e6 ? "reached" : "missed"
      table.add(
        [size.title] + measurement.cells
          + [DurationText.text(measurement.median / count)]
          + [exponent.map(DurationText.rounded) ?? ""]
          + [isJudged ? "\(DurationText.rounded(goal)) ms: \(verdict)" : ""]
      )
      last = (count, measurement.median)
    }
    table.show()
  }

  /// The themes of every document in both schemes, as JSON.
  private static func themes(of brands: [BrandFile]) throws -> [[UInt8]] {
    try brands.flatMap { brand in
      let document = BrandDocument(
        parsing: brand.document,
        name: BrandFile.name,
        source: brand,
        extending: BenchmarkBrands.registry
      )
      guard let definition = document.definition else {
        throw BenchmarkError("a brand document has errors: \(document.findings.prefix(3))")
      }
      return try [Scheme.light, .dark].map { scheme in
        try ThemeResolver.resolve(definition, for: AppearanceRequest(scheme)).json()
      }
    }
  }
}
