/// What a command leaves for its caller to print, write and exit with.
package struct CommandResult: Equatable, Sendable {
  package var standardOutput: [UInt8]
  package var standardError: String
  package var status: Int32
  /// Files to write before anything is printed, in their order.
  package var files: [File]
  /// What isn't needed any more, and is kept until the process ends: taking a large theme apart token
  /// by token takes longer than ending.
  package var kept = Kept()

  /// Something that says nothing about a result.
  package struct Kept: Equatable, Sendable {
    private var content: (any Sendable)?

    package init(_ content: (any Sendable)? = nil) { self.content = content }

    package static func == (one: Self, other: Self) -> Bool { true }
  }

  /// A file that a command makes.
  package struct File: Equatable, Sendable {
    package var path: String
    package var bytes: [UInt8]
    /// Whether missing folders are made.
    package var needsFolder: Bool

    package init(path: String, bytes: [UInt8], needsFolder: Bool = false) {
      self.path = path
      self.bytes = bytes
      self.needsFolder = needsFolder
    }
  }

  /// What the numbers of exit statuses mean.
  package enum Status {
    package static let done: Int32 = 0
    package static let findings: Int32 = 1
    package static let unusable: Int32 = 2
  }

  package init(
    standardOutput: [UInt8] = [],
    standardError: String = "",
    status: Int32 = Status.done,
    files: [File] = []
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.status = status
    self.files = files
  }

  /// A result that goes to a file where one is named, else to standard output.
  package init(_ bytes: [UInt8], to output: String?, notes: String = "") {
    let file = output.flatMap { $0 == "-" ? nil : File(path: $0, bytes: bytes) }
    self.init(
      standardOutput: file == nil ? bytes : [],
      standardError: notes,
      files: file.map { [$0] } ?? []
    )
  }
}
