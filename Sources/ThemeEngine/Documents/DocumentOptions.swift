/// How token documents are read.
public struct DocumentOptions: Sendable, Equatable {
  /// Whether values of older drafts and common slips are repaired, each with a warning at its
  /// place; else they are errors.
  public var isLenient: Bool

  /// How the token files are written that a brand document names; nil where their content tells.
  public var dialect: Dialect?

  public init(lenient: Bool = false, dialect: Dialect? = nil) {
    isLenient = lenient
    self.dialect = dialect
  }
}
