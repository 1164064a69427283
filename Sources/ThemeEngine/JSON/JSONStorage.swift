/// The bytes of a document and the tape of its nodes, never changed once made.
@safe
final class JSONStorage: @unchecked Sendable {
  let bytes: [UInt8]
  /// Valid for as long as this object is kept.
  let tape: JSONTape
  private let words: UnsafeMutablePointer<UInt64>

  /// Takes over the words of a parsed document.
  ///
  /// The array is a constant of this object, so its elements stay where they are as long as that
  /// lives; `start` is where they are.
  init(bytes: [UInt8], from start: UnsafePointer<UInt8>, words: JSONWordBuffer) {
    self.bytes = bytes
    unsafe self.words = words.words
    unsafe tape = JSONTape(words: words.words, bytes: start)
  }

  deinit {
    unsafe words.deallocate()
  }
}
