import ThemeEngine

/// Changes leaves of a theme at random, the same each time.
struct ThemeMutation: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// - Returns: the theme with other values at some leaves, and the tokens that have to differ.
  mutating func mutate(
    _ theme: ResolvedTheme,
    leaves: Int
  ) -> (theme: ResolvedTheme, tokens: Set<TokenPath>) {
    var entries = theme.table.entries
    var tokens: Set<TokenPath> = []
    for _ in 0..<leaves {
      let position = Int.random(in: entries.indices, using: &self)
      let path = entries[position].path
      // The structure of an elevation has tests of its own.
      guard let value = other(than: entries[position].value), path.name != "style" else { continue }
      guard theme.table[path] != value else { continue }
      entries[position] = TokenTable.Entry(path, value)
      tokens.insert(path)
    }
    return (theme.with(table: TokenTable(entries)), tokens)
  }

  /// The theme with tokens of its own added, changed, removed and renamed.
  mutating func mutateCustom(
    _ theme: ResolvedTheme
  ) -> (left: ResolvedTheme, right: ResolvedTheme, kinds: [TokenPath: TokenChange.Kind]) {
    var left: [CustomToken] = []
    var right: [CustomToken] = []
    var kinds: [TokenPath: TokenChange.Kind] = [:]
    for index in 0..<40 {
      let path = "own.g\(index % 4).t\(index)"
      // Each token has a colour of its own, so that none can be taken for another.
      let rgb = UInt32(index * 4 + 0x10_0000)
      switch Int.random(in: 0..<6, using: &self) {
      case 0:
        left.append(.color(path, rgb))
        right.append(.color(path, rgb + 1))
        kinds[TokenPath(path)] = .changed
      case 1:
        left.append(.color(path, rgb))
        kinds[TokenPath(path)] = .removed
      case 2:
        right.append(.color(path, rgb))
        kinds[TokenPath(path)] = .added
      case 3:
        left.append(.color(path, rgb))
        right.append(.color("\(path)renamed", rgb))
        kinds[TokenPath("\(path)renamed")] = .renamed
      default:
        left.append(.color(path, rgb))
        right.append(.color(path, rgb))
      }
    }
    return (theme.with(custom: left), theme.with(custom: right.shuffled(using: &self)), kinds)
  }

  /// Another value of the same kind; `nil` for what the tables give no choice in.
  private mutating func other(than value: TokenValue) -> TokenValue? {
    switch value {
    case .color:
      let rgb = UInt32.random(in: 0...0xFFFFFF, using: &self)
      let alpha = Bool.random(using: &self) ? 1 : 0.5
      return .color(ColorValue.hex(rgb).withAlpha(alpha))
    case .number(let number): return .number(number + Double(Int.random(in: 1...40, using: &self)))
    case .bool(let bool): return .bool(!bool)
    case .string(let text): return .string("\(text)-other")
    case .blur(let blur): return .blur(.css(blur.css + 1))
    case .list(let items):
      return items.isEmpty || items.contains { $0.string == nil } ? nil : .list(items + items)
    case .null, .object: return nil
    }
  }
}
