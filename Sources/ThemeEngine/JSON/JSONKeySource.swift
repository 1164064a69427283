/// Where the bytes of keys are while a document is scanned.
@unsafe
struct JSONKeySource {
  let base: UnsafePointer<UInt8>
  let words: UnsafePointer<UInt64>

  private func content(_ word: JSONTapeWord) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: base + word.offset + 1, count: word.length)
  }

  /// The key's bytes, escapes decoded.
  func decoded(_ index: Int) -> [UInt8] {
    let word = unsafe JSONTapeWord(bits: words[index])
    return unsafe word.flag ? JSONStringDecoder.decode(content(word)) : Array(content(word))
  }

  /// Whether two keys have the same bytes, escapes decoded.
  func isSame(_ first: Int, _ second: Int) -> Bool {
    let left = unsafe JSONTapeWord(bits: words[first])
    let right = unsafe JSONTapeWord(bits: words[second])
    if left.flag || right.flag { return unsafe decoded(first) == decoded(second) }
    return unsafe content(left).elementsEqual(content(right))
  }
}
