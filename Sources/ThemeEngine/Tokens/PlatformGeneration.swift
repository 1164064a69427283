/// Which edition of the named system hues is meant.
public enum PlatformGeneration: String, CaseIterable, Hashable, Sendable {
  /// The set up to iOS 18.
  case ios18
  /// The set of 2025, from iOS 26 on.
  case ios26
}
