extension ThemeShape {
  /// Where a leaf stands among the others of a theme, outermost position first; names that a brand
  /// chooses itself stand together.
  static func rank(of path: TokenPath) -> [Int] {
    var rank: [Int] = []
    var shape = Shape.group(sections)
    for name in path.description.split(separator: ".") {
      switch shape.unwrapped {
      case .group(let fields):
        guard let index = fields.firstIndex(where: { $0.name == name }) else { return rank }
        rank.append(index)
        shape = fields[index].shape
      case .list(let element):
        guard let index = Int(name) else { return rank }
        rank.append(index)
        shape = element
      case .leaf, .map, .optional: return rank
      }
    }
    return rank
  }
}
