/// Why there is no theme: everything that is wrong, sorted, at least one error among it.
public struct ThemeError: Error, Equatable, CustomStringConvertible {
  public let findings: [Diagnostic]

  package init(_ findings: [Diagnostic]) { self.findings = Diagnostic.sorted(findings) }

  public var description: String { findings.map(\.text).joined(separator: "\n") }
}
