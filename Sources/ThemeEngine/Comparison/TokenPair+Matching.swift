extension TokenPair {
  /// Matches tokens by path, in the order in which both lists have them.
  ///
  /// The same the other way round: where the lists differ in their order, and of what only one has,
  /// the lesser path comes first. Cost: linear.
  static func matching(_ left: [ComparedToken], _ right: [ComparedToken]) -> [TokenPair] {
    var pairs: [TokenPair] = []
    pairs.reserveCapacity(max(left.count, right.count))
    var (next, other) = (0, 0)
    var places: (left: [TokenPath: Int], right: [TokenPath: Int])?
    var taken: (left: Set<Int>, right: Set<Int>) = ([], [])
    while next < left.count || other < right.count {
      if taken.left.contains(next) {
        next += 1
      } else if taken.right.contains(other) {
        other += 1
      } else if next == left.count {
        pairs.append(TokenPair(left: nil, right: right[other]))
        other += 1
      } else if other == right.count {
        pairs.append(TokenPair(left: left[next], right: nil))
        next += 1
      } else if left[next].path == right[other].path {
        pairs.append(TokenPair(left: left[next], right: right[other]))
        (next, other) = (next + 1, other + 1)
      } else {
        let known = places ?? (positions(left), positions(right))
        places = known
        let (one, two) = (left[next], right[other])
        let laterRight = known.right[one.path].flatMap { position in
          position > other && !taken.right.contains(position) ? position : nil
        }
        let laterLeft = known.left[two.path].flatMap { position in
          position > next && !taken.left.contains(position) ? position : nil
        }
        let leftFirst =
          (laterRight == nil) == (laterLeft == nil) ? one.path < two.path : laterRight == nil
        if leftFirst {
          pairs.append(TokenPair(left: one, right: laterRight.map { right[$0] }))
          if let laterRight { taken.right.insert(laterRight) }
          next += 1
        } else {
          pairs.append(TokenPair(left: laterLeft.map { left[$0] }, right: two))
          if let laterLeft { taken.left.insert(laterLeft) }
          other += 1
        }
      }
    }
    return pairs
  }

  private static func positions(_ tokens: [ComparedToken]) -> [TokenPath: Int] {
    Dictionary(tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Matches brands' own tokens, in the byte order of the paths; equal ones are left out.
  static func differing(_ left: [CustomToken], _ right: [CustomToken]) -> [TokenPair] {
    let (left, right) = (left.inOrder, right.inOrder)
    var pairs: [TokenPair] = []
    var (next, other) = (0, 0)
    while next < left.count || other < right.count {
      if next < left.count, other < right.count, left[next].path == right[other].path {
        if left[next].value != right[other].value
          || left[next].traits.type != right[other].traits.type
        {
          let pair = TokenPair(
            left: ComparedToken(left[next]),
            right: ComparedToken(right[other])
          )
          if pair.differs { pairs.append(pair) }
        }
        (next, other) = (next + 1, other + 1)
      } else if other == right.count
        || next < left.count && left[next].path < right[other].path
      {
        pairs.append(TokenPair(left: ComparedToken(left[next]), right: nil))
        next += 1
      } else {
        pairs.append(TokenPair(left: nil, right: ComparedToken(right[other])))
        other += 1
      }
    }
    return pairs
  }
}

extension [CustomToken] {
  /// In the byte order of the paths, as themes have them; sorted only where they aren't.
  fileprivate var inOrder: [CustomToken] {
    let isSorted = indices.dropFirst().allSatisfy { self[$0 - 1].path < self[$0].path }
    return isSorted ? self : sorted { $0.path < $1.path }
  }
}
