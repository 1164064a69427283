import Testing

@testable import ThemeEngine

/// A document with `«` before each place that a finding has to name, and the findings.
struct MarkedCase: Sendable, CustomTestStringConvertible {
  let marked: String
  let findings: [String]
  let suggestion: String?

  var testDescription: String { marked }

  /// Cases of one line each: `document => rule token, warning rule token ? suggestion`.
  ///
  /// Lines that begin with `#` say what the next ones are about. Where there is no `=>`, nothing may
  /// be found.
  static func table(
    _ lines: String,
    document: (Substring) -> String = { String($0) }
  ) -> [MarkedCase] {
    lines.split(separator: "\n").filter { $0.first != "#" }.map { line in
      let parts = line.split(separator: " => ", maxSplits: 1)
      let answer = parts.count > 1 ? parts[1].split(separator: " ? ", maxSplits: 1) : []
      return MarkedCase(
        marked: document(parts[0]),
        findings: answer.first?.split(separator: ", ").map(String.init) ?? [],
        suggestion: answer.count > 1 ? String(answer[1]) : nil
      )
    }
  }

  /// The document without its marks, and the places that they mark.
  var plain: (text: String, places: [TextPosition]) {
    var text = ""
    var places: [TextPosition] = []
    var (line, column) = (1, 1)
    for character in marked {
      if character == "«" {
        places.append(TextPosition(line: line, column: column))
        continue
      }
      text.append(character)
      column += 1
      if character == "\n" { (line, column) = (line + 1, 1) }
    }
    return (text, places)
  }

  /// Holds findings against the case: each fault once, at its place, with the suggestion.
  func check(_ found: [Diagnostic], sourceLocation: SourceLocation = #_sourceLocation) {
    let summary = found.map {
      ($0.severity == .error ? "" : "\($0.severity.rawValue) ") + $0.ruleId.rawValue
        + ($0.token.map { " \($0)" } ?? "")
    }
    #expect(summary.sorted() == findings.sorted(), sourceLocation: sourceLocation)
    let places = found.map { "\($0.line ?? 0):\($0.column ?? 0)" }
    let marks = plain.places.map { "\($0.line):\($0.column)" }
    #expect(places.sorted() == marks.sorted(), sourceLocation: sourceLocation)
    if let suggestion {
      #expect(found.contains { $0.suggestion == suggestion }, sourceLocation: sourceLocation)
    }
    #expect(
      found.allSatisfy { $0.expected != nil && $0.found != nil && $0.line != nil },
      sourceLocation: sourceLocation
    )
  }

  /// Reads the document as a token file and checks what is found.
  @discardableResult
  func checkTokens(sourceLocation: SourceLocation = #_sourceLocation) -> TokenReading {
    let reading = TokenReading(plain.text)
    check(reading.document.findings, sourceLocation: sourceLocation)
    #expect(reading.isSound, sourceLocation: sourceLocation)
    return reading
  }
}
