/// What a mistyped name was probably meant to be.
package enum NameSuggestion {
  /// The candidate with the fewest edits to the name, or nil where none is near.
  ///
  /// Letter case doesn't count as an edit, and a candidate that differs in case alone wins at once.
  /// Near is at most a third of the name's length, rounded up, at most 3 and less than the whole name.
  /// Of equally near candidates the first is taken. Cost: linear in the candidates' total length.
  package static func nearest(
    to name: String,
    among candidates: some Sequence<String>
  ) -> String? {
    var rows = EditDistanceRows()
    var target: [UInt32] = []
    fold(name, into: &target)
    let allowed = min(3, (target.count + 2) / 3, target.count - 1)
    var limit = max(0, allowed)
    var best: String?
    var folded: [UInt32] = []
    for candidate in candidates where candidate.utf8.count <= (target.count + limit) * 4 {
      fold(candidate, into: &folded)
      guard let distance = rows.distance(target, folded, limit: limit) else { continue }
      if distance == 0 { return candidate }
      best = candidate
      limit = distance - 1
    }
    return best
  }

  private static func fold(_ text: String, into scalars: inout [UInt32]) {
    scalars.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let isUpper = scalar.value &- 0x41 < 26
        scalars.append(isUpper ? scalar.value | 0x20 : scalar.value)
      } else {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
          scalars.append(lower.value)
        }
      }
    }
  }
}
