@testable import ThemeEngine

/// What is claimed of findings: they are sorted, each says something, and stands in its file.
final class FindingExamination {
  private let files: FuzzedFiles
  private lazy var places = FuzzedPlaces(files)

  init(_ files: FuzzedFiles) { self.files = files }

  func examine(_ findings: [Diagnostic]) {
    check(findings == Diagnostic.sorted(findings), "findings are sorted: \(findings)")
    for finding in findings {
      check(!finding.ruleId.rawValue.isEmpty, "a finding has a rule: \(finding)")
      check(!finding.message.isEmpty, "a finding has a message: \(finding)")
      check(
        places.hold(finding.file, finding.line, finding.column),
        "a finding's place is in its file: \(finding)"
      )
      for related in finding.related where related.file != nil || related.line != nil {
        check(
          places.hold(related.file, related.line, related.column),
          "a related place is in its file: \(finding)"
        )
      }
    }
    for finding in findings.prefix(2) {
      let sources = [FuzzedFiles.documentName: files.document]
      let renderer = DiagnosticTextRenderer(sources: sources, color: false, width: 40)
      let text = renderer.text(for: finding)
      let isClean = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F
      }
      check(isClean, "a finding shows no control characters")
    }
  }
}
