/// Measures as older files and style sheets write them, `16px` or `1.5rem`.
enum MeasureText {
  typealias Measure = (value: Double, unit: String)

  /// Units that mean a point (which the format calls px) under another name.
  private static let points = ["px", "pt", "dp", "dip", "sp"]
  private static let otherUnits = [
    "em", "%", "vw", "vh", "vmin", "vmax", "ch", "ex", "svh", "lvh", "dvh", "fr",
  ]

  /// The measure of a text or number; a bare number has the first of the units.
  static func measure(_ node: JSONView, units: [String]) -> Measure? {
    if let number = node.number { return (number, units[0]) }
    guard let measure = node.string.flatMap(measure(text:)) else { return nil }
    return normalized(measure, units: units)
  }

  /// The measure of an object whose number is a text or whose unit isn't one of the format's; nil
  /// where there is nothing to repair or nothing that can be.
  static func parts(_ parts: MemberWords, units: [String]) -> Measure? {
    guard let value = parts[0]?.json, let unit = parts[1]?.json.string else { return nil }
    let text = value.string.flatMap { measure(text: $0) }
    if let number = value.number, !units.contains(unit) {
      return normalized((number, unit), units: units)
    }
    guard let text, text.unit.isEmpty else { return nil }
    return normalized((text.value, unit), units: units)
  }

  private static func normalized(_ measure: Measure, units: [String]) -> Measure? {
    let unit = measure.unit.lowercased()
    if unit.isEmpty { return (measure.value, units[0]) }
    if units.contains(unit) { return (measure.value, unit) }
    guard units.contains("px") else { return nil }
    if points.contains(unit) { return (measure.value, "px") }
    return otherUnits.contains(unit) ? (measure.value, unit) : nil
  }

  /// A number and the letters or percent sign after it.
  static func measure(text: String) -> Measure? {
    let bytes = Array(text.utf8)
    let trimmed = bytes.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()
    let unitLength = trimmed.reversed().prefix {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "%")
    }.count
    let digits = trimmed.dropLast(unitLength)
    let isPlain = digits.allSatisfy {
      JSONByte.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "+")
    }
    guard isPlain, digits.contains(where: JSONByte.isDigit),
      let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite
    else { return nil }
    return (value, String(decoding: trimmed.suffix(unitLength), as: UTF8.self))
  }
}
