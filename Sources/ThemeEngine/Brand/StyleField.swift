/// A type that a part of a component or a policy can have.
///
/// One declaration serves all uses: a field writes itself into a token graph, and is read back
/// from any theme, resolved or loaded. The engine's own types conform; brands need no others.
public protocol StyleField: Sendable {
  /// What the field is in a resolved theme.
  associatedtype Resolved
  static var shape: Shape { get }
  /// How a document writes the field.
  static var authored: AuthoredShape { get }
  func write(at path: TokenPath, to writer: inout TokenWriter)
  static func read(from table: TokenTable, at path: TokenPath) -> Resolved
}

/// A field that is a single value.
public protocol LeafField: StyleField {
  var expression: Expression { get }
  static func decode(_ value: TokenValue) -> Resolved?
}

extension LeafField {
  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    writer.leaf(path, expression)
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> Resolved {
    table.require(path, decode)
  }
}

extension TokenTable {
  /// A leaf that the table's schema promises.
  ///
  /// Tables are made by the resolver and the loader alone, which check every leaf of the schema;
  /// so this fails only for a field that was declared outside a schema, a mistake in source code.
  func require<Value>(_ path: TokenPath, _ decode: (TokenValue) -> Value?) -> Value {
    guard let value = self[path].flatMap(decode) else {
      preconditionFailure("'\(path)' is not part of a theme's schema")
    }
    return value
  }
}

extension Double: LeafField {
  public typealias Resolved = Double
  public static var shape: Shape { .leaf(.length) }
  public var expression: Expression { .value(.number(self)) }
  public static func decode(_ value: TokenValue) -> Double? { value.number }
}

extension Int: LeafField {
  public typealias Resolved = Int
  public static var shape: Shape { .leaf(.integer(0...1_000_000)) }
  public var expression: Expression { .value(.number(Double(self))) }
  public static func decode(_ value: TokenValue) -> Int? {
    value.number.flatMap(Int.init(exactly:))
  }
}

extension Bool: LeafField {
  public typealias Resolved = Bool
  public static var shape: Shape { .leaf(.bool) }
  public var expression: Expression { .value(.bool(self)) }
  public static func decode(_ value: TokenValue) -> Bool? { value.bool }
}

extension String: LeafField {
  public typealias Resolved = String
  public static var shape: Shape { .leaf(.text) }
  public var expression: Expression { .value(.string(self)) }
  public static func decode(_ value: TokenValue) -> String? { value.string }
}

extension Optional: StyleField where Wrapped: StyleField {
  public static var shape: Shape { .optional(Wrapped.shape) }
  public static var authored: AuthoredShape { .optional(Wrapped.authored) }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    if let self {
      self.write(at: path, to: &writer)
    } else {
      writer.leaf(path, .value(.null))
    }
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> Wrapped.Resolved? {
    table[path] == .null ? nil : Wrapped.read(from: table, at: path)
  }
}

extension Sourced: StyleField where Value: StyleField {
  public static var shape: Shape { Value.shape }
  public static var authored: AuthoredShape { Value.authored }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    writer.attributing(to: attribution, below: path) { value.write(at: path, to: &$0) }
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> Value.Resolved {
    Value.read(from: table, at: path)
  }
}
