#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension String {
  /// Whether this text comes before the other one in the order of their UTF-8 bytes.
  ///
  /// The order of bytes is the order of Unicode scalars, the same on every machine; canonically
  /// equivalent spellings differ. Cost: linear in the shorter text.
  package func precedesInBytes(_ other: String) -> Bool {
    unsafe utf8.withBytes { own in
      unsafe other.utf8.withBytes { other in
        let order = unsafe own.order(other, first: min(own.count, other.count))
        return order == 0 ? own.count < other.count : order < 0
      }
    }
  }

  /// Whether both texts have the same UTF-8 bytes.
  ///
  /// Composed and decomposed spellings of one character differ here, while `==` calls them equal.
  package func equalsInBytes(_ other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.begins(with: other.utf8)
  }
}

extension String.UTF8View {
  /// Whether the first bytes are all of `other`.
  package func begins(with other: String.UTF8View) -> Bool {
    unsafe withBytes { own in
      unsafe other.withBytes { other in
        unsafe own.count >= other.count && own.order(other, first: other.count) == 0
      }
    }
  }

  /// Lends the bytes where they are; a text that isn't contiguous UTF-8 is copied first.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe withContiguousStorageIfAvailable(body) { return result }
    return unsafe Array(self).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both hold the same bytes.
  @inline(__always)
  func isSame(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe count == other.count && order(other, first: count) == 0
  }

  /// Negative, zero or positive as `memcmp` has it; both have to be as long as `count`.
  fileprivate func order(_ other: Self, first count: Int) -> Int32 {
    guard count > 0, let own = baseAddress, let other = other.baseAddress else {
      return 0
    }
    return unsafe memcmp(own, other, count)
  }
}
