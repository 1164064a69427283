/// The meaning that a badge or a status carries.
public enum Tone: String, CaseIterable, Hashable, Sendable {
  case accent, success, warning, danger, info, neutral
}
