import Foundation
import Testing
import ThemeEngine

/// Every value that the four documents decide, in the brands' resolved themes.
@Suite struct StatedValueTests {
  @Test func `the table is complete`() {
    #expect(StatedFact.all.count == 381)
    #expect(Set(StatedFact.all.map(\.brand)) == Set(DeliveredBrands.ids))
  }

  @Test(arguments: StatedFact.references)
  func `values are exact`(_ reference: String) throws {
    let facts = StatedFact.all.filter { $0.reference == reference }
    let request = try #require(facts.first).request
    let resolution = try DeliveredBrands.resolution(try #require(facts.first).brand, request)
    let theme = try JSONDocument(parsing: resolution.theme.json())
    for fact in facts {
      let expected = try JSONDocument(parsing: Array(fact.json.utf8)).root
      let found = theme.root.descendant(at: fact.path)
      #expect(
        found?.matches(expected) == true,
        "\(reference) \(fact.path) is \(found?.text ?? "absent"), not \(fact.json)"
      )
    }
  }

  @Test(arguments: StatedFact.references)
  func `provenance is the fact's`(_ reference: String) throws {
    let facts = StatedFact.all.filter { $0.reference == reference }
    let request = try #require(facts.first).request
    let resolution = try DeliveredBrands.resolution(try #require(facts.first).brand, request)
    for fact in facts where !fact.path.hasPrefix("appearance/") {
      let leaves = fact.leaves(in: resolution.theme)
      #expect(!leaves.isEmpty, "\(reference) \(fact.path) is no leaf and holds none")
      for leaf in leaves {
        let trace = try #require(resolution.trace(leaf))
        #expect(
          trace.provenance.rawValue == fact.provenance,
          "\(reference) \(leaf): \(trace.steps.joined(separator: "; "))"
        )
        if fact.provenance == "stated" {
          #expect(trace.documentName != nil, "\(reference) \(leaf) has no name in the document")
          #expect(trace.source == resolution.brand.document)
        }
      }
    }
  }

  @Test(
    .enabled(if: BrandTestFiles.hasSeedFacts, "skipped: no list of facts beside the package")
  )
  func `the table repeats the list of facts`() throws {
    let list = try JSONDocument(parsing: Array(try Data(contentsOf: BrandTestFiles.seedFacts)))
    let facts = try #require(list.root["facts"])
    #expect(facts.count == StatedFact.all.count)
    for (node, fact) in zip(facts.elements, StatedFact.all) {
      #expect(
        "\(node["brand"]?.string ?? "")@\(node["appearance"]?.string ?? "")" == fact.reference
      )
      #expect(node["path"]?.string == fact.path)
      #expect(node["provenance"]?.string == fact.provenance)
      let value = try JSONDocument(parsing: Array(fact.json.utf8)).root
      #expect(node["value"]?.matches(value) == true, "\(fact)")
    }
  }
}

extension JSONNode {
  fileprivate func descendant(at path: String) -> JSONNode? {
    var node: JSONNode? = self
    for name in path.split(separator: "/") {
      switch node?.kind {
      case .object: node = node?[String(name)]
      case .array: node = node.flatMap { list in Int(name).flatMap { list.element(at: $0) } }
      default: return nil
      }
    }
    return node
  }

  private func element(at index: Int) -> JSONNode? {
    for (position, element) in elements.enumerated() where position == index { return element }
    return nil
  }

  fileprivate func matches(_ other: JSONNode) -> Bool {
    switch (kind, other.kind) {
    case (.null, .null): true
    case (.bool, .bool): bool == other.bool
    case (.string, .string): string == other.string
    case (.number, .number): abs((number ?? .nan) - (other.number ?? .nan)) < 1e-9
    case (.array, .array):
      count == other.count && zip(elements, other.elements).allSatisfy { $0.matches($1) }
    case (.object, .object):
      count == other.count
        && zip(members, other.members).allSatisfy { $0.key == $1.key && $0.value.matches($1.value) }
    default: false
    }
  }

  fileprivate var text: String {
    switch kind {
    case .null: "null"
    case .bool: "\(bool ?? false)"
    case .string: "'\(string ?? "")'"
    case .number: numberText ?? ""
    case .array: "a list of \(count)"
    case .object: "an object of \(count)"
    }
  }
}
