/// An answer with its origin; the verb that makes one is its provenance, so none goes unmarked.
public struct Sourced<Value: Sendable>: Sendable {
  public var value: Value
  package var attribution: Attribution

  package init(_ value: Value, _ attribution: Attribution) {
    self.value = value
    self.attribution = attribution
  }

  /// The brand's document says so, under the name given.
  public static func stated(
    _ value: Value,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    let origin = Origin(.stated, as: name, at: Declaration(file: file, line: line))
    return Self(value, Attribution(origin))
  }

  /// The document is silent, and the brand module chose.
  public static func assumed(
    _ value: Value,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(value, Attribution(Origin(.assumed, at: Declaration(file: file, line: line))))
  }

  /// Records that the document, or another source, also says something else.
  ///
  /// - Parameters:
  ///   - stated: what the brand goes by, `nil` where no value is given.
  ///   - alternative: what the other place says, `nil` where it gives no value.
  ///   - reason: why the first one wins.
  /// - Returns: the answer with the conflict on it.
  public func conflict(
    stated: String?,
    alternative: String?,
    reason: String
  ) -> Self {
    var copy = self
    copy.attribution.origin.conflicts.append(
      Conflict(stated: stated, alternative: alternative, reason: reason)
    )
    return copy
  }
}
