import ThemeEngine

/// A comparison of two themes for people: what breaks first, then every change by tier.
struct DiffText {
  let diff: ThemeDiff
  /// What the colours of each side lie on.
  let grounds: (left: ColorValue, right: ColorValue)
  let style: TextStyling
  let width: Int

  /// The values of both sides in words, by their paths.
  private let words: [TokenPath: (left: String, right: String)]
  /// The types of changed tokens that have another one on the other side.
  private let types: [TokenPath: (left: TokenType, right: TokenType)]

  init(
    _ diff: ThemeDiff,
    of left: ResolvedTheme,
    _ right: ResolvedTheme,
    _ context: CommandContext
  ) {
    self.diff = diff
    grounds = (left.ground, right.ground)
    words = Self.words(of: left, right)
    types = Self.types(of: diff, left, right)
    style = context.style
    width = context.width
  }

  static let indent = "  "

  var text: String {
    if diff.isEmpty { return "no differences\n" }
    var lines = title
    if !diff.verdicts.isEmpty { lines += [""] + verdicts }
    for section in DiffSection.allCases {
      let changes = diff.changes.filter { DiffSection($0.area) == section }
      if !changes.isEmpty { lines += [""] + self.lines(section, changes) }
    }
    return (lines + [""] + summary).map { $0 + "\n" }.joined()
  }

  private var title: [String] {
    let sides = [diff.left.name, "→", diff.right.name].map(PlainText.visible)
    return TextWrap.folded(sides.joined(separator: " "), width: width).map {
      style.paint($0, .heading)
    }
  }

  private func lines(_ section: DiffSection, _ changes: [TokenChange]) -> [String] {
    let (own, following) = (changes.filter { $0.follows == nil }, followers(changes))
    var lines = [style.paint(section.rawValue, .heading)]
    lines += table(section, own)
    return lines + own.flatMap { users(of: $0) } + self.lines(following)
  }

  /// Who refers to a renamed token.
  private func users(of change: TokenChange) -> [String] {
    guard !change.users.isEmpty else { return [] }
    let names = change.users.map(\.description).joined(separator: ", ")
    let text = PlainText.visible("\(change.token) is referred to by \(names)")
    return TextWrap.folded(text, width: width - Self.indent.count).map {
      Self.indent + style.paint($0, .faint)
    }
  }

  private func lines(_ followers: [(text: String, role: String)]) -> [String] {
    let column = FoldingTable.Column(heading: "", minimum: 24)
    let paint: @Sendable (String) -> String = { [style] in style.paint($0, .faint) }
    var table = FoldingTable(columns: [column, column], heading: paint)
    table.rows = followers.map { text, role in
      .cells([FoldingTable.Cell(text), FoldingTable.Cell("follows \(role)", painted: paint)])
    }
    return table.lines(indent: Self.indent, width: width)
  }

  /// Component texts that only repeat what changes in their role, each with that role.
  private func followers(_ changes: [TokenChange]) -> [(text: String, role: String)] {
    var followers: [(text: String, role: String)] = []
    for change in changes {
      guard let role = change.follows else { continue }
      let pair = (change.token.description.withoutLastName, role.description.withoutLastName)
      if let last = followers.last, last == pair { continue }
      followers.append(pair)
    }
    return followers
  }

  private func table(_ section: DiffSection, _ changes: [TokenChange]) -> [String] {
    guard !changes.isEmpty else { return [] }
    let hasDistances = changes.contains { $0.deltaE != nil }
    var table = FoldingTable(columns: columns(hasDistances)) { [style] in
      style.paint($0, .faint)
    }
    var group: TokenPath?
    for change in section.grouped(changes) {
      let own = section.group(of: change.token)
      if let own, own != group {
        table.rows.append(.group(FoldingTable.Cell(own.description)))
        group = own
      }
      table.rows.append(.cells(cells(of: change, in: own, hasDistances)))
    }
    let isGrouped = group != nil
    return table.lines(
      indent: isGrouped ? Self.indent + Self.indent : Self.indent,
      groupIndent: Self.indent,
      width: width
    )
  }

  private func columns(_ hasDistances: Bool) -> [FoldingTable.Column] {
    [FoldingTable.Column(heading: "token", minimum: 22)] + sides
      + (hasDistances ? Self.distances : [])
      + [FoldingTable.Column(heading: "impact")]
  }

