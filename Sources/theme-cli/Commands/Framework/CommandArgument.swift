/// A positional argument as a command declares it.
package struct CommandArgument: Hashable, Sendable {
  /// How many values it takes.
  package enum Count: Hashable, Sendable { case one, optional, oneOrMore }

  package let name: String
  package let count: Count
  package let summary: String

  package init(_ name: String, _ summary: String, takes count: Count = .one) {
    self.name = name
    self.count = count
    self.summary = summary
  }

  /// How usage lines spell it.
  package var usage: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[\(name)]"
    case .oneOrMore: "<\(name)…>"
    }
  }
}
