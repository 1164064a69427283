/// A closed vocabulary whose members name tokens of every theme.
public protocol TokenKey: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// The section of a theme that the tokens stand in.
  static var section: TokenPath { get }
}

extension TokenKey {
  public var path: TokenPath { Self.section.appending(rawValue) }
}
