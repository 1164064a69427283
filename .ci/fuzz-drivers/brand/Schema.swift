@testable import ThemeEngine

/// A JSON Schema 2020-12, as far as the schemas of this package use it; another keyword ends the run.
///
/// Definitions must not lead back to themselves. Never changed once it is read.
final class Schema: @unchecked Sendable {
  private(set) var types: [String] = []
  /// Those of `enum` and `const`.
  private(set) var constants: [String] = []
  private(set) var pattern: Pattern?
  private(set) var range = -Double.infinity...Double.infinity
  private(set) var lengths = 0...Int.max
  private(set) var counts = 0...Int.max
  private(set) var isSet = false
  private(set) var properties: [(name: String, schema: Schema)] = []
  private(set) var required: [String] = []
  private(set) var isClosed = false
  /// At most one.
  private(set) var others: [Schema] = []
  /// At most one, for the names of properties.
  private(set) var keys: [Schema] = []
  /// At most one, for the elements of a list.
  private(set) var items: [Schema] = []
  /// Those of which one has to hold.
  private(set) var alternatives: [Schema] = []
  /// Those that hold where the first of each doesn't.
  private(set) var exceptions: [(test: [Schema], otherwise: [Schema])] = []

  /// A regular expression, which is never changed.
  final class Pattern: @unchecked Sendable {
    let expression: Regex<AnyRegexOutput>

    init(_ text: String) {
      do {
        expression = try Regex(text).matchingSemantics(.unicodeScalar)
      } catch {
        fail("'\(text)' is a pattern: \(error)")
      }
    }
  }

  convenience init(reading document: JSONDocument) {
    self.init(document.root, document.root["$defs"])
  }

  private init(_ node: JSONNode, _ definitions: JSONNode?) {
    var node = node
    while let reference = node["$ref"]?.string {
      let name = String(reference.drop { $0 != "/" }.dropFirst("/$defs/".count))
      guard let definition = definitions?[name] else { fail("there is a definition '\(name)'") }
      node = definition
    }
    for member in node.members { read(member.key, member.value, definitions) }
  }

  private func read(_ key: String, _ value: JSONNode, _ definitions: JSONNode?) {
    func inner(_ node: JSONNode) -> Schema { Schema(node, definitions) }
    switch key {
    case "$schema", "title", "description", "$defs": break
    case "type": types = value.string.map { [$0] } ?? value.elements.compactMap(\.string)
    case "enum": constants = value.elements.compactMap(\.string)
    case "const": constants = [value.string].compactMap(\.self)
    case "pattern": pattern = Pattern(value.string ?? "")
    case "minimum": range = (value.number ?? 0)...range.upperBound
    case "maximum": range = range.lowerBound...(value.number ?? 0)
    case "minLength": lengths = (value.integer ?? 0)...Int.max
    case "minProperties": counts = (value.integer ?? 0)...counts.upperBound
    case "maxProperties": counts = counts.lowerBound...(value.integer ?? 0)
    case "uniqueItems": isSet = value.bool == true
    case "properties": properties = value.members.map { ($0.key, inner($0.value)) }
    case "required": required = value.elements.compactMap(\.string)
    case "additionalProperties":
      if value.kind == .bool { isClosed = value.bool == false } else { others = [inner(value)] }
    case "propertyNames": keys = [inner(value)]
    case "items": items = [inner(value)]
    case "anyOf": alternatives = value.elements.map(inner)
    case "if": exceptions.insert(([inner(value)], []), at: 0)
    case "else":
      guard !exceptions.isEmpty else { fail("'else' follows 'if'") }
      exceptions[0].otherwise = [inner(value)]
    default: fail("'\(key)' is a keyword that the driver knows")
    }
  }

  private var children: [Schema] {
    properties.map(\.schema) + others + keys + items + alternatives
      + exceptions.flatMap { $0.test + $0.otherwise }
  }

  /// The names of all properties.
  var names: [String] { properties.map(\.name) + children.flatMap(\.names) }

  /// The words of all closed lists.
  var words: [String] { constants + children.flatMap(\.words) }

  /// What may stand at a place: this, and each alternative.
  var choices: [Schema] { [self] + alternatives.flatMap(\.choices) }
}
