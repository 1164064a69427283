/// The Dynamic Type size that the person chose, smallest first; `large` is the default.
public enum TextSizeCategory: String, CaseIterable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
