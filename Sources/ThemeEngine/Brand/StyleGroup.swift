/// A field whose parts have key paths of their own.
public protocol KeyedParts {
  /// The key paths of the field's parts as seen from a style that holds the field.
  static func keys<Style>(
    through outer: PartialKeyPath<Style>,
    named name: String
  ) -> [(key: PartialKeyPath<Style>, name: String)]
}

extension Optional: KeyedParts where Wrapped: StyleGroup {
  /// The parts of the group where it is there, reached by unwrapping it.
  public static func keys<Style>(
    through outer: PartialKeyPath<Style>,
    named name: String
  ) -> [(key: PartialKeyPath<Style>, name: String)] {
    guard let unwrapped = outer.appending(path: \Self.self!) else { return [] }
    return Wrapped.keys(through: unwrapped, named: name)
  }
}

/// A part of a component or a policy that has parts of its own.
public protocol StyleGroup: StyleField, KeyedParts where Resolved == ResolvedGroup<Self> {
  static var schema: StyleSchema<Self> { get }
}

extension StyleGroup {
  public static var shape: Shape { schema.shape }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    for entry in Self.schema.entries { entry.write(self, path, &writer) }
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> ResolvedGroup<Self> {
    ResolvedGroup(table: table, path: path)
  }

  public static func keys<Style>(
    through outer: PartialKeyPath<Style>,
    named name: String
  ) -> [(key: PartialKeyPath<Style>, name: String)] {
    schema.entries.flatMap { entry -> [(key: PartialKeyPath<Style>, name: String)] in
      let own = ((key: entry.key as PartialKeyPath<Self>, name: entry.name))
      return ([own] + entry.inner()).compactMap { inner in
        outer.appending(path: inner.key).map { ($0, "\(name).\(inner.name)") }
      }
    }
  }
}

extension Sourced where Value: StyleGroup {
  /// Marks parts that the document leaves open; a part stands for all that is inside it.
  public func assuming(_ parts: PartialKeyPath<Value>...) -> Self {
    var copy = self
    copy.attribution.assume(
      parts.map { Value.schema.path(of: $0) ?? Attribution.unknownPart }
    )
    return copy
  }
}
