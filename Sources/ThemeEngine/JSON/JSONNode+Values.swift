extension JSONNode {
  /// The text of a string, escapes decoded; nil for another kind.
  public var string: String? {
    word.kind == .string ? storage.string(word) : nil
  }

  /// Whether the value is this string, byte for byte.
  public func isString(_ text: String) -> Bool {
    let word = word
    guard word.kind == .string else { return false }
    return unsafe text.withUTF8Bytes { unsafe storage.string(word, equals: $0) }
  }

  /// A number as it is written; nil for another kind.
  public var numberText: String? {
    guard kind == .number else { return nil }
    return String(decoding: storage.bytes[offset..<endOffset], as: UTF8.self)
  }

  /// The `Double` nearest to a number; nil for another kind and for a number beyond its range.
  ///
  /// A number too small for `Double` is zero; `-0` keeps its sign.
  public var number: Double? {
    guard kind == .number else { return nil }
    return JSONNumberReader.number(storage.bytes, from: offset, to: endOffset)
  }

  /// A number as a whole one; nil for another kind, a fraction, and what `Int` can't hold.
  ///
  /// `1.0` and `1e2` are whole too, up to 2^53.
  public var integer: Int? {
    let word = word
    guard word.kind == .number else { return nil }
    if word.flag {
      return JSONNumberReader.integer(storage.bytes, from: offset, to: endOffset)
    }
    guard let number, number.magnitude <= 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  /// A boolean; nil for another kind.
  public var bool: Bool? {
    word.kind == .bool ? word.flag : nil
  }

  /// Whether the value is `null`.
  public var isNull: Bool { kind == .null }
}
