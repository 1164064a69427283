import Foundation
import ThemeEngine

/// The engine's JSON reader beside Foundation's, on one file in one process.
enum JSONBenchmark {
  /// How many times faster the engine's reader has to be.
  private static let goal = 6.0

  static func run() throws {
    let bytes = TokenFile.bytes(tokens: 50_000)
    let data = Data(bytes)
    let (own, foundation) = try alternating(
      { try JSONDocument(parsing: bytes) },
      { try JSONSerialization.jsonObject(with: data) }
    )
    let walk = try Measurement(runs: 15) { count(try JSONDocument(parsing: bytes).root) }
    let megabytes = Double(bytes.count) / 1e6
    var table = ResultTable(
      "JSON: a token file of \(DurationText.rounded(megabytes)) MB",
      columns: ["reader", "median", "min", "max", "MB/s"]
    )
    func add(_ name: String, _ measurement: Measurement) {
      let rate = megabytes / measurement.median * 1e9
      table.add([name] + measurement.cells + [DurationText.rounded(rate)])
    }
    add("JSONDocument", own)
    add("JSONDocument, all values decoded", walk)
    add("JSONSerialization", foundation)
    table.show()
    let ratio = foundation.median / own.median
    let verdict = ratio >= goal ? "reached" : "missed"
    print(
      "  ratio \(DurationText.rounded(ratio)) (goal \(DurationText.rounded(goal)): \(verdict)), "
        + "with all values decoded \(DurationText.rounded(foundation.median / walk.median))"
    )
  }

  /// Measures two pieces of work in turns, so that whatever slows the machine slows both.
  private static func alternating<One, Other>(
    _ one: () throws -> One,
    _ other: () throws -> Other
  ) rethrows -> (Measurement, Measurement) {
    var runs: [(Measurement, Measurement)] = []
    for _ in 0..<15 {
      runs.append((try Measurement(runs: 1, one), try Measurement(runs: 1, other)))
    }
    return (Measurement(merging: runs.map(\.0)), Measurement(merging: runs.map(\.1)))
  }

  /// Decodes every text and number.
  private static func count(_ node: JSONNode) -> Int {
    switch node.kind {
    case .object: node.members.reduce(0) { $0 + $1.key.utf8.count + count($1.value) }
    case .array: node.elements.reduce(0) { $0 + count($1) }
    case .string: node.string?.utf8.count ?? 0
    case .number: node.number == nil ? 0 : 1
    case .bool, .null: 1
    }
  }
}
