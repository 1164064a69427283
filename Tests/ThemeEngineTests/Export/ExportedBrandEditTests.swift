import BrandNovus
import BrandPizza
import Testing
import ThemeEngine

/// What happens to an exported brand that someone changes.
struct ExportedBrandEditTests {
  private let brand: ExportedBrand

  init() throws { brand = try ExportedBrand(BrandDefinition(Pizza())) }

  private func edited(_ old: String, _ new: String) throws -> BrandDocument {
    var copy = brand
    try copy.edit("pizza.tokens.json", old, new)
    return copy.document
  }

  private static let red =
    #""components": [0.8470588235294118, 0.06274509803921569, 0.16470588235294117],"#

  /// A literal of the palette counts as it stands in the file, and all that refers to it follows.
  @Test func aPaletteColourCounts() throws {
    let document = try edited(
      Self.red + "\n        \"alpha\": 1,\n        \"hex\": \"#d8102a\"",
      "\"components\": [0, 0, 1],\n        \"alpha\": 1,\n        \"hex\": \"#0000ff\""
    )
    let theme = try ThemeResolver.resolve(try #require(document.definition))
    #expect(theme.color(.accent).hex == "#0000ff")
    // The hover colour is computed from the accent, and the file still has the old one.
    #expect(document.findings.contains { $0.token == "color.accentHover" })
    #expect(document.findings.allSatisfy { $0.ruleId == .brandOverruledValue })
  }

  /// Whoever adds a token by hand can give it another type in each scheme.
  @Test(arguments: [("number", 0), ("fontWeight", 1)])
  func aTokenHasOneTypeInBothSchemes(_ dark: String, _ errors: Int) throws {
    var copy = try ExportedBrand(BrandDefinition(Novus()))
    let schema = #""$schema": "https://www.designtokens.org/schemas/2025.10/format.json","#
    for (scheme, type) in [("light", "number"), ("dark", dark)] {
      let token = #""own": {"$type": "\#(type)", "$value": 400},"#
      try copy.edit("novus.\(scheme).tokens.json", schema, "\(schema)\n\(token)")
    }
    let document = copy.document
    let mixed = document.findings.filter { $0.ruleId == .brandMixedType }
    #expect(mixed.count == errors, "\(document.findings.map(\.text))")
    #expect(mixed.allSatisfy { $0.file == "novus.dark.tokens.json" && $0.line == 3 })
    #expect(mixed.allSatisfy { $0.token == "own" && $0.column == 1 })
    #expect((document.definition == nil) == (errors > 0))
  }

  @Test func anotherAliasCounts() throws {
    var copy = brand
    try copy.edit(
      "pizza.tokens.json",
      "\"border\": {\n      \"$type\": \"color\",\n      \"$value\": \"{palette.grey200}\"",
      "\"border\": {\n      \"$type\": \"color\",\n      \"$value\": \"{palette.black}\""
    )
    let document = copy.document
    let theme = try ThemeResolver.resolve(try #require(document.definition))
    #expect(theme.color(.border).hex == theme.color(.textPrimary).hex)
  }

  /// A value beside what computes it doesn't count, which nobody would see without the warning.
  @Test func aComputedColourIsReported() throws {
    let document = try edited(
      "\"components\": [0.77484, 0, 0.134801],\n        \"alpha\": 1,\n        \"hex\": \"#c60022\"",
      "\"components\": [0, 0, 0],\n        \"alpha\": 1,\n        \"hex\": \"#000000\""
    )
    let finding = try #require(document.findings.first)
    #expect(document.findings.count == 1)
    #expect(finding.ruleId == .brandOverruledValue)
    #expect(finding.severity == .warning)
    #expect(finding.token == "color.accentHover")
    #expect(finding.file == "pizza.tokens.json")
    #expect(finding.found == "#000000" && finding.expected == "#c60022")
    let theme = try ThemeResolver.resolve(try #require(document.definition))
    #expect(theme.color(.accentHover).hex == "#c60022")
  }

  /// Of a composite the message names the part that differs.
  @Test func aRepeatedTextStyleIsReported() throws {
    let exported = try #require(brand["pizza.tokens.json"]?["text"]?["display"]?["$value"])
    let size = try #require(exported["fontSize"]?["value"]?.number)
    var copy = brand
    let text =
      "\"display\": {\n      \"$type\": \"typography\",\n      \"$value\": {\n        \"fontFamily\": "
    let families = exported["fontFamily"]?.elements.compactMap(\.string).map { "\"\($0)\"" } ?? []
    let list =
      "[\(families.joined(separator: ", "))],\n        \"fontSize\": {\n          \"value\": "
    try copy.edit("pizza.tokens.json", text + list + "\(Int(size))", text + list + "99")
    let finding = try #require(copy.document.findings.first)
    #expect(finding.ruleId == .brandOverruledValue)
    #expect(finding.token == "text.display")
    #expect(finding.found == "{fontSize: {value: 99, unit: px}}")
    #expect(finding.expected == "{fontSize: {value: \(Int(size)), unit: px}}")
  }

  @Test(
    arguments: [
      // An alias to nothing.
      (
        "\"$value\": \"{palette.grey100}\"", "\"$value\": \"{palette.grey10}\"",
        RuleID.aliasUnknown, nil
      ),
      // Words of the extension.
      (
        "\"provenance\": \"stated\",\n          \"name\": \"surfaceAlt\"",
        "\"provenance\": \"steted\",\n          \"name\": \"surfaceAlt\"", .brandInvalidValue,
        "stated"
      ),
      (
        "\"lightness\": -0.04,\n          \"of\"", "\"lightness\": -4,\n          \"of\"",
        .brandInvalidValue, nil
      ),
      ("\"lightness\": -0.04,\n          \"of\"", "\"of\"", .brandInvalidValue, nil),
      // A value that no theme has.
      ("\"value\": \"pinned\"", "\"value\": \"pined\"", .brandInvalidValue, nil),
    ] as [(String, String, RuleID, String?)]
  )
  func aFaultIsFoundAtItsPlace(
    _ old: String,
    _ new: String,
    _ rule: RuleID,
    _ suggestion: String?
  ) throws {
    let document = try edited(old, new)
    #expect(document.definition == nil)
    let errors = document.findings.filter { $0.severity == .error }
    let finding = try #require(errors.first)
    #expect(finding.ruleId == rule, "\(finding.text)")
    #expect(finding.file == "pizza.tokens.json")
    #expect((finding.line ?? 0) > 1)
    if let suggestion { #expect(finding.suggestion == suggestion) }
  }

  @Test func aMissingLeafIsFound() throws {
    var copy = brand
    let leaf = "\"policy.gradients\""
    try copy.edit("pizza.tokens.json", leaf, "\"policy.gradient\"")
    let errors = copy.document.findings.filter { $0.severity == .error }
    #expect(errors.contains { $0.token == "policy.gradients" })
  }

  @Test(
    arguments: [
      ("\"formatVersion\": \"1.0\"", "\"formatVersion\": \"2.0\"", RuleID.brandFormatVersion),
      ("\"pizza.tokens.json\"", "\"absent.tokens.json\"", .resolverUnreadableFile),
      ("\"appearance\": {", "\"looks\": {", .resolverUnresolvedReference),
      ("\"title\":", "\"titel\":", .brandInvalidValue),
    ]
  )
  func aFaultOfTheResolverDocumentIsFound(_ old: String, _ new: String, _ rule: RuleID) throws {
    var copy = brand
    try copy.edit("pizza.resolver.json", old, new)
    let document = copy.document
    #expect(document.definition == nil)
    #expect(document.findings.contains { $0.ruleId == rule }, "\(document.findings.map(\.text))")
    #expect(document.findings.allSatisfy { $0.line != nil })
  }
}
