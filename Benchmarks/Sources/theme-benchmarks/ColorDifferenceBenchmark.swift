import ThemeEngine

/// The cost of a CIEDE2000 difference.
enum ColorDifferenceBenchmark {
  private static let count = 1_000

  static func run() {
    let colors = (0..<count).map {
      ColorValue.hex(UInt32(truncatingIfNeeded: $0 &* 15_485_863) & 0xFFFFFF)
    }
    let lab = colors.map { $0.converted(to: .lab).components }
    var table = ResultTable(
      "Colour difference (CIEDE2000)",
      columns: ["a pair", "median", "min", "max"]
    )
    func add(_ name: String, _ difference: (Int, Int) -> Double) {
      let measurement = Measurement(runs: 30) {
        (0..<count).reduce(0) { $0 + difference($1, ($1 &* 7 &+ 3) % count) }
      }
      table.add([name] + measurement.cells(dividedBy: count))
    }
    add("of Lab values") { CIEDE2000.difference(lab[$0], lab[$1]) }
    add("of sRGB colours") { colors[$0].difference(from: colors[$1]) }
    table.show()
  }
}
