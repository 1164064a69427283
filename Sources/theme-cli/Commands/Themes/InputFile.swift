import ThemeEngine

/// A file that a command was given, or standard input.
package struct InputFile: Sendable {
  /// How findings name it.
  package let name: String
  package let bytes: [UInt8]
}

extension CommandContext {
  /// Reads a file; a lone dash is standard input.
  package func input(_ path: String) throws(FileError) -> InputFile {
    if path == "-" { return InputFile(name: "<stdin>", bytes: try standardInput()) }
    return InputFile(name: path, bytes: try FileAccess.read(path))
  }
}
