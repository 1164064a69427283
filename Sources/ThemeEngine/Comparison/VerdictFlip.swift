/// A pair of colours that passes in one theme and fails in the other.
public struct VerdictFlip: Hashable, Sendable {
  public let left: ContrastVerdict
  public let right: ContrastVerdict

  public init(left: ContrastVerdict, right: ContrastVerdict) {
    self.left = left
    self.right = right
  }

  public var foreground: TokenPath { left.foreground }
  public var ground: TokenPath { left.ground }

  /// Major where the pair passed before, else patch.
  public var impact: Impact { left.passes && !right.passes ? .major : .patch }
}
