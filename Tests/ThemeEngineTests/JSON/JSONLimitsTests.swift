import Testing
import ThemeEngine

@Suite struct JSONLimitsTests {
  private static func nested(_ depth: Int) -> [UInt8] {
    Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
  }

  @Test func defaultDepth() throws {
    _ = try JSONDocument(parsing: Self.nested(512))
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: Self.nested(513)) }
    #expect(error?.kind == .tooDeep(limit: 512))
    #expect(error?.offset == 512)
    #expect(
      error?.message == "expected at most 512 levels of objects and arrays, found level 513"
    )
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func deepInputsAreRefused(_ opening: String) throws {
    let bytes = Array(String(repeating: opening, count: 100_000).utf8)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.kind == .tooDeep(limit: 512))
  }

  @Test func depthOfItsOwn() throws {
    let flat = JSONLimits(maximumDepth: 0)
    #expect(try JSONDocument(parsing: Array("1".utf8), limits: flat).root.integer == 1)
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Self.nested(1), limits: flat)
    }
    #expect(error?.kind == .tooDeep(limit: 0))
    let deep = JSONLimits(maximumDepth: 1_000_000)
    let document = try JSONDocument(parsing: Self.nested(1_000_000), limits: deep)
    var writer = JSONWriter(style: .compact)
    writer.copy(document.root)
    #expect(writer.finish().count == 2_000_001)
  }

  @Test func size() throws {
    let limits = JSONLimits(maximumSize: 4)
    _ = try JSONDocument(parsing: Array("[12]".utf8), limits: limits)
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Array("[123]".utf8), limits: limits)
    }
    #expect(error?.kind == .tooLarge(limit: 4, size: 5))
    #expect(error?.message == "expected an input of at most 4 bytes, found 5 bytes")
  }

  @Test func manyElements() throws {
    let count = 1_000_000
    let text = "[" + Array(repeating: "[],1,{}", count: count / 4).joined(separator: ",") + "]"
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(root.count == count / 4 * 3)
    #expect(root.elements.reduce(0) { $0 + ($1.integer ?? 0) } == count / 4)
  }
}
