/// A text style of Apple's platforms under its SwiftUI name; `caption` is caption 1 of UIKit.
public enum AppleTextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2
}
