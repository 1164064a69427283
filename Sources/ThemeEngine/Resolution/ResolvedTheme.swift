/// A brand in one appearance, with nothing left to look up.
///
/// A flat table from path to value with typed views over it; one that was loaded from JSON is the
/// same as one that was just resolved.
@dynamicMemberLookup
public struct ResolvedTheme: Equatable, Sendable {
  public let appearance: ResolvedAppearance
  /// Every leaf of the shared tables, in the order in which they are written.
  public let table: TokenTable
  /// What only this brand has, in the byte order of the paths.
  public let custom: [CustomToken]
  /// Where each leaf comes from, in the byte order of the paths; `nil` where nobody asked.
  public let trace: [TraceEntry]?

  /// Where one leaf comes from.
  public struct TraceEntry: Hashable, Sendable {
    public let path: TokenPath
    public let trace: Trace

    public init(path: TokenPath, trace: Trace) {
      self.path = path
      self.trace = trace
    }
  }

  package init(
    appearance: ResolvedAppearance,
    table: TokenTable,
    custom: [CustomToken],
    trace: [TraceEntry]?
  ) {
    self.appearance = appearance
    self.table = table
    self.custom = custom
    self.trace = trace
  }
}

extension ResolvedTheme {
  /// Whether the theme has the shared tables; one made from a plain token file has not, and is only
  /// read through ``custom``.
  package var hasRoles: Bool { table[ColorRole.background.path] != nil }

  public var brandID: String { text(at: "brand.id") }
  public var brandName: String { text(at: "brand.name") }
  /// As users see it, in the brand's own case.
  public var productName: String { text(at: "brand.productName") }

  private func text(at path: String) -> String { String.read(from: table, at: TokenPath(path)) }

  public func color(_ role: ColorRole) -> ColorValue { table.require(role.path, \.color) }

  public func text(_ role: TextRole) -> ResolvedTextStyle {
    ResolvedTextStyle(from: table, at: role.path)
  }

  /// Points.
  public func space(_ step: SpaceStep) -> Double { table.require(step.path, \.number) }

  /// Points.
  public func radius(_ step: RadiusStep) -> Double { table.require(step.path, \.number) }

  public func elevation(_ level: ElevationLevel) -> Elevation<ColorValue> {
    Elevation(from: table, at: level.path)
  }

  public var policy: ResolvedGroup<Policies> { Policies.read(from: table, at: Policies.path) }

  /// A component by its name in ``Components``.
  public subscript<Style: StyleGroup>(
    dynamicMember component: KeyPath<Components, Sourced<Style>>
  ) -> ResolvedGroup<Style> {
    ResolvedGroup<Components>(table: table, path: TokenPath("component"))[
      dynamicMember: component
    ]
  }

  /// The value of a token that only this brand has, or of any leaf of the shared tables.
  public subscript(path: TokenPath) -> TokenValue? {
    table[path] ?? customToken(path)?.value
  }

  private func customToken(_ path: TokenPath) -> CustomToken? {
    var range = custom.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if custom[middle].path == path { return custom[middle] }
      range = custom[middle].path < path ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
