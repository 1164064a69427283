/// A part of a component or a policy that has parts of its own.
public protocol StyleGroup: StyleField where Resolved == ResolvedGroup<Self> {
  static var schema: StyleSchema<Self> { get }
}

extension StyleGroup {
  public static var shape: Shape { schema.shape }
  public static var authored: AuthoredShape { schema.authored }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    for entry in Self.schema.entries { entry.write(self, path, &writer) }
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> ResolvedGroup<Self> {
    ResolvedGroup(table: table, path: path)
  }
}
