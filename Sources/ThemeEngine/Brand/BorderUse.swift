/// A stroke in a component.
public struct BorderUse: StyleGroup, Hashable {
  /// Points.
  public var width: Double
  public var color: ColorUse

  public init(width: Double, color: ColorUse) {
    self.width = width
    self.color = color
  }

  public static let schema = StyleSchema<Self>(("width", \.width), ("color", \.color))
}

/// The stroke of a component's own level, which the component repeats.
public struct LevelBorder: StyleField, Hashable {
  let level: ElevationLevel

  public static var shape: Shape { .optional(BorderUse.shape) }
  public static var authored: AuthoredShape { .implied }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    writer.mirror(level.path.appending("border"), at: path)
  }

  public static func read(
    from table: TokenTable,
    at path: TokenPath
  ) -> ResolvedGroup<BorderUse>? {
    BorderUse?.read(from: table, at: path)
  }
}
