@testable import ThemeEngine

extension Schema {
  /// Texts that a sample may hold beside those of the input.
  private static let texts = [
    "acme", "Acme", "Inter", "Georgia", "system-ui", "1.json", "0.json", "pizza", "novus", "400",
    "700", "1.0", "{palette.ink}", "{space.md}", "{a}", "state",
  ]

  private static let numbers: [Double] = [
    0, 1, 2, 4, 12, 16, 400, 700, 1000, 0.5, 0.12, 1.5, -0.5, -1, -4,
  ]

  /// A value that the schema accepts, as JSON.
  ///
  /// - Parameters:
  ///   - own: texts of the input, such as its references.
  ///   - choice: decides between what is possible.
  /// - Returns: a value of which the schema can say at most that it lacks the right text.
  func sample(_ own: [String], _ choice: inout RandomChoice) -> String {
    if let schema = choice.one(of: alternatives) { return schema.sample(own, &choice) }
    if let word = choice.one(of: constants) { return "\"\(word)\"" }
    switch choice.one(of: types) {
    case "object": return object(own, &choice)
    case "array":
      let elements = (0..<choice.number(below: 3)).compactMap { _ in
        items.first?.sample(own, &choice)
      }
      return "[\(elements.joined(separator: ","))]"
    case "string": return "\"\(text(own, &choice))\""
    case "number", "integer":
      let fitting = Self.numbers.filter { number in
        range.contains(number) && (types.contains("number") || number.rounded() == number)
      }
      return choice.one(of: fitting).map { "\($0)" } ?? "0"
    case "boolean": return choice.isOne(in: 2) ? "true" : "false"
    default: return "null"
    }
  }

  /// A text that fits, where one is known.
  private func text(_ own: [String], _ choice: inout RandomChoice) -> String {
    let texts = own.isEmpty || choice.isOne(in: 4) ? Self.texts : own
    let start = choice.number(below: texts.count)
    let order = texts[start...] + texts[..<start] + Self.texts
    return order.first { fault(in: $0) == nil } ?? "a"
  }

  private func object(_ own: [String], _ choice: inout RandomChoice) -> String {
    var members: [String] = []
    let density = 1 + choice.number(below: 3)
    var taken = properties.filter { property in
      required.contains(property.name) || choice.isOne(in: density)
    }
    if taken.count < counts.lowerBound { taken = Array(properties.prefix(counts.lowerBound)) }
    while taken.count > counts.upperBound { taken.remove(at: choice.number(below: taken.count)) }
    for (name, schema) in taken { members.append("\"\(name)\":\(schema.sample(own, &choice))") }
    if let other = others.first {
      for name in Set(
        (0..<choice.number(below: 3)).map { _ in
          keys.first?.text(own, &choice) ?? "a"
        }
      ).sorted() {
        members.append("\"\(name)\":\(other.sample(own, &choice))")
      }
    }
    return "{\(members.joined(separator: ","))}"
  }
}
