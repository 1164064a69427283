/// All findings of a run, in order, and how much was looked at.
public struct DiagnosticReport: Sendable, Equatable {
  /// The version of the JSON form.
  public static let formatVersion = "1.0"

  /// The findings, sorted.
  public let findings: [Diagnostic]

  /// How much was looked at.
  public let checked: Checked

  /// Sorts the findings; all of them are kept.
  public init(findings: some Sequence<Diagnostic>, checked: Checked) {
    self.findings = Diagnostic.sorted(findings)
    self.checked = checked
  }

  /// How many findings have a severity.
  public func count(_ severity: Severity) -> Int {
    findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// How many errors there are.
  public var errorCount: Int { count(.error) }

  /// How many warnings there are.
  public var warningCount: Int { count(.warning) }

  /// How many notes there are.
  public var noteCount: Int { count(.note) }

  /// The greatest severity, or nil without findings.
  public var worst: Severity? { findings.lazy.map(\.severity).max() }

  /// The counts in words: `2 errors, 1 warning`, or `no findings`.
  public var summaryText: String {
    let parts = [(errorCount, "error"), (warningCount, "warning"), (noteCount, "note")]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "no findings" : words.joined(separator: ", ")
  }

  /// The report as JSON, with one newline at its end.
  ///
  /// `{formatVersion, findings, summary: {error, warning, note, checked: {pairs, tokens, files}}}`;
  /// each finding has all of its keys.
  public func json(style: JSONStyle) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    writer.key("formatVersion")
    writer.string(Self.formatVersion)
    writer.key("findings")
    writer.beginArray()
    for finding in findings { finding.write(to: &writer) }
    writer.endArray()
    writer.key("summary")
    writer.beginObject()
    for (key, count) in [("error", errorCount), ("warning", warningCount), ("note", noteCount)] {
      writer.key(key)
      writer.integer(count)
    }
    writer.key("checked")
    writer.beginObject()
    let amounts = [("pairs", checked.pairs), ("tokens", checked.tokens), ("files", checked.files)]
    for (key, count) in amounts {
      writer.key(key)
      writer.integer(count)
    }
    return writer.finish()
  }
}
