extension TokenValue {
  /// Whether two values mean the same: colours in any notation, durations in any unit, weights by
  /// name or number, objects in any order of their keys.
  func isSame(as other: TokenValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.color(let one), .color(let other)): return one.inOneNotation == other.inOneNotation
    case (.list, .list), (.object, .object), (.object, .color), (.color, .object):
      return inOneNotation == other.inOneNotation
    default: return false
    }
  }

  /// The value in the one form that all that mean the same share.
  var inOneNotation: TokenValue {
    switch self {
    case .null, .bool, .number, .string, .blur: return self
    case .color(let color): return .color(color.inOneNotation)
    case .list(let items): return .list(items.map(\.inOneNotation))
    case .object(let members):
      if let color = writtenColor { return .color(color.inOneNotation) }
      if let milliseconds { return .object([Member("unit", .string("ms")), milliseconds]) }
      return .object(
        members.compactMap(Self.inOneNotation).sorted { $0.name.precedesInBytes($1.name) }
      )
    }
  }

  /// A part of a composite; nil for what is so without being said.
  private static func inOneNotation(_ member: Member) -> Member? {
    switch (member.name, member.value) {
    case ("inset", .bool(false)): nil
    case ("fontWeight", .string(let name)):
      Member("fontWeight", FontWeightName.number(of: name).map(Self.number) ?? member.value)
    default: Member(member.name, member.value.inOneNotation)
    }
  }

  /// The number of a duration in seconds, in milliseconds.
  private var milliseconds: Member? {
    guard case .object(let members) = self, members.count == 2,
      self[member: "unit"]?.string == "s", let seconds = self[member: "value"]?.number
    else { return nil }
    return Member("value", .number((seconds * 1000).rounded(toPlaces: 6)))
  }

  /// The member of an object; `nil` for what isn't an object or lacks it.
  package subscript(member name: String) -> TokenValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// A dimension in points; `nil` for other values and units.
  var points: Double? {
    guard case .object(let members) = self, members.count == 2 else { return nil }
    guard self[member: "unit"]?.string == "px" else { return nil }
    return self[member: "value"]?.number
  }

  /// A colour whose members stand in another order than themes write them.
  private var writtenColor: ColorValue? {
    guard case .object(let members) = self, members.count == 4, self[member: "hex"] != nil,
      let space = self[member: "colorSpace"]?.string.flatMap(ColorSpace.init),
      let parts = self[member: "components"]?.list,
      let alpha = self[member: "alpha"]?.number
    else { return nil }
    return ColorValue(space, written: parts.map { ($0.number, $0.string) }, alpha: alpha)
  }
}

extension ColorValue {
  /// The colour as sRGB channels of 6 decimals, which lie outside 0…1 where the colour is wider.
  fileprivate var inOneNotation: ColorValue {
    let channels = space == .srgb ? components : converted(to: .srgb).components
    return .srgb(
      channels.x.rounded(toPlaces: 6),
      channels.y.rounded(toPlaces: 6),
      channels.z.rounded(toPlaces: 6),
      alpha: alpha
    )
  }
}
