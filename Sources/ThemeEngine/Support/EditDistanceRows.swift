/// The three rows of the alignment table, kept between comparisons so that many cost no allocation.
struct EditDistanceRows {
  private var older: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  /// The optimal string alignment distance of two sequences, or nil where it is above the limit.
  ///
  /// Only the diagonal band that can hold a distance within the limit is filled.
  mutating func distance(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int? {
    let limit = min(limit, max(first.count, second.count))
    guard abs(first.count - second.count) <= limit else { return nil }
    let width = second.count + 1
    let beyond = limit + 1
    if current.count < width {
      older = Array(repeating: beyond, count: width)
      previous = older
      current = older
    }
    for column in 0..<width { previous[column] = min(column, beyond) }
    for row in stride(from: 1, through: first.count, by: 1) {
      let low = max(1, row - limit)
      let high = min(second.count, row + limit)
      current[low - 1] = low == 1 ? min(row, beyond) : beyond
      var least = current[low - 1]
      for column in stride(from: low, through: high, by: 1) {
        let same = first[row - 1] == second[column - 1]
        var best = previous[column - 1] + (same ? 0 : 1)
        best = min(best, current[column - 1] + 1)
        // The cell above the band's last column was never filled.
        if column < row + limit { best = min(best, previous[column] + 1) }
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          best = min(best, older[column - 2] + 1)
        }
        current[column] = min(best, beyond)
        least = min(least, best)
      }
      guard least <= limit else { return nil }
      swap(&older, &previous)
      swap(&previous, &current)
    }
    let result = previous[second.count]
    return result <= limit ? result : nil
  }
}
