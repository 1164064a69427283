import Foundation
import Testing
import ThemeEngine

/// The page about arithmetic says what the engine does.
struct ArithmeticPageTests {
  private static let page = ArithmeticPage(
    (try? String(
      contentsOf: PackageFolder.root.appending(path: "docs/arithmetic.md"),
      encoding: .utf8
    )) ?? ""
  )

  @Test func pageHasExamplesOfEveryKind() {
    #expect(Self.page.tokens.count == 3)
    #expect(Self.page.examples("values").count > 30)
    #expect(Self.page.examples("texts").count > 10)
    #expect(Self.page.examples("errors").count > 25)
  }

  @Test(arguments: page.examples("values"))
  func value(_ example: String) throws {
    let parts = example.split(separator: " = ")
    try #require(parts.count == 2)
    #expect(try Self.page.value(parts[0]).description == parts[1])
  }

  @Test(arguments: page.examples("texts"))
  func isPlainText(_ example: String) {
    #expect(!ArithmeticExpression.isExpression(example))
  }

  @Test(arguments: page.examples("errors"))
  func error(_ example: String) throws {
    let parts = example.split(separator: " ! ")
    try #require(parts.count == 2)
    let error = #expect(throws: ArithmeticError.self) { try Self.page.value(parts[0]) }
    let text = error.map { "\($0.offset)+\($0.length): \($0.message)" }
    #expect(text == String(parts[1]))
  }

  @Test func grammarNamesEveryWord() throws {
    let grammar = Self.page.blocks.filter { $0.kind == "ebnf" }.flatMap(\.lines).joined()
    for unit in ArithmeticUnit.allCases { #expect(grammar.contains("\"\(unit.rawValue)\"")) }
    for sign in ArithmeticOperator.allCases { #expect(grammar.contains("\"\(sign.rawValue)\"")) }
    for name in ArithmeticFunction.allCases { #expect(grammar.contains("\"\(name.rawValue)\"")) }
  }
}

/// The page about arithmetic, taken apart.
struct ArithmeticPage {
  private(set) var blocks: [(kind: String, lines: [String])] = []

  init(_ page: String) {
    var isOpen = false
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { blocks.append((String(line.dropFirst(3)), [])) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
  }

  func examples(_ kind: String) -> [String] {
    blocks.filter { $0.kind == "arithmetic-\(kind)" }.flatMap(\.lines)
  }

  var tokens: [String: ArithmeticQuantity] {
    var tokens: [String: ArithmeticQuantity] = [:]
    for line in examples("tokens") {
      let parts = line.split(separator: " is ")
      guard parts.count == 2 else { continue }
      let number = parts[1].prefix { $0.isNumber || $0 == "." }
      let unit = parts[1].dropFirst(number.count)
      tokens[String(parts[0].dropFirst().dropLast())] = Double(number).map {
        ArithmeticQuantity($0, ArithmeticUnit(rawValue: String(unit)))
      }
    }
    return tokens
  }

  func value(_ text: Substring) throws -> ArithmeticQuantity {
    try ArithmeticExpression(parsing: String(text)).evaluated { path in
      tokens[path].map { .quantity($0) } ?? .unusable(because: "does not exist")
    }
  }
}
