import ThemeEngine

/// Values as people read them, with their units.
enum ValueText {
  /// A length in points with ` pt`, a dimension or duration of a file with its unit.
  static func text(_ value: TokenValue, at path: TokenPath) -> String {
    if case .object(let members) = value, members.map(\.name) == ["value", "unit"],
      let unit = members[1].value.string
    {
      return "\(members[0].value) \(unit == "px" ? "pt" : unit)"
    }
    return value.number != nil && isLength(path) ? "\(value) pt" : "\(value)"
  }

  private static func isLength(_ path: TokenPath) -> Bool {
    var fields = ThemeShape.sections
    var shape: Shape?
    for name in path.description.split(separator: ".") {
      guard let field = fields.first(where: { $0.name == name }) ?? element(of: shape, name) else {
        return false
      }
      shape = field.shape.unwrapped
      if case .group(let inner) = field.shape.unwrapped { fields = inner } else { fields = [] }
    }
    return shape == .leaf(.length) || shape == .leaf(.offset)
  }

  /// The form of one part of a list, which is named by its index.
  private static func element(of shape: Shape?, _ name: Substring) -> Shape.Field? {
    guard case .list(let element)? = shape, Int(name) != nil else { return nil }
    return Shape.Field(String(name), element)
  }
}
