/// A positional argument as a command declares it.
package struct CommandArgument: Hashable, Sendable {
  /// How many values it takes.
  package enum Count: Hashable, Sendable { case one, optional, any, oneOrMore }

  package let name: String
  package let count: Count
  package let summary: String

  package init(_ name: String, _ summary: String, takes count: Count = .one) {
    self.name = name
    self.count = count
    self.summary = summary
  }

  /// Whether a line without it is right.
  package var mayBeMissing: Bool { count == .optional || count == .any }

  /// How usage lines spell it.
  package var usage: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[\(name)]"
    case .any: "[\(name)…]"
    case .oneOrMore: "<\(name)…>"
    }
  }
}