  private static let distances = [
    FoldingTable.Column(heading: "ΔE", isNumeric: true), FoldingTable.Column(heading: ""),
  ]

  var sides: [FoldingTable.Column] {
    SideHeadings.texts([diff.left, diff.right].map { ($0.name, $0.file, $0.contexts) }).map {
      FoldingTable.Column(heading: $0, minimum: 16)
    }
  }

  private func cells(
    of change: TokenChange,
    in group: TokenPath?,
    _ hasDistances: Bool
  ) -> [FoldingTable.Cell] {
    let compared = ComparedValue(style: style)
    func name(_ path: TokenPath) -> String {
      guard let group, path != group, path.isWithin(group) else { return path.description }
      return String(path.description.dropFirst(group.description.count + 1))
    }
    let hasSwatch = change.left?.color != nil || change.right?.color != nil
    let former = change.formerToken
    let texts = texts(of: change)
    let token = former.map { "\(name($0)) → \(name(change.token))" } ?? name(change.token)
    let remark = change.kind == .changed ? "" : " \(change.kind.rawValue)"
    return [
      FoldingTable.Cell(token),
      compared.cell(change.left, texts.left, on: grounds.left, alignsWithSwatches: hasSwatch),
      compared.cell(change.right, texts.right, on: grounds.right, alignsWithSwatches: hasSwatch),
    ]
      + (hasDistances ? [compared.cell(deltaE: change.deltaE), compared.cell(change.size)] : [])
      + [compared.cell(change.impact, remark)]
  }

  private static func words(
    of left: ResolvedTheme,
    _ right: ResolvedTheme
  ) -> [TokenPath: (left: String, right: String)] {
    var words: [TokenPath: (left: String, right: String)] = [:]
    for row in ThemeMatrix([left, right]).rows where row.cells.count == 2 {
      words[row.token] = (row.cells[0].text, row.cells[1].text)
    }
    return words
  }

  private static func types(
    of diff: ThemeDiff,
    _ left: ResolvedTheme,
    _ right: ResolvedTheme
  ) -> [TokenPath: (left: TokenType, right: TokenType)] {
    let changed = Set(
      diff.changes.lazy.filter { $0.kind == .changed && $0.area == .custom }.map(\.token)
    )
    guard !changed.isEmpty else { return [:] }
    var before: [TokenPath: TokenType] = [:]
    for token in left.custom where changed.contains(token.path) {
      before[token.path] = token.traits.type
    }
    var types: [TokenPath: (left: TokenType, right: TokenType)] = [:]
    for token in right.custom {
      guard let old = before[token.path], old != token.traits.type else { continue }
      types[token.path] = (old, token.traits.type)
    }
    return types
  }

  /// Both values in few words, or in more where few would be the same.
  private func texts(of change: TokenChange) -> (left: String, right: String) {
    let former = change.formerToken ?? change.token
    let left = change.left.map { text($0, at: former, words[former]?.left) }
    let right = change.right.map { text($0, at: change.token, words[change.token]?.right) }
    if let left, let right, let types = types[change.token] {
      return ("\(types.left.rawValue): \(left)", "\(types.right.rawValue): \(right)")
    }
    if let left, left == right, change.kind == .changed {
      return (
        change.left.map(ComparedValue.exactText) ?? left,
        change.right.map(ComparedValue.exactText) ?? left
      )
    }
    return (left ?? ComparedValue.absent, right ?? ComparedValue.absent)
  }

  private func text(_ value: TokenValue, at path: TokenPath, _ words: String?) -> String {
    if let words, value.color == nil { return words }
    return ComparedValue.text(value, at: path)
  }

  private var summary: [String] {
    let counts = diff.summary
    let flips = diff.verdicts.count
    let text =
      "\(counts.changed) changed, \(counts.added) added, \(counts.removed) removed, "
      + "\(counts.renamed) renamed; \(flips) \(flips == 1 ? "verdict flips" : "verdicts flip")"
    let impact = diff.impact
    let lines = TextWrap.folded(
      impact.map { "\(text); impact \($0.rawValue)" } ?? text,
      width: width
    )
    guard let impact, let last = lines.last, last.hasSuffix(impact.rawValue) else { return lines }
    let painted = style.paint(impact.rawValue, .impact(impact))
    return lines.dropLast() + [String(last.dropLast(impact.rawValue.count)) + painted]
  }
}

extension String {
  fileprivate var withoutLastName: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
