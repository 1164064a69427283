import ThemeEngine

/// The themes that comparisons are tested on.
enum ComparedThemes {
  /// Every brand in both schemes and both contrasts.
  static let all: [ResolvedTheme] = DeliveredBrands.ids.flatMap { id in
    AppearanceRequest.principal.compactMap { try? DeliveredBrands.resolution(id, $0).theme }
  }

  static func theme(
    _ id: String,
    _ request: AppearanceRequest = AppearanceRequest(.light)
  ) throws -> ResolvedTheme {
    try DeliveredBrands.resolution(id, request).theme
  }

  /// A theme of plain tokens, without roles.
  static func plain(_ id: String, _ tokens: [CustomToken]) -> ResolvedTheme {
    ResolvedTheme(
      appearance: ResolvedAppearance(Appearance(.light), requestedScheme: .light, pinned: false),
      table: TokenTable([TokenTable.Entry(TokenPath("brand.id"), .string(id))]),
      custom: tokens,
      trace: nil
    )
  }
}

extension ResolvedTheme {
  /// The theme with one leaf of the tables changed.
  func setting(_ path: String, _ value: TokenValue) -> ResolvedTheme {
    replacing([TokenPath(path)], [TokenTable.Entry(TokenPath(path), value)])
  }

  /// The theme with leaves put where others stood.
  func replacing(_ paths: [TokenPath], _ entries: [TokenTable.Entry]) -> ResolvedTheme {
    let position = table.entries.firstIndex { paths.contains($0.path) } ?? table.entries.endIndex
    var rest = table.entries
    rest.removeAll { paths.contains($0.path) }
    rest.insert(contentsOf: entries, at: position)
    return with(table: TokenTable(rest))
  }

  func with(
    table: TokenTable? = nil,
    custom: [CustomToken]? = nil,
    trace: [TraceEntry]? = nil
  ) -> ResolvedTheme {
    ResolvedTheme(
      appearance: appearance,
      table: table ?? self.table,
      custom: custom ?? self.custom,
      trace: trace ?? self.trace
    )
  }

  /// The leaves at and below a path.
  func leaves(_ path: String) -> [TokenPath] {
    table.entries.map(\.path).filter { $0.isWithin(TokenPath(path)) }
  }
}

extension CustomToken {
  static func color(_ path: String, _ rgb: UInt32) -> CustomToken {
    CustomToken(TokenPath(path), CustomTraits(.color), .color(.hex(rgb)))
  }

  static func length(_ path: String, _ points: Double) -> CustomToken {
    CustomToken(TokenPath(path), CustomTraits(.dimension), .dimension(points))
  }
}

extension ThemeDiff {
  /// The change of a token, if there is one.
  func change(_ path: String) -> TokenChange? { changes.first { $0.token == TokenPath(path) } }
}
