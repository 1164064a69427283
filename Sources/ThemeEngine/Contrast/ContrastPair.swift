/// A foreground and what it stands on, as paths.
public struct ContrastPair: Hashable, Sendable {
  public let foreground: TokenPath
  public let ground: TokenPath
  public let use: ContrastUse
  /// The layers under the foreground, the lowest first; a ground that can lie on several others
  /// has a stack for each.
  public package(set) var stacks: [[TokenPath]]
}
