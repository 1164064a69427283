/// The platform whose type sizes an appearance uses.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  case ios
  case macos
  case watchos
  case tvos
  case visionos
}
