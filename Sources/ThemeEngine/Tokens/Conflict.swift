/// A place where a brand's document contradicts itself or another source.
public struct Conflict: Hashable, Sendable {
  /// What the theme goes by, in the project's words; `nil` where no value is given.
  public var stated: String?
  /// What the other place says; `nil` where it gives no value.
  public var alternative: String?
  /// Why the first one wins.
  public var reason: String

  public init(stated: String?, alternative: String?, reason: String) {
    self.stated = stated
    self.alternative = alternative
    self.reason = reason
  }
}
