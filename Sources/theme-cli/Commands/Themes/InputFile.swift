package import ThemeEngine

/// A file that a command was given, or standard input.
package struct InputFile: Sendable {
  /// How findings name it.
  package let name: String
  package let bytes: [UInt8]

  /// What reading a theme gave.
  package struct Reading: Sendable {
    /// `nil` where a finding is an error.
    package let theme: ResolvedTheme?
    package let findings: [Diagnostic]
  }

  /// Reads the file as a resolved theme; every fault is among the findings.
  package var theme: Reading {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      return Reading(theme: nil, findings: [Diagnostic(error, file: name)])
    }
    let kind = DocumentKind(document)
    guard kind.isTheme else {
      let repeated = document.duplicateKeys.map {
        Diagnostic($0, in: document, file: name, severity: .error)
      }
      let finding = kind.finding(in: document, file: name)
      return Reading(theme: nil, findings: [finding] + repeated)
    }
    let result = ThemeLoader.load(document, file: name)
    return Reading(theme: result.theme, findings: result.findings)
  }
}

extension CommandContext {
  /// Reads a file; a lone dash is standard input.
  package func input(_ path: String) throws(FileError) -> InputFile {
    if path == "-" { return InputFile(name: "<stdin>", bytes: try standardInput()) }
    return InputFile(name: path, bytes: try FileAccess.read(path))
  }
}
