/// Shows findings to a person: the one-line text, the source line with a caret, help and related places.
///
/// Whatever comes from an input is made visible, so no control character of it reaches a terminal.
public struct DiagnosticTextRenderer: Sendable {
  private let sources: [String: [UInt8]]
  private let style: TerminalStyle
  private let width: Int
  private let limit: FindingLimit?

  /// The width without a terminal, in cells.
  public static let defaultWidth = 100

  /// A renderer over the sources that it may quote.
  ///
  /// - Parameters:
  ///   - sources: The bytes of files by the name that findings give; a missing one is not quoted.
  ///   - color: Whether to use ANSI colours.
  ///   - width: Cells a source line may take, its gutter included, 20 to 10,000; nil for the default.
  ///   - limit: How much of many findings of one kind is shown; nil for all.
  public init(
    sources: [String: [UInt8]],
    color: Bool,
    width: Int? = nil,
    limit: FindingLimit? = nil
  ) {
    self.sources = sources
    self.limit = limit
    style = TerminalStyle(isOn: color)
    self.width = min(max(width ?? Self.defaultWidth, 20), 10_000)
  }

  /// The findings of a report, an empty line after each, and a line with the counts.
  ///
  /// Errors come last, before them warnings, before them notes, each by place.
  public func text(for report: DiagnosticReport) -> String {
    var lines: [String: LineIndex] = [:]
    var text = ""
    for item in FindingGroups(report.findings, limit: limit).items {
      switch item {
      case .finding(let finding): append(finding, to: &text, lines: &lines)
      case .more(let count, let finding, let files):
        text += style.paint(finding.severity.rawValue, as: .severity(finding.severity))
        text += ": [\(finding.ruleId.rawValue)] and \(count) more of this kind"
        text += VisibleText.escape(Self.place(of: files)) + advice + "\n"
      }
      text += "\n"
    }
    return text + report.summaryText + "\n"
  }

  /// The findings as those of a report.
  public func text(for findings: [Diagnostic]) -> String {
    text(for: DiagnosticReport(findings: findings, checked: Checked()))
  }

  /// One finding without the counts.
  public func text(for finding: Diagnostic) -> String {
    var lines: [String: LineIndex] = [:]
    var text = ""
    append(finding, to: &text, lines: &lines)
    return text
  }

  private func append(
    _ finding: Diagnostic,
    to text: inout String,
    lines: inout [String: LineIndex]
  ) {
    let numbers = [finding.line] + finding.related.map(\.line)
    let gutter = numbers.compactMap { $0.map { String($0).utf8.count } }.max() ?? 1
    text += style.paint(VisibleText.escape(finding.placeText), as: .place)
    text += style.paint(finding.severity.rawValue, as: .severity(finding.severity))
    text += ": \(VisibleText.escape(finding.sentence))\n"
    let own = Related(message: "", file: finding.file, line: finding.line, column: finding.column)
    appendFrame(of: own, finding.severity, gutter, to: &text, lines: &lines)
    for (label, fact) in [("token", token(of: finding)), ("help", help(for: finding))] {
      guard let fact else { continue }
      text += String(repeating: " ", count: gutter + 1) + style.paint("=", as: .gutter)
      text += " \(style.paint(label, as: .help)): \(VisibleText.escape(fact))\n"
    }
    let shown = limit.map { finding.related.prefix($0.first) } ?? finding.related[...]
    for place in shown {
      text += style.paint("note", as: .severity(.note)) + ": "
      text += VisibleText.escape(Self.placeText(of: place) + place.message) + "\n"
      appendFrame(of: place, .note, gutter, to: &text, lines: &lines)
    }
    let rest = finding.related.count - shown.count
    guard rest > 0 else { return }
    text += style.paint("note", as: .severity(.note)) + ": and \(rest) more places\(advice)\n"
  }

  private var advice: String { limit.map { "; \($0.advice)" } ?? "" }

  private static func place(of files: Set<String>) -> String {
    guard let file = files.first else { return "" }
    return files.count == 1 ? " in '\(file)'" : " in \(files.count) files"
  }

  private static func placeText(of place: Related) -> String {
    if place.file != nil { return Diagnostic.place(place.file, place.line, place.column) + ": " }
    return place.token.map { $0 + ": " } ?? ""
  }

  /// The token, unless the place or the message names it already.
  private func token(of finding: Diagnostic) -> String? {
    guard let token = finding.token, finding.file != nil else { return nil }
    return Self.contains(finding.message, "'\(token)'") ? nil : token
  }

  /// What was expected, unless the message says it already.
  private func help(for finding: Diagnostic) -> String? {
    guard let expected = finding.expected, !Self.contains(finding.message, expected) else {
      return nil
    }
    guard let found = finding.found else { return "expected \(expected)" }
    return "expected \(expected), found \(found)"
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }

  private func appendFrame(
    of place: Related,
    _ severity: Severity,
    _ gutter: Int,
    to text: inout String,
    lines: inout [String: LineIndex]
  ) {
    guard let file = place.file, let line = place.line, let bytes = sources[file] else { return }
    let index = lines[file] ?? LineIndex(bytes)
    lines[file] = index
    let excerpt = index.excerpt(line: line, around: place.column ?? 1, reach: width)
    guard let excerpt else { return }
    let frame = SourceFrame(excerpt, column: place.column, width: width - gutter - 3)
    let blank = String(repeating: " ", count: gutter)
    let number = String(repeating: " ", count: gutter - String(line).utf8.count) + String(line)
    text += style.paint("\(blank) |", as: .gutter) + "\n"
    let shown = frame.text.isEmpty ? "" : " " + frame.text
    text += style.paint("\(number) |", as: .gutter) + shown + "\n"
    if let indent = frame.caretIndent {
      text += style.paint("\(blank) |", as: .gutter) + String(repeating: " ", count: indent + 1)
      text += style.paint("^", as: .severity(severity)) + "\n"
    }
  }
}
