/// Groups of the shared tables that are compared as one value.
///
/// These are the elevations whose structure differs, and the parts that are null or an empty list on
/// one side and a group on the other.
struct WholeParts {
  private let paths: [TokenPath]

  init(_ left: TokenTable, _ right: TokenTable) {
    var paths: [TokenPath] = []
    for level in ElevationLevel.allCases {
      if let one = ElevationStructure(left, level), let other = ElevationStructure(right, level),
        one != other
      {
        paths.append(level.path)
      }
    }
    paths += Self.groups(of: left, thatAreOneIn: right)
    paths += Self.groups(of: right, thatAreOneIn: left)
    self.paths = paths
  }

  private static func groups(
    of table: TokenTable,
    thatAreOneIn other: TokenTable
  ) -> [TokenPath] {
    let single = other.entries.filter { entry in
      (entry.value == .null || entry.value == .list([])) && table[entry.path] == nil
    }
    guard !single.isEmpty else { return [] }
    let further = table.entries.filter { other[$0.path] == nil }
    return single.map(\.path).filter { path in further.contains { $0.path.isWithin(path) } }
  }

  /// The tokens of a table, a part that is compared as one value being one token.
  func tokens(of table: TokenTable) -> [ComparedToken] {
    var tokens: [ComparedToken] = []
    tokens.reserveCapacity(table.entries.count)
    var rest = table.entries[...]
    while let entry = rest.first {
      let part = paths.first { entry.path.isWithin($0) }
      guard let part, part != entry.path else {
        // An empty map is no token: what another side has there was added.
        if entry.value != .object([]) { tokens.append(ComparedToken(entry.path, entry.value)) }
        rest.removeFirst()
        continue
      }
      let leaves = rest.prefix { $0.path.isWithin(part) }
      tokens.append(ComparedToken(part, TokenValue(leaves, below: part)))
      rest = rest.dropFirst(leaves.count)
    }
    return tokens
  }
}

extension TokenValue {
  /// The object that leaves below a path stand for, as a theme's JSON has it.
  init(_ leaves: some Sequence<TokenTable.Entry>, below path: TokenPath) {
    let depth = path.description.utf8.count { $0 == UInt8(ascii: ".") } + 1
    self.init(
      leaves.map { leaf in
        (names: leaf.path.description.split(separator: ".").dropFirst(depth), value: leaf.value)
      }[...]
    )
  }

  private init(_ leaves: ArraySlice<(names: ArraySlice<Substring>, value: TokenValue)>) {
    var members: [Member] = []
    var rest = leaves
    while let (names, value) = rest.first, let name = names.first {
      let group = rest.prefix { $0.names.first == name }
      rest = rest.dropFirst(group.count)
      let inner = group.map { (names: $0.names.dropFirst(), value: $0.value) }[...]
      members.append(Member(String(name), names.count == 1 ? value : TokenValue(inner)))
    }
    let isList = !members.isEmpty && members.allSatisfy { $0.name.utf8.allSatisfy(\.isDigit) }
    self = isList ? .list(members.map(\.value)) : .object(members)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
