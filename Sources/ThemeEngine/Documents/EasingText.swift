/// Easing curves as style sheets write them.
enum EasingText {
  /// The four numbers of `cubic-bezier(…)` or of a keyword (CSS Easing 1).
  static func curve(_ text: String) -> [Double]? {
    switch text {
    case "linear": return [0, 0, 1, 1]
    case "ease": return [0.25, 0.1, 0.25, 1]
    case "ease-in": return [0.42, 0, 1, 1]
    case "ease-out": return [0, 0, 0.58, 1]
    case "ease-in-out": return [0.42, 0, 0.58, 1]
    default: break
    }
    let (head, tail) = ("cubic-bezier(", ")")
    guard text.hasPrefix(head), text.hasSuffix(tail) else { return nil }
    let inner = text.dropFirst(head.count).dropLast(tail.count)
    let numbers = inner.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { MeasureText.measure(text: String($0)) }
      .filter(\.unit.isEmpty).map(\.value)
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      return nil
    }
    return numbers
  }
}
