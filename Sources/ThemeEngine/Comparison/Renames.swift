/// Finds which of the removed tokens came back under another name.
///
/// Only tokens outside the shared tables are renamed: the names of the tables are fixed.
enum Renames {
  /// Joins each removed token with the added one that it has become, in the added one's place.
  ///
  /// They are one where they alone have their type and value, and have one group (all names but the
  /// last) or at most a third of the longer path between them. Cost: linear; a value that several
  /// tokens share says nothing about any of them.
  static func join(_ pairs: inout [TokenPair]) {
    guard pairs.contains(where: { $0.left == nil }), pairs.contains(where: { $0.right == nil })
    else { return }
    var matches: [Content: Match] = [:]
    for (position, pair) in pairs.enumerated() where pair.left == nil || pair.right == nil {
      guard let token = pair.left ?? pair.right, let content = Content(token) else { continue }
      matches[content, default: Match()].add(position, isLeft: pair.left != nil)
    }
    var renamed: Set<Int> = []
    for match in matches.values {
      guard case .one(let left) = match.left, case .one(let right) = match.right,
        let old = pairs[left].left, let new = pairs[right].right, areAlike(old.path, new.path)
      else { continue }
      pairs[right].left = old
      renamed.insert(left)
    }
    guard !renamed.isEmpty else { return }
    pairs = pairs.indices.filter { !renamed.contains($0) }.map { pairs[$0] }
  }

  static func areAlike(_ old: TokenPath, _ new: TokenPath) -> Bool {
    if old.group == new.group { return true }
    let longer = max(old.description.unicodeScalars.count, new.description.unicodeScalars.count)
    let limit = longer / 3
    return EditDistance.between(old.description, new.description, limit: limit) != nil
  }

  /// What a token is apart from its name.
  private struct Content: Hashable {
    let type: TokenType
    let value: TokenValue

    init?(_ token: ComparedToken) {
      guard let type = token.type else { return nil }
      self.type = type
      value = token.value.inOneNotation
    }
  }

  /// Who has a type and value on each side.
  private struct Match {
    var left = Holder.nobody
    var right = Holder.nobody

    mutating func add(_ position: Int, isLeft: Bool) {
      if isLeft { left.add(position) } else { right.add(position) }
    }
  }

  private enum Holder {
    case nobody, one(Int), several

    mutating func add(_ position: Int) {
      if case .nobody = self { self = .one(position) } else { self = .several }
    }
  }
}

extension TokenPath {
  /// All names but the last; empty where there is only one.
  fileprivate var group: Substring {
    let start = description.utf8.lastIndex(of: UInt8(ascii: "."))
    return description[..<(start ?? description.startIndex)]
  }
}
