/// Why a file or a stream can't be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// What was tried, such as `read`.
  package var action: String
  /// The file as the user named it.
  package var file: String
  /// The system's words.
  package var reason: String
  /// Whether the reader of a pipe went away.
  package var isBrokenPipe = false

  package init(_ action: String, _ file: String, reason: String, isBrokenPipe: Bool = false) {
    self.action = action
    self.file = file
    self.reason = reason
    self.isBrokenPipe = isBrokenPipe
  }

  package var description: String { "can't \(action) \(name): \(reason)" }

  private var name: String { file == Self.input || file == Self.output ? file : "'\(file)'" }

  /// What the standard streams are called.
  static let input = "standard input"
  static let output = "standard output"
}
