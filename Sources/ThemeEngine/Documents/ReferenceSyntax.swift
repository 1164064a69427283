/// What a value says when it refers to something else.
enum ReferenceSyntax {
  /// The dotted path of a whole token, `{a.b}`.
  case braces(String)
  /// The decoded segments of a JSON Pointer (RFC 6901) from the root of the document.
  case pointer([String])
  /// Meant as a reference, with what is wrong.
  case malformed(String)

  /// The reference in a value; nil where it is a literal.
  init?(_ node: JSONView) {
    switch node.kind {
    case .string:
      guard node.beginsWith(UInt8(ascii: "{")), let text = node.string else { return nil }
      self = Self.braces(in: text)
    case .object:
      guard let reference = node["$ref"] else { return nil }
      guard node.count == 1 else {
        self = .malformed("an object with '$ref' can't have other keys")
        return
      }
      self.init(pointer: reference)
    case .array, .number, .bool, .null: return nil
    }
  }

  /// The reference that is the value of a `$ref`.
  init(pointer node: JSONView) {
    guard let text = node.string else {
      self = .malformed("'$ref' has to be a text, found \(node.foundText)")
      return
    }
    self = Self.pointer(in: text)
  }

  /// The reference of a `$extends`, which may be written in both ways.
  init(group node: JSONView) {
    guard let text = node.string else {
      self = .malformed("'$extends' has to be a reference, found \(node.foundText)")
      return
    }
    self = text.utf8.first == UInt8(ascii: "#") ? Self.pointer(in: text) : Self.braces(in: text)
  }

  private static func braces(in text: String) -> Self {
    let bytes = text.utf8
    let inner = bytes.dropFirst().dropLast()
    guard bytes.count > 1, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"),
      !inner.contains(UInt8(ascii: "{")), !inner.contains(UInt8(ascii: "}"))
    else { return .malformed("a reference has to be the whole text, '{' to '}'") }
    guard !hasEmptyName(inner) else { return .malformed("a name in the reference is empty") }
    return .braces(String(Substring(inner)))
  }

  private static func hasEmptyName(_ bytes: Substring.UTF8View) -> Bool {
    var previous = UInt8(ascii: ".")
    for byte in bytes {
      if byte == UInt8(ascii: ".") && previous == byte { return true }
      previous = byte
    }
    return previous == UInt8(ascii: ".")
  }

  private static func pointer(in text: String) -> Self {
    guard text.utf8.first == UInt8(ascii: "#") else {
      return .malformed("a pointer begins with '#/'; only the same document can be referred to")
    }
    guard let path = percentDecoded(text.dropFirst()) else {
      return .malformed(
        "'%' has to stand before two hexadecimal digits; the character itself is written '%25'"
      )
    }
    if path.isEmpty || path == "/" { return .pointer([]) }
    guard path.utf8.first == UInt8(ascii: "/") else {
      return .malformed("a pointer begins with '#/'")
    }
    var segments: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = unescaped(part) else {
        return .malformed("'~' has to stand before 0 or 1; the character itself is written '~0'")
      }
      segments.append(segment)
    }
    return .pointer(segments)
  }

  /// A fragment with its percent-encoding undone, which is done before it is split (RFC 6901, 6).
  private static func percentDecoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(JSONByte.hexadecimalValue),
        let low = rest.popFirst().flatMap(JSONByte.hexadecimalValue)
      else { return nil }
      bytes.append(UInt8(truncatingIfNeeded: high * 16 + low))
    }
    return JSONByte.isUTF8(bytes[...]) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// A segment with `~1` and `~0` undone (RFC 6901, 4).
  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(byte)
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
