@testable import ThemeEngine

extension Schema {
  /// Where a value breaks the schema, and how; nil where it doesn't.
  func fault(in value: JSONNode) -> String? {
    guard types.isEmpty || types.contains(where: { Self.has(value, $0) }) else {
      return "at \(value.offset): not of type \(types)"
    }
    if !constants.isEmpty, !constants.contains(where: value.isString) {
      return "at \(value.offset): none of \(constants)"
    }
    if !alternatives.isEmpty {
      let faults = alternatives.map { $0.fault(in: value) }
      if !faults.contains(nil) {
        return "at \(value.offset): no alternative, \(faults.compactMap(\.self))"
      }
    }
    for (test, otherwise) in exceptions where test.contains(where: { $0.fault(in: value) != nil }) {
      for schema in otherwise {
        if let fault = schema.fault(in: value) { return fault }
      }
    }
    switch value.kind {
    case .object: return fault(inObject: value)
    case .array: return fault(inList: value)
    case .string: return fault(in: value.string ?? "").map { "at \(value.offset): \($0)" }
    case .number:
      // A number beyond a Double's range has none.
      let isWithin = value.number.map(range.contains) ?? false
      return isWithin ? nil : "at \(value.offset): not within \(range)"
    case .bool, .null: return nil
    }
  }

  private static func has(_ value: JSONNode, _ type: String) -> Bool {
    switch value.kind {
    case .object: type == "object"
    case .array: type == "array"
    case .string: type == "string"
    case .number: type == "number" || type == "integer" && value.number?.rounded() == value.number
    case .bool: type == "boolean"
    case .null: type == "null"
    }
  }

  private func fault(inObject value: JSONNode) -> String? {
    if let name = required.first(where: { value[$0] == nil }) {
      return "at \(value.offset): lacks '\(name)'"
    }
    guard counts.contains(value.count) else {
      return "at \(value.offset): \(value.count) members, not \(counts)"
    }
    for member in value.members {
      if let fault = keys.first?.fault(in: member.key) {
        return "at \(member.keyOffset): \(fault)"
      }
      let known = properties.first { $0.name == member.key }?.schema
      if known == nil, isClosed { return "at \(member.keyOffset): unknown key '\(member.key)'" }
      if let fault = (known ?? others.first)?.fault(in: member.value) { return fault }
    }
    return nil
  }

  private func fault(inList value: JSONNode) -> String? {
    let texts = value.elements.compactMap(\.string)
    if isSet, Set(texts).count != texts.count { return "at \(value.offset): repeats an element" }
    guard let item = items.first else { return nil }
    return value.elements.lazy.compactMap { item.fault(in: $0) }.first
  }

  /// What is wrong with a text.
  func fault(in text: String) -> String? {
    guard lengths.contains(text.unicodeScalars.count) else { return "'\(text)' is too short" }
    guard let pattern, text.firstMatch(of: pattern.expression) == nil else { return nil }
    return "'\(text)' breaks its pattern"
  }
}
