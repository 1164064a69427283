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

  /// A measure in the units of the format where it can be told in them, else in its own unit.
  static func normalized(_ measure: Measure, units: [String]) -> Measure? {
    guard let unit = unit(measure.unit, among: units) else { return nil }
    // Nothing is nothing in every unit.
    return (measure.value, measure.value == 0 && !units.contains(unit) ? units[0] : unit)
  }

  /// The unit of the format that a text means, or the unit of style sheets that it is; nil for
  /// neither.
  static func unit(_ text: String, among units: [String]) -> String? {
    let unit = text.lowercased()
    if unit.isEmpty { return units[0] }
    if units.contains(unit) { return unit }
    guard units.contains("px") else { return nil }
    return points.contains(unit) ? "px" : otherUnits.contains(unit) ? unit : nil
  }

  /// A number and the letters or percent sign after it.
  static func measure(text: String) -> Measure? {
    guard let (digits, unit) = parts(text), let value = Double(digits), value.isFinite else {
      return nil
    }
    return (value, unit)
  }

  /// A percentage as a fraction, which has the decimals that are written: 99.9% is 0.999.
  static func fraction(text: String) -> Double? {
    guard let (digits, unit) = parts(text), unit == "%" else { return nil }
    return Double(digits + "e-2")
  }

  private static func parts(_ text: String) -> (digits: String, unit: String)? {
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
    guard isPlain, digits.contains(where: JSONByte.isDigit) else { return nil }
    return (
      String(decoding: digits, as: UTF8.self),
      String(decoding: trimmed.suffix(unitLength), as: UTF8.self)
    )
  }
}
