/// Prints what the engine costs; arguments name the parts to run, none means all.
@main
enum ThemeBenchmarks {
  private enum Part: String, CaseIterable {
    case themes, growth, depth, json, difference, comparison, brands

    func run() throws {
      switch self {
      case .themes: try ThemeBenchmark.run()
      case .growth: try GrowthBenchmark.run()
      case .depth: try DepthBenchmark.run()
      case .json: try JSONBenchmark.run()
      case .difference: ColorDifferenceBenchmark.run()
      case .comparison: try ComparisonBenchmark.run()
      case .brands: try BrandDocumentBenchmark.run()
      }
    }
  }

  static func main() throws {
    #if DEBUG
    throw BenchmarkError("a debug build says nothing; run with '-c release'")
    #else
    let chosen = try CommandLine.arguments.dropFirst().map { name in
      guard let part = Part(rawValue: name) else {
        let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
        throw BenchmarkError("'\(name)' is no part; choose from \(names)")
      }
      return part
    }
    for part in chosen.isEmpty ? Part.allCases : chosen { try part.run() }
    #endif
  }
}
