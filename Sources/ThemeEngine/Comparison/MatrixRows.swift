/// Builds the rows of a matrix.
struct MatrixRows {
  private let themes: [Theme]
  private let pattern: PathPattern?

  init(_ themes: [ResolvedTheme], pattern: PathPattern?) {
    self.themes = themes.map(Theme.init)
    self.pattern = pattern
  }

  func rows() -> [ThemeMatrix.Row] {
    let groups = Set(themes.flatMap(\.groups))
    let shared = Self.union(themes.map { $0.paths.filter { !groups.contains($0) } })
    let custom = Set(themes.flatMap(\.custom.keys)).subtracting(shared).sorted()
    return shared.filter(isWanted).map { row($0, ThemeDiff.Area(of: $0)) }
      + custom.filter(isWanted).map { row($0, .custom) }
  }

  private func isWanted(_ path: TokenPath) -> Bool {
    guard let pattern, !pattern.matches(path) else { return true }
    return themes.contains { theme in
      theme.levels[path]?.leaves.contains(where: pattern.matches) ?? false
    }
  }

  /// The paths of all lists; what a later list adds stands behind what it follows there.
  private static func union(_ lists: [[TokenPath]]) -> [TokenPath] {
    var followers: [TokenPath?: [TokenPath]] = [:]
    var known: Set<TokenPath> = []
    for list in lists {
      var last: TokenPath?
      for path in list {
        if known.insert(path).inserted { followers[last, default: []].append(path) }
        last = path
      }
    }
    var paths: [TokenPath] = []
    // What was added last stands nearest to what it follows.
    var open = followers[nil] ?? []
    while let path = open.popLast() {
      paths.append(path)
      open += followers[path] ?? []
    }
    return paths
  }

  private func row(_ path: TokenPath, _ area: ThemeDiff.Area) -> ThemeMatrix.Row {
    let values = themes.map { $0.value(path) }
    let majority = majority(values)
    let colors = zip(themes, values).compactMap { theme, value in
      value?.color.map(theme.facts.visible)?.converted(to: .lab).components
    }
    var spread: Double?
    for (index, one) in colors.enumerated() {
      for other in colors[(index + 1)...] {
        spread = max(spread ?? 0, CIEDE2000.difference(one, other))
      }
    }
    return ThemeMatrix.Row(
      token: path,
      cells: zip(themes, values).map { theme, value in
        let isOutlier = majority.map { $0 != value?.inOneNotation } ?? false
        let text = value.map { theme.text($0, at: path) } ?? "—"
        return ThemeMatrix.Cell(value: value, text: text, isOutlier: isOutlier)
      },
      spread: spread?.rounded(toPlaces: 6),
      area: area
    )
  }

  /// What more than half of the themes say, which may be that they lack the token; `nil` for nothing.
  private func majority(_ values: [TokenValue?]) -> TokenValue?? {
    var counts: [TokenValue?: Int] = [:]
    for value in values { counts[value?.inOneNotation, default: 0] += 1 }
    return counts.first { $0.value * 2 > values.count }?.key
  }

  /// One theme, ready to be asked for values.
  private struct Theme {
    let facts: SideFacts
    let custom: [TokenPath: ComparedToken]
    /// The rows that the theme has a value for, an elevation being one.
    let paths: [TokenPath]
    let levels: [TokenPath: (value: TokenValue, leaves: [TokenPath])]
    /// Everything that is a group here.
    let groups: Set<TokenPath>

    init(_ theme: ResolvedTheme) {
      facts = SideFacts(theme)
      custom = Dictionary(
        theme.custom.map { ($0.path, ComparedToken($0)) },
        uniquingKeysWith: { first, _ in first }
      )
      var levels: [TokenPath: (value: TokenValue, leaves: [TokenPath])] = [:]
      for level in ElevationLevel.allCases {
        let leaves = theme.table.entries.filter { $0.path.isWithin(level.path) }
        guard !leaves.isEmpty else { continue }
        levels[level.path] = (TokenValue(leaves, below: level.path), leaves.map(\.path))
      }
      var groups: Set<TokenPath> = []
      var paths: [TokenPath] = []
      for entry in theme.table.entries {
        if let level = levels.keys.first(where: { entry.path.isWithin($0) }) {
          if paths.last != level { paths.append(level) }
          continue
        }
        if entry.value != .object([]) { paths.append(entry.path) }
        var path = entry.path
        while let group = path.parent, groups.insert(group).inserted { path = group }
      }
      self.levels = levels
      self.groups = groups
      self.paths = paths
    }

    /// A leaf below a part that this theme says null for is null.
    func value(_ path: TokenPath) -> TokenValue? {
      if let level = levels[path] { return level.value }
      if let value = facts.table[path] ?? custom[path]?.value { return value }
      var group = path.parent
      while let path = group {
        if facts.table[path] == .null { return .null }
        group = path.parent
      }
      return nil
    }

    func text(_ value: TokenValue, at path: TokenPath) -> String {
      if levels[path] != nil { return facts.words.text(value) }
      let type = facts.table[path] == nil ? custom[path]?.type : nil
      return TokenWords(path, type: type).text(value)
    }
  }
}

extension TokenPath {
  /// The group that the path is in; `nil` for a single name.
  fileprivate var parent: TokenPath? {
    let dot = description.utf8.lastIndex(of: UInt8(ascii: "."))
    return dot.map { TokenPath(String(description[..<$0])) }
  }
}
