import ThemeEngine

/// `list`: the brands that the program knows.
///
/// JSON: see `discussion`, which help prints.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "the brands, their appearances, and how far their values can be trusted"
  static let options: [any CommandOption] = [CommonOptions.format] + CommonOptions.documents
  static let discussion = [
    "Leaves are the values of a theme, those that only this brand has among them, counted at the "
      + "brand's preferred scheme. Stated: the brand's document says so. Platform: from Apple's "
      + "palette and type tables. Derived: computed from another token. Assumed: the document is "
      + "silent. A leaf counts for the weakest on its way to a literal.",
    "JSON: {formatVersion, brands: [{id, name, productName, document: {title, file}, "
      + "appearance: {mode, preferred}, appearances: [qualifiers], tokens: {leaves, palette, "
      + "custom}, provenance: {stated, platform, derived, assumed}}]}.",
  ]

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    var summaries: [BrandSummary] = []
    var failures = ""
    for id in context.brands.ids {
      guard let brand = context.brands.definition(id) else { continue }
      do throws(ThemeError) {
        summaries.append(try BrandSummary(brand))
      } catch {
        failures += context.diagnostics(error.findings)
      }
    }
    var result = CommandResult(standardError: failures)
    switch input[CommonOptions.format] {
    case .json: result.standardOutput = BrandListJSON.bytes(summaries)
    case .text:
      let text = BrandListText(style: context.style, width: context.width).text(summaries)
      result.standardOutput = Array(text.utf8)
    }
    if !failures.isEmpty || !context.brands.findings.isEmpty {
      result.status = CommandResult.Status.unusable
    }
    return result
  }
}
