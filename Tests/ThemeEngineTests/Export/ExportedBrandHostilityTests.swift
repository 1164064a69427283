import Testing
import ThemeEngine

/// Exported files of a brand with anything in them: reading never traps, says where each fault is, and
/// gives a brand exactly where there is none.
struct ExportedBrandHostilityTests {
  private static let values = [
    "null", "true", "-1", "1e300", "\"\"", "\"{color.accent}\"", "\"nonsense\"", "[]", "{}", "[[]]",
    "{\"alias\": \"color.accent\"}", "{\"of\": {}}", "{\"value\": {\"unit\": \"px\"}}", "\"light\"",
  ]

  /// Replaces the values of members at random, or takes members away.
  private static func changed(_ text: String, _ random: inout SplitMix) throws -> String {
    let document = try JSONDocument(parsing: Array(text.utf8))
    var places: [(from: Int, to: Int)] = []
    var open = [document.root]
    while let node = open.popLast() {
      for member in node.members {
        places.append((member.value.offset, member.value.endOffset))
        open.append(member.value)
      }
      open += node.elements.map(\.self)
    }
    let place = places[Int(random.next() % UInt64(places.count))]
    let value = values[Int(random.next() % UInt64(values.count))]
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<place.from] + Array(value.utf8) + bytes[place.to...],
      as: UTF8.self
    )
  }

  @Test(arguments: 0..<8)
  func neverTraps(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let exported = try ExportedBrand(BrandDefinition(Rainbow()))
    let names = exported.files.keys.sorted()
    for _ in 0..<12 {
      var copy = exported
      for _ in 0...Int(random.next() % 2) {
        // Half of the changes are in the smallest file, which says what the others are.
        let name =
          random.next() % 2 == 0
          ? "rainbow.resolver.json" : names[Int(random.next() % UInt64(names.count))]
        copy.replace(name, try Self.changed(copy.files[name] ?? "{}", &random))
      }
      let document = copy.document
      let hasErrors = document.findings.contains { $0.severity == .error }
      #expect((document.definition == nil) == hasErrors)
      #expect(document.findings == Diagnostic.sorted(document.findings))
      for finding in document.findings { #expect(finding.line != nil, "\(finding.text)") }
      guard let brand = document.definition else { continue }
      for request in AppearanceRequest.principal {
        #expect(throws: Never.self) {
          let theme = try ThemeResolver.resolve(brand, for: request)
          #expect(try ResolvedTheme(json: theme.json()).json() == theme.json())
        }
      }
    }
  }
}
