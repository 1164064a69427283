@testable import ThemeEngine

/// Changes an input by what the schema allows at a place: another value there, or one more member.
///
/// So changes keep a document whole more often than those that know nothing of the format, and reach
/// what only a sound brand reaches.
struct SchemaMutation {
  private let input: [UInt8]
  private var choice: RandomChoice
  private var texts: [String] = []
  private var values: [(range: Range<Int>, schema: Schema)] = []
  /// Objects, by the place behind their opening brace.
  private var objects: [(start: Int, isEmpty: Bool, schema: Schema)] = []

  /// - Returns: nil where the input has no brand document, or nothing can be changed.
  static func changed(_ input: [UInt8], seed: UInt64) -> [UInt8]? {
    var mutation = SchemaMutation(input: input, choice: RandomChoice(seed))
    var start = 0
    for file in FuzzedFiles(input).all {
      if let document = try? JSONDocument(parsing: file) {
        let root = document.root
        if root[BrandDocument.marker] != nil {
          mutation.collect(root, start, BrandSchemaCopy.schema.choices)
        }
        if let tokens = root["tokens"] ?? root["palette"].map({ _ in root }) {
          mutation.collectReferences(tokens, [])
        }
      }
      start += file.count + 1
    }
    return mutation.change()
  }

  private init(input: [UInt8], choice: RandomChoice) {
    self.input = input
    self.choice = choice
  }

  private mutating func collect(_ node: JSONNode, _ start: Int, _ schemas: [Schema]) {
    if let schema = schemas.first {
      values.append((start + node.offset..<start + node.endOffset, schema))
    }
    let fitting = schemas.filter { !$0.properties.isEmpty || !$0.others.isEmpty }
    if node.kind == .object {
      for schema in fitting {
        objects.append((start + node.offset + 1, node.count == 0, schema))
      }
    }
    for member in node.members {
      let inner = fitting.flatMap { schema in
        schema.properties.filter { member.hasKey($0.name) }.map(\.schema) + schema.others
      }
      if !inner.isEmpty { collect(member.value, start, inner.flatMap(\.choices)) }
    }
    for element in node.elements {
      let inner = schemas.flatMap(\.items)
      if !inner.isEmpty { collect(element, start, inner.flatMap(\.choices)) }
    }
  }

  /// The references to all tokens of a tree.
  private mutating func collectReferences(_ node: JSONNode, _ path: [String]) {
    for member in node.members where member.value.kind == .object {
      let names = path + [member.key]
      if member.value["$value"] != nil {
        let reference = "{\(names.joined(separator: "."))}"
        if !reference.contains("\"") && !reference.contains("\\") { texts.append(reference) }
      }
      collectReferences(member.value, names)
    }
  }

  private mutating func change() -> [UInt8]? {
    if choice.isOne(in: 3) {
      guard let object = choice.one(of: objects),
        let property = choice.one(of: object.schema.properties)
      else { return nil }
      let value = property.schema.sample(texts, &choice)
      let text = "\"\(property.name)\":\(value)\(object.isEmpty ? "" : ",")"
      return input[..<object.start] + Array(text.utf8) + input[object.start...]
    }
    guard let place = choice.one(of: values) else { return nil }
    let sample = Array(place.schema.sample(texts, &choice).utf8)
    return input[..<place.range.lowerBound] + sample + input[place.range.upperBound...]
  }
}
