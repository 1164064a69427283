extension ChangeJudge {
  /// What a change from one value to another asks, as ``ThemeDiff`` says.
  func impact(
    _ left: ComparedToken,
    _ right: ComparedToken,
    _ size: DifferenceSize?,
    _ kind: LeafKind?
  ) -> Impact {
    if left.area == .policy || left.hasOtherType(than: right) { return .major }
    if left.area == .elevation, let old = ElevationStructure(left.value),
      let new = ElevationStructure(right.value)
    {
      return old.style != new.style || old.loses(new) ? .major : .minor
    }
    if let size { return size.isClear ? .minor : .patch }
    if left.type == nil, left.value == .null || right.value == .null {
      return comingOrGoing(left, right, kind)
    }
    if let old = length(left, kind), let new = length(right, kind) {
      return scales.tellApart(old, new, at: left.path) ? .minor : .patch
    }
    return hasClearColor(left.value, right.value) ? .minor : .patch
  }

  private func comingOrGoing(
    _ left: ComparedToken,
    _ right: ComparedToken,
    _ kind: LeafKind?
  ) -> Impact {
    switch left.value == .null ? right.value : left.value {
    case .object: right.value == .null ? .major : .minor
    case .color: .minor
    case .number: length(left, kind) != nil || length(right, kind) != nil ? .minor : .patch
    default: .patch
    }
  }

  /// A length that has steps; `nil` for the parts of a text style.
  private func length(_ token: ComparedToken, _ kind: LeafKind?) -> Double? {
    guard token.type == nil else { return token.value.points }
    guard kind?.isLength ?? false,
      !ResolvedTextStyle.fields.contains(where: { $0.name == token.path.name })
    else { return nil }
    return token.value.number
  }

  /// Whether colours at the same place of two composites differ clearly.
  private func hasClearColor(_ one: TokenValue, _ other: TokenValue) -> Bool {
    switch (one, other) {
    case (.color, .color):
      deltaE(one, other).map { DifferenceSize(deltaE: $0).isClear } ?? false
    case (.list(let one), .list(let other)):
      zip(one, other).contains { hasClearColor($0, $1) }
    case (.object(let members), .object):
      members.contains { member in
        other[member: member.name].map { hasClearColor(member.value, $0) } ?? false
      }
    default: false
    }
  }
}
