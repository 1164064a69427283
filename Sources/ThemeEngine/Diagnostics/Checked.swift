/// How much a command looked at.
public struct Checked: Sendable, Equatable {
  /// Pairs of a foreground and a ground.
  public var pairs: Int

  /// Tokens.
  public var tokens: Int

  /// Files.
  public var files: Int

  /// How much was looked at; nothing of what isn't given.
  public init(pairs: Int = 0, tokens: Int = 0, files: Int = 0) {
    self.pairs = pairs
    self.tokens = tokens
    self.files = files
  }

  /// Whether nothing was looked at.
  public var isNothing: Bool { pairs == 0 && tokens == 0 && files == 0 }
}
