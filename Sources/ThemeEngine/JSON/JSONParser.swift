/// The scan of a document: checks every byte once and fills the tape.
///
/// An object or array that is open keeps, in its second word, the index of the one around it (low
/// half) and how many values that had so far (high half), so no stack but the tape is needed.
@unsafe
struct JSONParser {
  let base: UnsafePointer<UInt8>
  let end: Int
  let maximumDepth: Int
  var position: Int
  var tape: JSONWordBuffer
  var duplicates: JSONDuplicateFinder

  init(_ base: UnsafePointer<UInt8>, count: Int, from start: Int, maximumDepth: Int) {
    unsafe self.base = base
    unsafe end = count
    unsafe self.maximumDepth = maximumDepth
    unsafe position = start
    unsafe tape = JSONWordBuffer(capacity: count / 12 + 64)
    unsafe duplicates = JSONDuplicateFinder()
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { unsafe base[offset] }

  /// Eight bytes as a word whose lowest byte is the first.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    )
  }

  @inline(__always)
  mutating func skipWhitespace() {
    while unsafe position < end {
      let next = unsafe byte(position)
      if next > 0x20 { return }
      guard next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 else { return }
      unsafe position &+= 1
      while unsafe position &+ 8 <= end {
        let other = unsafe word(position) ^ 0x2020_2020_2020_2020
        if other != 0 {
          unsafe position &+= other.trailingZeroBitCount >> 3
          break
        }
        unsafe position &+= 8
      }
    }
  }

  /// The byte at the position, or 0, which stands nowhere, at the end.
  @inline(__always)
  var current: UInt8 { unsafe position < end ? byte(position) : 0 }

  /// Reads the whole input.
  mutating func parse() throws(JSONFault) {
    var container = 0
    var count = 0
    var depth = 0
    var isObject = false
    var code = JSONFault.Code.value
    unsafe skipWhitespace()
    values: while true {
      unsafe tape.reserve(4)
      let start = unsafe position
      switch unsafe current {
      case UInt8(ascii: "\""):
        unsafe try scanString()
        count &+= 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard unsafe depth < maximumDepth else { throw unsafe fault(.depth) }
        depth &+= 1
        isObject = unsafe current == UInt8(ascii: "{")
        let parent = UInt64(truncatingIfNeeded: container) | UInt64(truncatingIfNeeded: count) << 32
        unsafe container = tape.count
        count = 0
        unsafe tape.push(JSONTapeWord(isObject ? .object : .array, offset: start, length: 0).bits)
        unsafe tape.push(parent)
        unsafe position &+= 1
        unsafe skipWhitespace()
        if isObject {
          if unsafe current == UInt8(ascii: "}") { break }
          unsafe try scanKey(.memberName)
          code = .value
        } else {
          if unsafe current == UInt8(ascii: "]") { break }
          code = .valueOrArrayEnd
        }
        continue values
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        unsafe try scanNumber()
        count &+= 1
      case UInt8(ascii: "t"):
        unsafe try scanLiteral(0x6575_7274, length: 4, .bool, flag: true)
        count &+= 1
      case UInt8(ascii: "f"):
        unsafe try scanLiteral(0x65_736C_6166, length: 5, .bool, flag: false)
        count &+= 1
      case UInt8(ascii: "n"):
        unsafe try scanLiteral(0x6C6C_756E, length: 4, .null, flag: false)
        count &+= 1
      default:
        throw unsafe fault(code)
      }
      // After a value, or in an empty container before its end.
      while true {
        if depth == 0 {
          unsafe skipWhitespace()
          guard unsafe position == end else { throw unsafe fault(.trailing) }
          return
        }
        unsafe skipWhitespace()
        let next = unsafe current
        if next == UInt8(ascii: ",") {
          unsafe position &+= 1
          unsafe skipWhitespace()
          if isObject {
            unsafe try scanKey(.memberNameAfterComma)
            code = .value
          } else {
            code = .valueAfterComma
          }
          continue values
        }
        guard next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw unsafe fault(isObject ? .commaOrObjectEnd : .commaOrArrayEnd)
        }
        unsafe position &+= 1
        if isObject, count > 0 {
          unsafe duplicates.close(count, JSONKeySource(base: base, words: tape.words))
        }
        let parent = unsafe tape.words[container &+ 1]
        unsafe tape.words[container] |= UInt64(truncatingIfNeeded: count) << 34
        unsafe tape.words[container &+ 1] =
          UInt64(truncatingIfNeeded: tape.count) | UInt64(truncatingIfNeeded: position) << 32
        container = Int(truncatingIfNeeded: parent & 0xFFFF_FFFF)
        count = Int(truncatingIfNeeded: parent >> 32) &+ 1
        depth &-= 1
        if depth > 0 {
          isObject = unsafe JSONTapeWord(bits: tape.words[container]).kind == .object
        }
      }
    }
  }
}
