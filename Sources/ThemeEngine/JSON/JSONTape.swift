/// The words and bytes of a document, for as long as someone keeps its storage.
///
/// Copying costs nothing, while a copy of whatever keeps a document is counted. Words lie in document
/// order; a member is its key's word followed by its value's.
@safe
struct JSONTape: @unchecked Sendable {
  private let words: UnsafePointer<UInt64>
  private let bytes: UnsafePointer<UInt8>

  init(words: UnsafePointer<UInt64>, bytes: UnsafePointer<UInt8>) {
    unsafe self.words = words
    unsafe self.bytes = bytes
  }

  /// Whether these are the words of a document.
  func isSame(as document: JSONDocument) -> Bool {
    withExtendedLifetime(document) { unsafe words == document.storage.tape.words }
  }

  func isSame(as other: JSONTape) -> Bool { unsafe words == other.words }

  @inline(__always)
  func word(_ index: Int) -> JSONTapeWord { unsafe JSONTapeWord(bits: words[index]) }

  /// The byte at an offset within a node of the document.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { unsafe bytes[offset] }

  /// The index after the node's last word.
  @inline(__always)
  func next(_ index: Int) -> Int {
    guard word(index).isContainer else { return index + 1 }
    return Int(truncatingIfNeeded: word(index + 1).bits & 0xFFFF_FFFF)
  }

  /// The byte offset after the node's last byte.
  func endOffset(_ index: Int) -> Int {
    let word = word(index)
    if word.isContainer { return Int(truncatingIfNeeded: self.word(index + 1).bits >> 32) }
    return word.offset + word.length + (word.kind == .string ? 2 : 0)
  }

  /// The bytes of a string between its quotes, escapes as they are written.
  @unsafe @inline(__always)
  func content(_ word: JSONTapeWord) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: bytes + word.offset + 1, count: word.length)
  }

  /// The text of a string node or key, escapes decoded.
  func string(_ word: JSONTapeWord) -> String {
    let content = unsafe content(word)
    if !word.flag { return unsafe String(decoding: content, as: UTF8.self) }
    return unsafe String(decoding: JSONStringDecoder.decode(content), as: UTF8.self)
  }

  /// The bytes of a plain value that is no string.
  @unsafe @inline(__always)
  private func plain(_ word: JSONTapeWord) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: bytes + word.offset, count: word.length)
  }

  /// The text of a number as it is written.
  func numberText(_ word: JSONTapeWord) -> String {
    unsafe String(decoding: plain(word), as: UTF8.self)
  }

  /// The `Double` nearest to a number; nil for one beyond its range.
  func number(_ word: JSONTapeWord) -> Double? { unsafe JSONNumberReader.number(plain(word)) }

  /// A number without fraction and exponent; nil for what `Int` can't hold.
  func integer(_ word: JSONTapeWord) -> Int? { unsafe JSONNumberReader.integer(plain(word)) }

  /// Whether a string node or key is the given text, byte for byte.
  @inline(__always)
  func string(_ word: JSONTapeWord, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    let content = unsafe content(word)
    if !word.flag {
      guard content.count == text.count else { return false }
      for index in 0..<word.length where unsafe content[index] != text[index] { return false }
      return true
    }
    return unsafe JSONStringDecoder.decode(content).elementsEqual(text)
  }

  /// Whether a string node or key is the given text, byte for byte; decodes nothing where it has no
  /// escapes.
  func string(_ word: JSONTapeWord, equals text: String) -> Bool {
    unsafe text.withUTF8Bytes { unsafe string(word, equals: $0) }
  }

  /// Whether a string node or key is the given literal, byte for byte.
  @inline(__always)
  func string(_ word: JSONTapeWord, equals text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe string(word, equals: $0) }
  }

  /// Whether the first byte of a string node or key, as it is written or decoded, is the given one.
  @inline(__always)
  func string(_ word: JSONTapeWord, beginsWith byte: UInt8) -> Bool {
    guard word.length > 0 else { return false }
    return self.byte(word.offset + 1) == byte
      || (word.flag && string(word).utf8.first == byte)
  }
}
