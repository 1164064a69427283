/// The bytes of a document and the tape of its nodes, never changed once made.
///
/// Words lie in document order; a member is its key's word followed by its value's.
@safe
final class JSONStorage: @unchecked Sendable {
  let bytes: [UInt8]
  private let words: UnsafeMutablePointer<UInt64>
  private let count: Int

  /// Takes over the words of a parsed document.
  init(bytes: [UInt8], tape: JSONWordBuffer) {
    self.bytes = bytes
    unsafe words = tape.words
    unsafe count = tape.count
  }

  deinit {
    unsafe words.deallocate()
  }

  @inline(__always)
  func word(_ index: Int) -> JSONTapeWord {
    assert(index >= 0 && index < count)
    return unsafe JSONTapeWord(bits: words[index])
  }

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

  /// Calls the body with the bytes of a string between its quotes, escapes as they are written.
  @inline(__always)
  func withContent<Result>(
    of word: JSONTapeWord,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = word.offset + 1
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe body(UnsafeBufferPointer(rebasing: buffer[start..<start + word.length]))
    }
  }

  /// The text of a string node or key, escapes decoded.
  func string(_ word: JSONTapeWord) -> String {
    unsafe withContent(of: word) { content in
      if !word.flag { return unsafe String(decoding: content, as: UTF8.self) }
      return unsafe String(decoding: JSONStringDecoder.decode(content), as: UTF8.self)
    }
  }

  /// Whether a string node or key is the given text, byte for byte.
  @inline(__always)
  func string(_ word: JSONTapeWord, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe withContent(of: word) { content in
      if !word.flag {
        guard content.count == text.count else { return false }
        for index in 0..<content.count where unsafe content[index] != text[index] {
          return false
        }
        return true
      }
      return unsafe JSONStringDecoder.decode(content).elementsEqual(text)
    }
  }
}
