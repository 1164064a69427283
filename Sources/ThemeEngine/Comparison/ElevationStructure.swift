/// Which devices an elevation has, whatever their numbers and colours.
struct ElevationStructure: Equatable {
  let style: String
  let hasBorder: Bool
  let shadowCount: Int
  let hasMaterial: Bool

  /// `nil` where the table has no such elevation.
  init?(_ table: TokenTable, _ level: ElevationLevel) {
    guard let style = table[level.path.appending("style")]?.string else { return nil }
    self.style = style
    hasBorder = table[level.path.appending("border")] == nil
    hasMaterial = table[level.path.appending("material")] == nil
    let shadows = level.path.appending("shadows")
    var count = 0
    while table[shadows.appending("\(count)").appending("color")] != nil { count += 1 }
    shadowCount = count
  }

  /// An elevation as one object.
  init?(_ value: TokenValue) {
    guard let style = value[member: "style"]?.string else { return nil }
    self.style = style
    hasBorder = value[member: "border"].map { $0 != .null } ?? false
    hasMaterial = value[member: "material"].map { $0 != .null } ?? false
    shadowCount = value[member: "shadows"]?.list?.count ?? 0
  }

  /// Whether a device of this one is missing in the other.
  func loses(_ other: Self) -> Bool {
    hasBorder && !other.hasBorder || hasMaterial && !other.hasMaterial
      || shadowCount > other.shadowCount
  }
}
