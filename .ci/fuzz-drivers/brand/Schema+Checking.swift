@testable import ThemeEngine

extension Schema {
  /// How a value breaks the schema, and at which byte.
  struct Fault {
    let offset: Int
    let text: StaticString
  }

  /// The first fault of a value; nil where the schema accepts it.
  func fault(in value: JSONNode) -> Fault? {
    guard types.isEmpty || types.contains(where: { Self.has(value, $0) }) else {
      return Fault(offset: value.offset, text: "another type")
    }
    if !constants.isEmpty, !constants.contains(where: value.isString) {
      return Fault(offset: value.offset, text: "none of the words")
    }
    if !alternatives.isEmpty, alternatives.allSatisfy({ $0.fault(in: value) != nil }) {
      return Fault(offset: value.offset, text: "none of the alternatives")
    }
    for (test, otherwise) in exceptions where test.contains(where: { $0.fault(in: value) != nil }) {
      for schema in otherwise {
        if let fault = schema.fault(in: value) { return fault }
      }
    }
    switch value.kind {
    case .object: return fault(inObject: value)
    case .array: return fault(inList: value)
    case .string: return fault(in: value.string ?? "").map { Fault(offset: value.offset, text: $0) }
    case .number:
      // A number beyond a Double's range has none.
      let isWithin = value.number.map(range.contains) ?? false
      return isWithin ? nil : Fault(offset: value.offset, text: "not within the range")
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

  private func fault(inObject value: JSONNode) -> Fault? {
    if required.contains(where: { value[$0] == nil }) {
      return Fault(offset: value.offset, text: "lacks a key")
    }
    guard counts.contains(value.count) else {
      return Fault(offset: value.offset, text: "too few or too many members")
    }
    for member in value.members {
      if let fault = keys.first?.fault(in: member.key) {
        return Fault(offset: member.keyOffset, text: fault)
      }
      let known = properties.first { $0.name == member.key }?.schema
      if known == nil, isClosed { return Fault(offset: member.keyOffset, text: "unknown key") }
      if let fault = (known ?? others.first)?.fault(in: member.value) { return fault }
    }
    return nil
  }

  private func fault(inList value: JSONNode) -> Fault? {
    let texts = value.elements.compactMap(\.string)
    if isSet, Set(texts).count != texts.count {
      return Fault(offset: value.offset, text: "repeats an element")
    }
    guard let item = items.first else { return nil }
    return value.elements.lazy.compactMap { item.fault(in: $0) }.first
  }

  /// What is wrong with a text.
  func fault(in text: String) -> StaticString? {
    guard lengths.contains(text.unicodeScalars.count) else { return "too short" }
    guard let pattern, text.firstMatch(of: pattern.expression) == nil else { return nil }
    return "breaks its pattern"
  }
}
