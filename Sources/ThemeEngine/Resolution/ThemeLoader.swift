/// Reads resolved themes back from JSON, and says everything that is wrong with one.
public enum ThemeLoader {
  /// What a file holds.
  public struct Result: Sendable {
    /// `nil` where a finding is an error.
    public let theme: ResolvedTheme?
    /// Every fault, in the order of the file; keys that the format doesn't know are warnings.
    public let findings: [Diagnostic]
  }

  /// Reads a theme; never traps, whatever the bytes.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 JSON.
  ///   - file: how findings name the input.
  /// - Returns: the theme, and every fault.
  public static func load(_ bytes: [UInt8], file: String? = nil) -> Result {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      return Result(theme: nil, findings: [Diagnostic(error, file: file)])
    }
    return load(document, file: file)
  }

  /// Reads a theme from a document that was read already.
  ///
  /// A theme of plain tokens has no roles, so it will do only where that is said.
  package static func load(
    _ document: JSONDocument,
    file: String?,
    acceptsPlain: Bool = false
  ) -> Result {
    var reader = ThemeReader(document, file: file, acceptsPlain: acceptsPlain)
    let theme = reader.theme()
    let findings = Diagnostic.sorted(reader.findings)
    let isFaulty = findings.contains { $0.severity == .error }
    return Result(theme: isFaulty ? nil : theme, findings: findings)
  }
}

extension ResolvedTheme {
  /// Reads a theme that was written as JSON.
  ///
  /// Keys that the format doesn't know, and a newer minor version, are accepted.
  /// - Throws: every fault, with its place, what was expected and what was found.
  public init(json bytes: [UInt8]) throws(ThemeError) {
    let result = ThemeLoader.load(bytes)
    guard let theme = result.theme else { throw ThemeError(result.findings) }
    self = theme
  }
}
