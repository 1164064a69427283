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

  /// A value that the schema accepts, or with a fault nearly accepts, as JSON.
  ///
  /// - Parameters:
  ///   - own: texts of the input, such as its references.
  ///   - faults: how many faults it may have; whether it has them is left to chance.
  ///   - choice: decides between what is possible.
  /// - Returns: a value, wrong also where no text is known that fits.
  func sample(_ own: [String], _ faults: Int = 0, _ choice: inout RandomChoice) -> String {
    if let schema = choice.one(of: alternatives) { return schema.sample(own, faults, &choice) }
    let isLeaf = properties.isEmpty && others.isEmpty && items.isEmpty
    if faults > 0, choice.number(below: 8) < (isLeaf ? 6 : 1) { return wrong(&choice) }
    if let word = choice.one(of: constants) { return "\"\(word)\"" }
    switch choice.one(of: types) {
    case "object": return object(own, faults, &choice)
    case "array":
      let elements = (0..<choice.number(below: 3)).compactMap { _ in
        items.first?.sample(own, faults, &choice)
      }
      return "[\(elements.joined(separator: ","))]"
    case "string": return "\"\(text(own, &choice))\""
    case "number", "integer":
      let fitting = (Self.numbers + bounds).filter { number in
        range.contains(number) && (types.contains("number") || number.rounded() == number)
      }
      return choice.one(of: fitting).map { "\($0)" } ?? "0"
    case "boolean": return choice.isOne(in: 2) ? "true" : "false"
    default: return "null"
    }
  }

  private var bounds: [Double] { [range.lowerBound, range.upperBound].filter(\.isFinite) }

  /// A value that the schema refuses by little: next to its bounds, or of another kind.
  private func wrong(_ choice: inout RandomChoice) -> String {
    let near = bounds.flatMap { ["\($0 - 1)", "\($0 - 0.001)", "\($0 + 0.001)", "\($0 + 1)"] }
    if choice.isOne(in: 2), let value = choice.one(of: near) { return value }
    let others = ["null", "true", "3", "-3", "0.5", "\"\"", "\"a b\"", "[]", "{}", "[\"a\"]"]
    return choice.one(of: others) ?? "null"
  }

  /// A text that fits, where one is known.
  private func text(_ own: [String], _ choice: inout RandomChoice) -> String {
    let texts = own.isEmpty || choice.isOne(in: 4) ? Self.texts : own
    let start = choice.number(below: texts.count)
    let order = texts[start...] + texts[..<start] + Self.texts
    return order.first { fault(in: $0) == nil } ?? "a"
  }

  private func object(_ own: [String], _ faults: Int, _ choice: inout RandomChoice) -> String {
    let density = 1 + choice.number(below: 3)
    var taken = properties.filter { property in
      required.contains(property.name) || choice.isOne(in: density)
    }
    if taken.count < counts.lowerBound { taken = Array(properties.prefix(counts.lowerBound)) }
    while taken.count > counts.upperBound { taken.remove(at: choice.number(below: taken.count)) }
    // One member has the faults, so that the others don't hide it.
    let faulty = taken.isEmpty ? 0 : choice.number(below: taken.count)
    var members = taken.enumerated().map { position, property in
      let faults = position == faulty ? faults : 0
      return "\"\(property.name)\":\(property.schema.sample(own, faults, &choice))"
    }
    if let other = others.first {
      var names = (0..<choice.number(below: 3)).map { _ in keys.first?.text(own, &choice) ?? "a" }
      if faults > 0, choice.isOne(in: 4) {
        names.append(choice.one(of: ["", "a.b", "0", "é"]) ?? "")
      }
      for name in Set(names).sorted() {
        members.append("\"\(name)\":\(other.sample(own, faults, &choice))")
      }
    }
    return "{\(members.joined(separator: ","))}"
  }
}
