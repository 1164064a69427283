/// The form of a part of a theme: what its tables may hold, in the order in which they are written.
public indirect enum Shape: Hashable, Sendable {
  case leaf(LeafKind)
  /// A part that a brand may lack; it is written as null then.
  case optional(Shape)
  case group([Field])
  /// Any number of parts of one form, told apart by their index.
  case list(Shape)
  /// Leaves of one kind under names that a brand chooses.
  case map(LeafKind)

  /// One named part of a group.
  public struct Field: Hashable, Sendable {
    public let name: String
    public let shape: Shape

    public init(_ name: String, _ shape: Shape) {
      self.name = name
      self.shape = shape
    }
  }
}

/// What a single value of a theme may be.
public enum LeafKind: Hashable, Sendable {
  case color
  /// Points, not negative.
  case length
  /// Points, also negative.
  case offset
  /// 0…1.
  case fraction
  case integer(ClosedRange<Int>)
  case bool
  /// Any text that isn't empty.
  case text
  case texts
  case word([String])
  /// Different words of a closed set.
  case words([String])
  case blur
}
