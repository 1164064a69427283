import ThemeEngine

/// Long chains resolve, and long rings are reported, without deep recursion.
enum DepthBenchmark {
  private static let count = 20_000

  static func run() throws {
    var table = ResultTable("Depth", columns: ["graph", "median", "min", "max"])
    for brand in BenchmarkBrands.all.prefix(1) {
      let definition = BrandDefinition(brand)
      let chain = definition.adding(ExtraTokens.chain(count))
      let ring = definition.adding(ExtraTokens.ring(count))
      table.add(
        ["chain of \(count)"]
          + (try Measurement(runs: 10) { try ThemeResolver.resolve(chain) }).cells
      )
      guard findings(in: ring) > 0 else { throw BenchmarkError("a ring was not reported") }
      table.add(["ring of \(count)"] + Measurement(runs: 10) { findings(in: ring) }.cells)
    }
    table.show()
  }

  private static func findings(in brand: BrandDefinition) -> Int {
    do throws(ThemeError) {
      Retained.keep(try ThemeResolver.resolve(brand))
      return 0
    } catch {
      return error.findings.count
    }
  }
}
