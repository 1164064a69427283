import Testing

@testable import ThemeEngine

/// The published schema; that themes satisfy it and broken ones don't is held by a validator in CI.
struct ThemeSchemaTests {
  private let root: JSONNode

  init() throws { root = try JSONDocument(parsing: ThemeSchema.json()).root }

  private func properties(_ definition: String) -> JSONNode? {
    root["$defs"]?[definition]?["properties"]
  }

  @Test func aThemeHasAllOfItsTablesOrNone() throws {
    let names = ["brand", "appearance"] + ThemeShape.sections.map(\.name).filter { $0 != "brand" }
    #expect(root["if"]?["properties"]?["appearance"]?["type"]?.string == "null")
    #expect(root["then"]?["$ref"]?.string == "#/$defs/plainTables")
    #expect(root["else"]?["$ref"]?.string == "#/$defs/tables")
    let plain = try #require(properties("plainTables"))
    let full = try #require(properties("tables"))
    #expect(plain.members.map(\.key) == names)
    #expect(full.members.map(\.key) == names)
    for member in plain.members where member.key != "brand" {
      #expect(member.value["type"]?.string == "null")
    }
    #expect(full.members.allSatisfy { $0.value["type"]?.string == "object" })
    #expect(plain["brand"]?["properties"]?["name"]?["type"]?.string == "null")
    #expect(plain["brand"]?["properties"]?["id"]?["type"]?.string == "string")
  }

  @Test func everyTableIsRequired() {
    let required = root["required"]?.elements.compactMap(\.string) ?? []
    let expected = ["formatVersion", "appearance", "custom"] + ThemeShape.sections.map(\.name)
    #expect(required.sorted() == expected.sorted())
  }
}
