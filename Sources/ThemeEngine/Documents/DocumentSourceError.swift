/// Why a document can't be had.
public struct DocumentSourceError: Error, Sendable, Equatable {
  /// One sentence: lower case, names in single quotes.
  public let message: String

  public init(message: String) { self.message = message }
}
