/// A growing run of words that the parser fills.
///
/// The owner calls `deallocate()` once. Reserved capacity is uninitialized until written.
@unsafe
struct JSONWordBuffer {
  private(set) var words: UnsafeMutablePointer<UInt64>
  private(set) var capacity: Int
  var count = 0

  init(capacity: Int) {
    unsafe words = .allocate(capacity: capacity)
    unsafe self.capacity = capacity
  }

  func deallocate() {
    unsafe words.deallocate()
  }

  /// Makes room for so many more words.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if unsafe count &+ additional > capacity { unsafe grow(additional) }
  }

  /// Appends a word for which room was made.
  @inline(__always)
  mutating func push(_ word: UInt64) {
    unsafe words[count] = word
    unsafe count &+= 1
  }

  @inline(never)
  private mutating func grow(_ additional: Int) {
    let larger = unsafe max(capacity * 2, count + additional)
    let moved = UnsafeMutablePointer<UInt64>.allocate(capacity: larger)
    unsafe moved.moveInitialize(from: words, count: count)
    unsafe words.deallocate()
    unsafe words = moved
    unsafe capacity = larger
  }
}
