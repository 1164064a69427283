import Testing

@testable import ThemeEngine

@Suite struct JSONDuplicateKeyTests {
  private func found(_ text: String) throws -> [[String]] {
    try JSONDocument(parsing: Array(text.utf8)).duplicateKeys.map {
      [$0.key, String($0.firstOffset), String($0.offset)]
    }
  }

  @Test func bothPlaces() throws {
    #expect(try found(#"{"a": 1, "b": 2, "a": 3}"#) == [["a", "1", "17"]])
    #expect(try found(#"{"a": 1, "a": 2, "a": 3}"#) == [["a", "1", "9"], ["a", "1", "17"]])
    #expect(try found(#"{"": 1, "": 2}"#) == [["", "1", "8"]])
  }

  @Test func onlyWithinOneObject() throws {
    #expect(try found(#"{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]}"#).isEmpty)
    #expect(
      try found(#"{"a": {"b": 1, "b": 2}, "a": 3}"#) == [["b", "7", "15"], ["a", "1", "24"]]
    )
  }

  @Test func orderIsThatOfTheText() throws {
    let text = #"{"x": 1, "x": {"y": 1, "y": 2}, "x": 3}"#
    #expect(try found(text) == [["x", "1", "9"], ["y", "15", "23"], ["x", "1", "32"]])
  }

  @Test func escapesAreDecoded() throws {
    #expect(try found(#"{"a": 1, "\u0061": 2}"#) == [["a", "1", "9"]])
    #expect(try found(#"{"\ud83d\ude00": 1, "😀": 2}"#) == [["😀", "1", "20"]])
    #expect(try found(#"{"longer key/name": 1, "longer key\/name": 2}"#).count == 1)
    #expect(
      try found("{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2, \"caf\\u00e9\": 3}") == [
        ["caf\u{E9}", "1", "26"]
      ]
    )
  }

  @Test(arguments: [2, 7, 8, 9, 10, 31, 32, 33, 1000])
  func objectsOfEachSize(_ count: Int) throws {
    let keys = (0..<count).map { "key \($0)" }
    for repeated in [0, count / 2, count - 1] {
      let members = (keys + [keys[repeated]]).map { "\"\($0)\":0" }
      let document = try JSONDocument(parsing: Array("{\(members.joined(separator: ","))}".utf8))
      #expect(document.duplicateKeys.map(\.key) == [keys[repeated]])
    }
    let members = keys.map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(try found("{\(members)}").isEmpty)
  }

  @Test func manyKeys() throws {
    let keys = (0..<200_000).map { "\"token.\($0 % 100_000)\":0" }
    let document = try JSONDocument(parsing: Array("{\(keys.joined(separator: ","))}".utf8))
    #expect(document.duplicateKeys.count == 100_000)
    #expect(document.duplicateKeys.last?.key == "token.99999")
    let findings = document.duplicateKeys.map {
      Diagnostic($0, in: document, file: nil, severity: .warning)
    }
    #expect(findings.last?.line == 1)
    #expect(findings.last?.column == (document.duplicateKeys.last?.offset ?? 0) + 1)
  }

  /// Hashes that all collide leave the time linear: the finder changes over to another hashing.
  @Test func collidingHashes() {
    let count = 100_000
    var bytes: [UInt8] = []
    var words: [UInt64] = []
    for index in 0..<count {
      let key = "\"k\(index % (count - 2))\""
      words.append(
        JSONTapeWord(.string, offset: bytes.count, length: key.utf8.count - 2).bits
      )
      bytes.append(contentsOf: key.utf8)
    }
    let clock = ContinuousClock()
    var pairs: [[Int]] = []
    let time = clock.measure {
      unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe words.withUnsafeBufferPointer { tape in
          guard let base = buffer.baseAddress, let tape = tape.baseAddress else { return }
          var finder = unsafe JSONDuplicateFinder()
          for index in 0..<count { unsafe finder.add(hash: 7, keyAt: index) }
          unsafe finder.close(count, JSONKeySource(base: base, words: tape))
          pairs = unsafe finder.found.map { [$0.first, $0.later] }
          unsafe finder.deallocate()
        }
      }
    }
    #expect(pairs == [[0, count - 2], [1, count - 1]])
    #expect(time < .seconds(20))
  }

  @Test func hashDependsOnEveryByteAndOnTheSeed() {
    var hashes: Set<UInt32> = []
    var keys = 0
    for length in 0..<24 {
      for changed in 0...length {
        var key = [UInt8](repeating: 0x61, count: length)
        if changed < length { key[changed] = 0x62 }
        hashes.insert(Self.hash(key, seed: 5))
        keys += 1
      }
    }
    #expect(hashes.count == keys)
    #expect(Self.hash(Array("accent".utf8), seed: 1) != Self.hash(Array("accent".utf8), seed: 2))
  }

  /// Reading a word beyond the key or byte by byte gives one hash.
  @Test func hashDoesNotDependOnWhatFollows() {
    let key = Array("surfaceRaised".utf8)
    #expect(Self.hash(key, seed: 9) == Self.hash(key, seed: 9, following: Array("\": 12345".utf8)))
  }

  private static func hash(_ key: [UInt8], seed: UInt64, following: [UInt8] = []) -> UInt32 {
    // One more byte, so that there always is an address.
    unsafe (key + following + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe JSONKeyHash(seed: seed).hash(
        start,
        count: key.count,
        readable: key.count + following.count
      )
    }
  }
}
