import Testing

@testable import ThemeEngine

/// The published schema of brand documents; that it and the reader agree is held in CI.
struct BrandSchemaTests {
  private let root: JSONNode

  init() throws { root = try JSONDocument(parsing: BrandSchema.json()).root }

  @Test func hasEveryKeyThatTheReaderKnows() throws {
    let properties = try #require(root["properties"])
    #expect(properties.members.map(\.key).sorted() == BrandReader.keys.sorted())
    #expect(root["additionalProperties"]?.bool == false)
  }

  @Test func hasTheWholeVocabularyAndNothingElse() throws {
    for section in ThemeShape.sections where section.name != "brand" {
      guard case .group(let fields) = section.shape else { continue }
      let table = try #require(root["properties"]?[section.name])
      #expect(table["properties"]?.members.map(\.key) == fields.map(\.name))
      #expect(table["additionalProperties"]?.bool == false)
    }
  }

  @Test func everyReferenceLeadsToADefinition() throws {
    let definitions = Set(try #require(root["$defs"]).members.map(\.key))
    var open = [root]
    var count = 0
    while let node = open.popLast() {
      if let reference = node["$ref"]?.string {
        #expect(definitions.contains(String(reference.dropFirst("#/$defs/".count))))
        count += 1
      }
      open += node.members.map(\.value) + node.elements
    }
    #expect(count > 100)
  }
}
