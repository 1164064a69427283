/// What the first bytes say of a text's encoding.
enum JSONEncodingCheck {
  /// The length of a UTF-8 byte order mark at the start, or 0.
  static func markLength(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The name of an encoding other than UTF-8, or nil.
  ///
  /// Told by a byte order mark, or by zeros among the first bytes, which no JSON text has in UTF-8.
  static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(4)
    if head.elementsEqual([0xFF, 0xFE, 0, 0]) || head.elementsEqual([0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch head.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    default: break
    }
    switch head.prefix(2).map({ $0 == 0 }) {
    case [true, false], [false, true]: return "UTF-16"
    default: return nil
    }
  }
}
