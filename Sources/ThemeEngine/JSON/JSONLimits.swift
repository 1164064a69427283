/// How large an input the reader accepts.
public struct JSONLimits: Sendable, Equatable {
  /// The deepest nesting of objects and arrays; a lone value has depth 0.
  public var maximumDepth: Int

  /// The greatest input in bytes; values above `largestSize` are taken as that.
  public var maximumSize: Int

  /// The greatest size that the reader can address.
  public static let largestSize = (1 << 30) - 1

  /// Limits that real documents stay far below.
  public init(maximumDepth: Int = 512, maximumSize: Int = JSONLimits.largestSize) {
    self.maximumDepth = maximumDepth
    self.maximumSize = maximumSize
  }
}
