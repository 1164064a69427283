extension ThemeShape {
  /// What kind of value the tables have at a path; `nil` for a group and for what they don't know.
  static func kind(at path: TokenPath) -> LeafKind? {
    var shape = Shape.group(sections)
    for name in path.description.split(separator: ".") {
      switch shape.unwrapped {
      case .leaf: return nil
      case .group(let fields):
        guard let field = fields.first(where: { $0.name == name }) else { return nil }
        shape = field.shape
      case .list(let element): shape = element
      case .map(let kind): shape = .leaf(kind)
      case .optional: return nil
      }
    }
    guard case .leaf(let kind) = shape.unwrapped else { return nil }
    return kind
  }
}

extension LeafKind {
  /// Whether values are points.
  var isLength: Bool { self == .length || self == .offset }
}
