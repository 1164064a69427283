/// Another place that a diagnostic speaks of.
public struct Related: Sendable, Equatable {
  /// What is there: lower case, names in single quotes.
  public var message: String

  /// The file, as its reader named it.
  public var file: String?

  /// The line, from 1.
  public var line: Int?

  /// The column in characters, from 1.
  public var column: Int?

  /// The path of the token there.
  public var token: String?

  /// A place and what is there.
  public init(
    message: String,
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    token: String? = nil
  ) {
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.token = token
  }
}
