extension JSONNode {
  /// The text of a string, escapes decoded; nil for another kind.
  public var string: String? { read(\.string) }

  /// Whether the value is this string, byte for byte.
  public func isString(_ text: String) -> Bool { read { $0.isString(text) } }

  /// A number as it is written; nil for another kind.
  public var numberText: String? { read(\.numberText) }

  /// The `Double` nearest to a number; nil for another kind and for a number beyond its range.
  ///
  /// A number too small for `Double` is zero; `-0` keeps its sign.
  public var number: Double? { read(\.number) }

  /// A number as a whole one; nil for another kind, a fraction, and what `Int` can't hold.
  ///
  /// `1.0` and `1e2` are whole too, up to 2^53.
  public var integer: Int? { read(\.integer) }

  /// A boolean; nil for another kind.
  public var bool: Bool? { read(\.bool) }

  /// Whether the value is `null`.
  public var isNull: Bool { kind == .null }

  /// The offset of the key of a member's value; nil at the root and for an element of a list.
  var keyOffset: Int? { read(\.keyOffset) }
}
