/// How long something took, over several runs.
struct Measurement {
  /// Nanoseconds of one run, shortest first; at least one.
  private let runs: [Double]

  /// Measures after warm-up runs, which fill caches and aren't counted.
  ///
  /// - Parameters:
  ///   - runs: how many are counted; at least one.
  ///   - work: gives a result, so that no optimizer can leave the work out.
  init<Result>(runs: Int, _ work: () throws -> Result) rethrows {
    for _ in 0..<max(1, runs / 5) { Retained.keep(try work()) }
    let clock = ContinuousClock()
    var nanoseconds: [Double] = []
    for _ in 0..<max(1, runs) {
      let start = clock.now
      Retained.keep(try work())
      nanoseconds.append((clock.now - start).nanoseconds)
    }
    self.runs = nanoseconds.sorted()
  }

  /// The runs of several measurements of the same work.
  init(merging measurements: [Measurement]) {
    runs = measurements.flatMap(\.runs).sorted()
  }

  /// Nanoseconds.
  var median: Double {
    let middle = runs.count / 2
    return runs.count % 2 == 1 ? runs[middle] : (runs[middle - 1] + runs[middle]) / 2
  }

  /// Median, shortest and longest as cells of a table, each divided among equal pieces of work.
  func cells(dividedBy pieces: Int = 1) -> [String] {
    [median, runs[0], runs[runs.count - 1]].map { DurationText.text($0 / Double(pieces)) }
  }

  /// Median, shortest and longest as cells of a table.
  var cells: [String] { cells() }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
