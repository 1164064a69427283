/// The parts of a URI reference that a reference object holds.
struct ResolverReference {
  /// The path of the file, percent-decoded; empty for the document that the reference stands in.
  var path: String

  /// The names of the JSON Pointer (RFC 6901) after `#`, unescaped; empty for the whole document.
  var pointer: [String]

  /// Why a text is no reference that can be followed.
  enum Fault: Error, Equatable {
    case empty
    /// Another place than a file beside the document, by its scheme.
    case scheme(String)
    /// The fragment doesn't begin with a slash.
    case missingSlash(suggestion: String)
    /// A `~` that neither `0` nor `1` follows.
    case escape
  }

  init(_ text: String) throws(Fault) {
    guard !text.isEmpty else { throw .empty }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    if let scheme = Self.scheme(of: written) { throw .scheme(scheme) }
    path = Self.percentDecoded(written)
    pointer = []
    guard parts.count == 2 else { return }
    let fragment = Self.percentDecoded(String(parts[1]))
    guard !fragment.isEmpty, fragment != "/" else { return }
    guard fragment.utf8.first == UInt8(ascii: "/") else {
      throw .missingSlash(suggestion: "\(written)#/\(parts[1])")
    }
    for name in fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      pointer.append(try Self.unescaped(name))
    }
  }

  /// The reference as it is written in a document, with one name of its pointer replaced.
  func text(replacing position: Int, with name: String) -> String {
    var names = pointer
    names[position] = name
    return path + "#" + names.map { "/" + Self.escaped($0) }.joined()
  }

  static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func unescaped(_ name: Substring) throws(Fault) -> String {
    guard name.utf8.contains(UInt8(ascii: "~")) else { return String(name) }
    var bytes: [UInt8] = []
    var rest = name.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: throw .escape
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The scheme of an absolute URI; one letter is a drive, not a scheme.
  private static func scheme(of path: String) -> String? {
    if path.utf8.starts(with: "//".utf8) { return "//" }
    guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = path.utf8[..<colon]
    guard scheme.count > 1, let first = scheme.first, first | 0x20 &- 0x61 < 26 else { return nil }
    let others = scheme.allSatisfy {
      $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
    return others ? String(path[..<colon]) : nil
  }

  /// The text with `%xx` decoded; what is no such escape stays as it is.
  private static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let written = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < written.count {
      if written[index] == UInt8(ascii: "%"), index + 2 < written.count,
        let high = JSONByte.hexadecimalValue(written[index + 1]),
        let low = JSONByte.hexadecimalValue(written[index + 2])
      {
        bytes.append(UInt8(truncatingIfNeeded: Int(high) << 4 | Int(low)))
        index += 3
      } else {
        bytes.append(written[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
