/// The colour scheme that an appearance asks for.
public enum Scheme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
