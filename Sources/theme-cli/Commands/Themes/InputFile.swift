import ThemeEngine

/// A file that a command was given, a folder of files, or standard input.
package struct InputFile: Sendable {
  /// How findings name it.
  package let name: String
  package let bytes: [UInt8]
  /// The files of a folder in the order of their paths; nil for a file.
  package var files: [InputFile]?
}

extension CommandContext {
  /// Reads a file, or all token files below a folder; a lone dash is standard input.
  package func input(_ path: String) throws(FileError) -> InputFile {
    if path == "-" { return InputFile(name: "<stdin>", bytes: try standardInput()) }
    if FileStatus(path)?.kind == .directory {
      var files: [InputFile] = []
      for path in try Folder.tokenFiles(below: path) {
        files.append(InputFile(name: path, bytes: try FileAccess.read(path)))
      }
      return InputFile(name: path, bytes: [], files: files)
    }
    return InputFile(name: path, bytes: try FileAccess.read(path))
  }
}
