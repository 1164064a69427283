/// A colour as a document writes it.
struct ColorComponents {
  let space: String
  /// Nil for a component that is missing.
  let written: [Double?]
  let alpha: Double

  /// The colour where the engine can compute with it.
  var color: ColorValue? {
    guard let space = ColorSpace(rawValue: space) else { return nil }
    let parts = written.map { part in
      (number: part, text: part == nil ? ColorValue.missingWord : nil)
    }
    return ColorValue(space, written: parts, alpha: alpha)
  }

  /// The colour, or an object as written where the engine can't compute with it.
  var value: TokenValue {
    if let color { return .color(color) }
    let components = written.map { $0.map(TokenValue.number) ?? .string("none") }
    return .object([
      TokenValue.Member("colorSpace", .string(space)),
      TokenValue.Member("components", .list(components)),
      TokenValue.Member("alpha", .number(alpha)),
    ])
  }
}
