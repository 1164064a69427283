/// What surrounds a run: the program's name, its variables and its streams.
package struct CommandEnvironment: Sendable {
  /// One of the standard streams as a place to show text.
  package struct Stream: Sendable {
    package var isTerminal: Bool
    /// The cells of a line; `nil` where nobody knows.
    package var width: Int?

    package init(isTerminal: Bool, width: Int? = nil) {
      self.isTerminal = isTerminal
      self.width = width
    }
  }

  package var program: String
  package var output: Stream
  package var error: Stream
  package var variable: @Sendable (String) -> String?
  package var standardInput: @Sendable () throws(FileError) -> [UInt8]

  package init(
    program: String,
    output: Stream = Stream(isTerminal: false),
    error: Stream = Stream(isTerminal: false),
    variable: @escaping @Sendable (String) -> String? = { _ in nil },
    standardInput: @escaping @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in
      []
    }
  ) {
    self.program = program
    self.output = output
    self.error = error
    self.variable = variable
    self.standardInput = standardInput
  }

  /// The process that this runs in.
  static func process(named program: String) -> Self {
    func stream(_ file: FileDescriptor) -> Stream {
      guard StandardStreams.isTerminal(file) else { return Stream(isTerminal: false) }
      return Stream(isTerminal: true, width: StandardStreams.width(of: file))
    }
    return Self(
      program: FilePath.name(of: program),
      output: stream(.standardOutput),
      error: stream(.standardError),
      variable: StandardStreams.variable,
      standardInput: StandardStreams.readInput
    )
  }
}
