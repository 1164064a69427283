@testable import ThemeEngine

/// What is claimed of an export to the format: it is the same each time, strict reading accepts it,
/// and what is read back is what was exported.
struct ExportExamination {
  private let findings: FindingExamination

  init(_ findings: FindingExamination) { self.findings = findings }

  func run(_ system: TokenSystem) {
    let result = DesignTokensExport.files(of: system)
    let again = DesignTokensExport.files(of: system)
    check(result.files == again.files, "the same input gives the same files")
    check(result.findings == again.findings, "the same input gives the same findings")
    // What is wrong with exported files has no place in the input's.
    let isOwn: (Diagnostic) -> Bool = { $0.file?.hasPrefix("files/") ?? false }
    findings.examine(result.findings.filter(isOwn))
    if result.findings.contains(where: { $0.severity == .error }) { return }
    check(!result.files.isEmpty, "what has no errors is exported")
    check(Set(result.files.map(\.path)).count == result.files.count, "each file has its own path")
    for path in result.files.map(\.path) {
      let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      check(isInside, "a file stays in its folder: \(path)")
    }
    let isUnsure = result.findings.contains {
      [.exportSeveralModifiers, .dtcgClash].contains($0.ruleId)
    }
    let export = ExportComparison.Export(result.files)
    for inputs in system.combinations.prefix(2) {
      let errors = strictFindings(of: system, result.files, inputs).filter { $0.severity == .error }
      check(errors.isEmpty, "strict reading accepts what was written: \(errors.prefix(1))")
      if isUnsure { continue }
      let own = ExportComparison.values(of: system.reading(inputs).document)
      let different = ExportComparison.differences(own, export.values(inputs))
      check(different.isEmpty, "every token comes back: \(different.prefix(3))")
    }
  }

  private func strictFindings(
    of system: TokenSystem,
    _ files: [OutputFile],
    _ inputs: [TokenSystem.Input]
  ) -> [Diagnostic] {
    guard let first = files.first else { return [] }
    guard first.path.hasSuffix(".resolver.json") else {
      return TokenDocument(parsing: first.bytes, name: first.path).findings
    }
    let resolver = ResolverDocument(
      parsing: first.bytes,
      name: first.path,
      source: OutputFileSource(files)
    )
    // A group of one theme is no modifier, since the format refuses one with a single context.
    let known = inputs.filter { input in resolver.modifiers.contains { $0.name == input.name } }
    check(system.isComputed || known.count == inputs.count, "every modifier keeps its name")
    return resolver.findings + resolver.document(inputs: known).findings
  }
}
