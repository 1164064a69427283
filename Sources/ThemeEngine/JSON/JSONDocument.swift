/// A JSON text (RFC 8259) that was checked as a whole, and the places of its values.
///
/// Strings and numbers are decoded when they are asked for. Keys keep their order. A UTF-8 byte order
/// mark is skipped. Copies share one storage. Cost of reading: linear in the input's size.
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// Keys that one object holds more than once, in the order of their offsets.
  public let duplicateKeys: [JSONDuplicateKey]

  /// Made on reading only where there are duplicates to place.
  private let preparedLines: LineIndex?

  /// Reads a text.
  ///
  /// Numbers are checked as text; one beyond the range of `Double` is accepted here and has no
  /// `JSONNode.number`.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - limits: The greatest size and depth.
  /// - Throws: The first fault with its place.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    let largest = min(max(limits.maximumSize, 0), JSONLimits.largestSize)
    guard bytes.count <= largest else {
      throw JSONError(tooLarge: bytes.count, limit: largest)
    }
    if let encoding = JSONEncodingCheck.foreignEncoding(of: bytes) {
      throw JSONError(unsupportedEncoding: encoding)
    }
    let start = JSONEncodingCheck.markLength(of: bytes)
    let depth = max(limits.maximumDepth, 0)
    let pairs: [JSONDuplicateFinder.Pair]
    switch Self.scan(bytes, from: start, maximumDepth: depth) {
    case .fault(let fault):
      throw JSONError(fault, in: bytes, start: start, maximumDepth: depth)
    case .tape(let tape, let found):
      storage = tape
      pairs = found
    }
    let keys = Self.duplicates(pairs, in: storage)
    duplicateKeys = keys.sorted { $0.offset < $1.offset }
    preparedLines = keys.isEmpty ? nil : LineIndex(bytes)
  }

  private static func duplicates(
    _ pairs: [JSONDuplicateFinder.Pair],
    in storage: JSONStorage
  ) -> [JSONDuplicateKey] {
    withExtendedLifetime(storage) {
      pairs.map { pair in
        let (first, later) = (storage.tape.word(pair.first), storage.tape.word(pair.later))
        return JSONDuplicateKey(
          key: storage.tape.string(later),
          firstOffset: first.offset,
          offset: later.offset
        )
      }
    }
  }

  /// What a scan comes to.
  private enum Scan {
    case fault(JSONFault)
    case tape(JSONStorage, [JSONDuplicateFinder.Pair])
  }

  private static func scan(_ bytes: [UInt8], from start: Int, maximumDepth: Int) -> Scan {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // Only an empty buffer has no address.
      guard let base = buffer.baseAddress else { return .fault(JSONFault(code: .value, offset: 0)) }
      var parser = unsafe JSONParser(
        base,
        count: buffer.count,
        from: start,
        maximumDepth: maximumDepth
      )
      defer { unsafe parser.duplicates.deallocate() }
      do throws(JSONFault) {
        unsafe try parser.parse()
      } catch {
        unsafe parser.tape.deallocate()
        return .fault(error)
      }
      let storage = unsafe JSONStorage(bytes: bytes, from: base, words: parser.tape)
      return unsafe .tape(storage, parser.duplicates.found)
    }
  }

  /// The value that the text holds.
  public var root: JSONNode { JSONNode(storage: storage, index: 0) }

  /// The bytes that were read.
  public var bytes: [UInt8] { storage.bytes }

  /// The place of a byte as a person counts.
  ///
  /// An offset past the end counts as the end. Cost: linear in the offset; for many places make one
  /// `lineIndex()`.
  public func position(at offset: Int) -> TextPosition {
    if let preparedLines { return preparedLines.position(at: offset) }
    return LineIndex.position(at: offset, in: storage.bytes)
  }

  /// An index for finding many places.
  package func lineIndex() -> LineIndex {
    preparedLines ?? LineIndex(storage.bytes)
  }
}
