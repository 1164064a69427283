/// The contrast setting of an appearance.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  case standard
  case increased
}
