/// What a comparison asks about the theme on one side.
struct SideFacts {
  let table: TokenTable
  let words: ElevationWords
  private let background: ColorValue

  init(_ theme: ResolvedTheme) {
    table = theme.table
    words = ElevationWords(theme.table)
    background = theme.table[ColorRole.background.path]?.color ?? .srgb(1, 1, 1)
  }

  /// The colour as it is seen on the theme's background.
  func visible(_ color: ColorValue) -> ColorValue {
    color.alpha == 1 ? color : color.composited(over: background)
  }

  /// The text role beside a leaf of a component's text; `nil` for other leaves.
  func role(of leaf: TokenPath) -> String? {
    let path = leaf.description
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), leaf.name != "role" else {
      return nil
    }
    return table[TokenPath(String(path[..<dot])).appending("role")]?.string
  }
}
