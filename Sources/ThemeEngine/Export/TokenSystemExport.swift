extension DesignTokensExport {
  /// What an export came to.
  public struct Result: Sendable {
    public let files: [OutputFile]
    /// What the format can't say, and what else to know.
    public let findings: [Diagnostic]

    public init(files: [OutputFile], findings: [Diagnostic]) {
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
  public static func files(of system: TokenSystem) -> Result {
    let readings = system.combinations.map(system.reading)
    var joined = JoinedFindings()
    joined.add(system.findings + readings.flatMap(\.document.findings))
    guard !joined.sorted.contains(where: { $0.severity == .error }) else {
      return Result(files: [], findings: joined.sorted)
    }
    var draft = TokenSystemDraft(system, readings)
    while true {
      let files = draft.files
      let refused = draft.refusals(of: files)
      if draft.change(refused) { continue }
      joined.add(draft.remarks + refused.map(\.fault))
      return Result(files: files, findings: joined.sorted)
    }
  }
}
