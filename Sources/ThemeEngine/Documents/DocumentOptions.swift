/// How token documents are read.
public struct DocumentOptions: Sendable, Equatable {
  /// Whether values of older drafts and common slips are repaired, each with a warning at its
  /// place; else they are errors.
  public var isLenient: Bool

  public init(lenient: Bool = false) { isLenient = lenient }
}
