/// Says of each token that differs what the difference comes to.
struct ChangeJudge {
  let left: SideFacts
  let right: SideFacts
  let scales: StepScales
  private let users: TokenUsers

  init(_ left: ResolvedTheme, _ right: ResolvedTheme, among pairs: [TokenPair]) {
    self.left = SideFacts(left)
    self.right = SideFacts(right)
    scales = StepScales(left)
    users = TokenUsers(left, right, of: pairs)
  }

  /// `nil` for a pair without sides.
  func change(_ pair: TokenPair) -> TokenChange? {
    switch (pair.left, pair.right) {
    case (nil, nil): nil
    case (let left?, nil):
      oneSided(left, .removed, .major, "removed, was \(TokenWords(left).text(left.value))")
    case (nil, let right?):
      oneSided(right, .added, .minor, "added, \(TokenWords(right).text(right.value))")
    case (let left?, let right?):
      pair.isRenamed ? renamed(left, right) : changed(left, right)
    }
  }

  private func renamed(_ left: ComparedToken, _ right: ComparedToken) -> TokenChange {
    let value = TokenWords(right).text(right.value)
    let colors = deltaE(left.value, right.value)
    let users = users.all(left.path, right.path)
    return TokenChange(
      token: right.path,
      kind: .renamed,
      left: left.value,
      right: right.value,
      formerToken: left.path,
      deltaE: colors,
      size: colors.map(DifferenceSize.init(deltaE:)),
      users: users,
      impact: .minor,
      text: "renamed from \(left.path), \(value)" + TokenUsers.text(users),
      follows: nil,
      area: right.area
    )
  }

  private func oneSided(
    _ token: ComparedToken,
    _ kind: TokenChange.Kind,
    _ impact: Impact,
    _ text: String
  ) -> TokenChange {
    TokenChange(
      token: token.path,
      kind: kind,
      left: kind == .removed ? token.value : nil,
      right: kind == .added ? token.value : nil,
      formerToken: nil,
      deltaE: nil,
      size: nil,
      users: [],
      impact: impact,
      text: text,
      follows: nil,
      area: token.area
    )
  }

  private func changed(_ left: ComparedToken, _ right: ComparedToken) -> TokenChange {
    let deltaE = deltaE(left.value, right.value)
    let size = deltaE.map(DifferenceSize.init(deltaE:))
    // Colours are told by their values alone.
    let isOfTables = (left.type == nil || right.type == nil) && size == nil
    let kind = isOfTables ? ThemeShape.kind(at: left.path) : nil
    return TokenChange(
      token: left.path,
      kind: .changed,
      left: left.value,
      right: right.value,
      formerToken: nil,
      deltaE: deltaE,
      size: size,
      users: [],
      impact: impact(left, right, size, kind),
      text: text(left, right, deltaE, size, kind),
      follows: role(left, right),
      area: left.type == nil ? left.area : right.area
    )
  }

  func deltaE(_ one: TokenValue, _ other: TokenValue) -> Double? {
    guard let one = one.color, let other = other.color else { return nil }
    return left.visible(one).difference(from: right.visible(other)).rounded(toPlaces: 6)
  }

  private func text(
    _ left: ComparedToken,
    _ right: ComparedToken,
    _ deltaE: Double?,
    _ size: DifferenceSize?,
    _ kind: LeafKind?
  ) -> String {
    if left.area == .elevation, let old = ElevationStructure(left.value),
      let new = ElevationStructure(right.value)
    {
      let (from, to) = (self.left.words.text(left.value), self.right.words.text(right.value))
      if old.style == new.style { return "\(from) → \(to)" }
      return from == to
        ? "kind changed: \(old.style) → \(new.style), \(from)" : "kind changed: \(from) → \(to)"
    }
    var from = TokenWords(left.path, type: left.type, kind: kind).text(left.value)
    var to = TokenWords(right.path, type: right.type, kind: kind).text(right.value)
    if left.hasOtherType(than: right) || from == to, let old = left.type, let new = right.type,
      old != new
    {
      (from, to) = ("\(old.rawValue) \(from)", "\(new.rawValue) \(to)")
    }
    guard let deltaE, let size else { return "\(from) → \(to)" }
    return "\(from) → \(to), ΔE \(size.digits(of: deltaE)), \(size.rawValue)"
  }

  /// The leaf of the text role that both values only repeat.
  private func role(_ left: ComparedToken, _ right: ComparedToken) -> TokenPath? {
    guard left.area == .component, right.area == .component,
      let name = self.left.role(of: left.path), name == self.right.role(of: right.path)
    else { return nil }
    let leaf = TextRole.section.appending(name).appending(String(left.path.name))
    let repeats = self.left.table[leaf] == left.value && self.right.table[leaf] == right.value
    return repeats ? leaf : nil
  }
}

extension DifferenceSize {
  /// A difference of this size with as few decimals as keep the size, at least one.
  func digits(of deltaE: Double) -> String {
    for places in 1..<6 {
      let rounded = deltaE.rounded(toPlaces: places)
      if DifferenceSize(deltaE: rounded) == self { return DecimalText.string(rounded) }
    }
    return DecimalText.string(deltaE)
  }
}
