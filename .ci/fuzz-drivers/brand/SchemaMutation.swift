@testable import ThemeEngine

/// Changes a brand document by what the schema says of a place: another value there, right or nearly
/// right, or one more member.
///
/// So changes keep a document whole more often than those that know nothing of the format, and reach
/// what only a sound brand reaches. The place is found step by step from the root, so that the long
/// tables of roles get no more changes than the short ones.
struct SchemaMutation {
  private var choice: RandomChoice
  /// References to the tokens of the input.
  private var texts: [String] = []

  /// - Returns: nil where the input has no brand document, or nothing can be changed.
  static func changed(_ input: [UInt8], seed: UInt64) -> [UInt8]? {
    var mutation = SchemaMutation(choice: RandomChoice(seed))
    var start = 0
    var brands: [(root: JSONNode, start: Int)] = []
    for file in FuzzedFiles(input).all {
      if let document = try? JSONDocument(parsing: file) {
        let root = document.root
        if root[BrandDocument.marker] != nil { brands.append((root, start)) }
        mutation.collectReferences(root["tokens"] ?? root, [])
      }
      start += file.count + 1
    }
    guard let brand = mutation.choice.one(of: brands) else { return nil }
    let place = mutation.place(below: brand.root, BrandSchemaCopy.schema.choices)
    return mutation.change(input, place.node, place.schemas, brand.start)
  }

  private init(choice: RandomChoice) { self.choice = choice }

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

  /// A place below a value, and what the schema says of it.
  private mutating func place(
    below node: JSONNode,
    _ schemas: [Schema]
  ) -> (node: JSONNode, schemas: [Schema]) {
    var place = (node: node, schemas: schemas)
    // Half of all places are leaves.
    let isDeep = choice.isOne(in: 2)
    repeat {
      let known = place.schemas
      var children: [(node: JSONNode, schemas: [Schema])] = place.node.members.map { member in
        let inner = known.flatMap { schema in
          schema.properties.filter { member.hasKey($0.name) }.map(\.schema) + schema.others
        }
        return (member.value, inner.flatMap(\.choices))
      }
      children += place.node.elements.map { ($0, known.flatMap(\.items).flatMap(\.choices)) }
      guard let child = choice.one(of: children.filter { !$0.schemas.isEmpty }) else { break }
      place = child
    } while isDeep || !choice.isOne(in: 4)
    return place
  }

  private mutating func change(
    _ input: [UInt8],
    _ node: JSONNode,
    _ schemas: [Schema],
    _ start: Int
  ) -> [UInt8]? {
    let faults = choice.isOne(in: 3) ? 0 : 1
    if node.kind == .object, choice.isOne(in: 2) {
      let properties = schemas.flatMap(\.properties)
      let absent = properties.filter { node[$0.name] == nil }
      guard let property = choice.one(of: absent.isEmpty ? properties : absent) else { return nil }
      let value = property.schema.sample(texts, faults, &choice)
      let text = "\"\(property.name)\":\(value)\(node.count == 0 ? "" : ",")"
      let place = start + node.offset + 1
      return input[..<place] + Array(text.utf8) + input[place...]
    }
    guard let sample = schemas.first?.sample(texts, faults, &choice) else { return nil }
    return input[..<(start + node.offset)] + Array(sample.utf8) + input[(start + node.endOffset)...]
  }
}
