/// Which paths are wanted: `*` stands for any text, `?` for any character; a text without either is
/// wanted anywhere in the path.
struct PathPattern {
  private let pattern: [Unicode.Scalar]
  private let isPlain: Bool

  init(_ text: String) {
    pattern = Array(text.unicodeScalars)
    isPlain = !pattern.contains("*") && !pattern.contains("?")
  }

  /// Cost: at most the product of both lengths.
  func matches(_ path: TokenPath) -> Bool {
    let scalars = Array(path.description.unicodeScalars)
    if isPlain { return Self.isPart(pattern, of: scalars) }
    var (next, position) = (0, 0)
    var star: (next: Int, position: Int)?
    while position < scalars.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next + 1, position)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == scalars[position] {
        next += 1
        position += 1
      } else if let last = star {
        star = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }

  private static func isPart(_ part: [Unicode.Scalar], of whole: [Unicode.Scalar]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...whole.count - part.count).contains { start in
      whole[start..<start + part.count].elementsEqual(part)
    }
  }
}
