extension DesignTokensExport {
  /// What an export came to.
  package struct Result: Sendable {
    package let files: [OutputFile]
    /// What the format can't say, and what else to know.
    package let findings: [Diagnostic]

    package init(files: [OutputFile], findings: [Diagnostic]) {
      self.files = files
      self.findings = findings
    }
  }

  /// Token files of any dialect in the format.
  ///
  /// Each file becomes one of its own. What is valid already stays as it is written. What the format
  /// can't say is a warning at its place and stands in `$extensions` under the engine's key, from
  /// where this engine reads it back.
  ///
  /// - Returns: no files where a finding is an error.
  package static func files(of system: TokenSystem) -> Result {
    let readings = system.combinations.map(system.reading)
    var joined = JoinedFindings()
    joined.add(system.findings + readings.flatMap(\.document.findings))
    guard !joined.sorted.contains(where: { $0.severity == .error }) else {
      return Result(files: [], findings: joined.sorted)
    }
    guard system.isComputed else {
      let files = settled(system, readings, &joined)
      return Result(files: files, findings: joined.sorted)
    }
    let first = TokenSystemDraft(system, readings).files
    let corrections = ContextCorrections(system, first)
    let corrected = corrections.isEmpty ? system : system.corrected(by: corrections)
    let files = settled(corrected, corrected.combinations.map(corrected.reading), &joined)
    joined.add(differences(system, files))
    return Result(files: files, findings: joined.sorted)
  }

  /// The files when all that the format can't say is out of its part of them.
  private static func settled(
    _ system: TokenSystem,
    _ readings: [TokenSystem.Reading],
    _ findings: inout JoinedFindings
  ) -> [OutputFile] {
    var draft = TokenSystemDraft(system, readings)
    while true {
      let files = draft.files
      let refused = draft.refusals(of: files)
      if draft.change(refused) { continue }
      findings.add(draft.remarks + refused.map(\.fault))
      return files
    }
  }

  /// Warns of tokens that several modifiers decide together.
  private static func differences(_ system: TokenSystem, _ files: [OutputFile]) -> [Diagnostic] {
    let export = ExportComparison.Export(files)
    var seen: Set<TokenPath> = []
    return system.combinations.flatMap { inputs -> [Diagnostic] in
      let document = system.reading(inputs).document
      let own = ExportComparison.values(of: document)
      let exported = export.values(inputs)
      let shown = inputs.map { "\($0.name)=\($0.context)" }.joined(separator: ",")
      return ExportComparison.differences(own, exported).filter { seen.insert($0).inserted }
        .map { path in
          let value = own[path].map { "\($0.value)" } ?? "nothing"
          let other = exported[path].map { "\($0.value)" } ?? "nothing"
          return Diagnostic(
            .exportSeveralModifiers,
            path,
            at: document.place(of: path),
            "several modifiers decide '\(path)' together, which the format can't say: with \(shown) "
              + "it is \(value), and the files say \(other)",
            expected: value,
            found: other
          )
        }
    }
  }
}

extension Diagnostic {
  /// A warning about a token of exported files, at the place that it was read from.
  init(
    _ rule: RuleID,
    _ path: TokenPath,
    at place: (file: String?, position: TextPosition)?,
    _ message: String,
    expected: String?,
    found: String?
  ) {
    self.init(
      ruleId: rule,
      severity: .warning,
      message: message,
      token: path.description,
      file: place?.file,
      line: place?.position.line,
      column: place?.position.column,
      expected: expected,
      found: found
    )
  }
}
