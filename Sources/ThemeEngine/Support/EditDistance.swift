/// The number of edits between two texts.
package enum EditDistance {
  /// The optimal string alignment distance of two texts, or nil where it is above the limit.
  ///
  /// An edit inserts, removes or replaces one Unicode scalar, or swaps two adjacent ones; no part is
  /// edited twice. Letter case counts. Cost: O(length × limit).
  ///
  /// - Parameters:
  ///   - first: A text.
  ///   - second: The text that it is compared with; the result is the same either way round.
  ///   - limit: The greatest distance of interest; below 0 nothing matches.
  /// - Returns: The number of edits.
  package static func between(_ first: String, _ second: String, limit: Int) -> Int? {
    var rows = EditDistanceRows()
    return rows.distance(
      first.unicodeScalars.map(\.value),
      second.unicodeScalars.map(\.value),
      limit: limit
    )
  }
}
