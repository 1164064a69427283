import BrandNovus
import BrandPizza
import Foundation
import Testing
import ThemeEngine

@testable import ThemeCommands

/// The page of rules says what the engine does.
struct RulePageTests {
  private static let page = RulePage(
    (try? String(contentsOf: PackageFolder.root.appending(path: "docs/rules.md"), encoding: .utf8))
      ?? ""
  )

  @Test func everyRuleIsThereOnce() {
    let ids = Self.page.entries.map(\.id) + Self.page.reserved
    #expect(ids.sorted() == RuleID.allCases.map(\.rawValue).sorted())
  }

  @Test func reservedRulesAreThoseThatNothingReports() throws {
    let used = try Self.membersNamedInSources()
    let unused = RuleID.allCases.filter { !used.contains("\($0)") }
    #expect(Self.page.reserved == unused.map(\.rawValue).sorted())
  }

  @Test func rulesStandInTheirArea() {
    for entry in Self.page.entries { #expect(entry.id.hasPrefix(entry.area + "/"), "\(entry.id)") }
  }

  @Test(arguments: page.entries)
  func hasOneSentenceAndOneExample(_ entry: RulePage.Entry) throws {
    #expect(entry.text.hasSuffix("."))
    #expect(!entry.text.contains(". "))
    try #require(entry.examples.count == 1)
    #expect(entry.examples[0].rule == entry.id)
  }

  @Test(arguments: page.entries)
  func exampleBreaksTheRule(_ entry: RulePage.Entry) throws {
    let findings = try Self.findings(try #require(entry.examples.first))
    let own = try #require(
      findings.first { $0.ruleId.rawValue == entry.id },
      "\(findings.map(\.text))"
    )
    if entry.text.hasPrefix("A warning") {
      #expect(own.severity == .warning)
    } else if !entry.text.contains("warn") {
      #expect(own.severity == .error)
    }
    // What that rule depends on is a fault of its own.
    let others = findings.filter { $0.severity == .error && $0.ruleId.rawValue != entry.id }
    #expect(others.map(\.ruleId) == (entry.id == "alias/depends-on-fault" ? [.aliasCycle] : []))
  }

  /// The page shows of its Swift examples what the cases below run.
  @Test(arguments: page.entries.flatMap(\.examples).filter { $0.kind == "swift" })
  func swiftExampleIsTheOneThatRuns(_ example: RulePage.Example) throws {
    let own = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = Set(own.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } })
    #expect(!example.lines.isEmpty)
    for line in example.lines { #expect(lines.contains(line[...]), "\(line)") }
  }

  /// What follows a dot anywhere in the sources.
  private static func membersNamedInSources() throws -> Set<Substring> {
    let folder = PackageFolder.root.appending(path: "Sources")
    var names: Set<Substring> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    where path.hasSuffix(".swift") && !path.hasSuffix("/RuleID.swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for part in text.split(separator: ".").dropFirst() {
        names.insert(part.prefix { $0.isLetter || $0.isNumber })
      }
    }
    return names
  }
}

extension RulePageTests {
  fileprivate static func findings(_ example: RulePage.Example) throws -> [Diagnostic] {
    switch example.kind {
    case "tokens": return read(Array(example.text.utf8))
    case "tokens-lenient": return read(Array(example.text.utf8), lenient: true)
    case "style-dictionary", "tokens-studio":
      let document = try JSONDocument(parsing: Array(example.text.utf8))
      let dialect = try #require(Dialect(rawValue: example.kind))
      let options = DocumentOptions()
      return TokenDocument(reading: [(document, "t.json")], as: dialect, options: options).findings
    case "export":
      let document = try JSONDocument(parsing: Array(example.text.utf8))
      let options = DocumentOptions(lenient: true)
      let files: [(document: JSONDocument, name: String?)] = [(document, "t.json")]
      let system = TokenSystem(files: files, named: "t.json", as: .dtcg, options: options)
      return DesignTokensExport.files(of: system).findings
    case "export-themes":
      let document = try JSONDocument(parsing: Array(example.text.utf8))
      let themes = ResolverDocument(readingStudio: document, name: "t.json")
      return DesignTokensExport.files(of: TokenSystem(themes, named: "t.json")).findings
    case "resolver":
      let document = resolver(example.text)
      let input = Array((example.input ?? "{}").utf8)
      return document.findings + document.document(inputJSON: input, name: "input.json").findings
    case "brand":
      return brandDocument(example.text, extending: [Novus(), Pizza()]).findings
    case "theme-edit":
      try #require(example.lines.count == 2)
      try #require(example.lines[0].hasPrefix("old ") && example.lines[1].hasPrefix("new "))
      let (old, new) = (example.lines[0].dropFirst(4), example.lines[1].dropFirst(4))
      let theme = try ThemeResolver.resolve(BrandDefinition(Novus()), for: .init(.light))
      var text = String(decoding: theme.json(), as: UTF8.self)
      text.replaceSubrange(try #require(text.firstRange(of: old)), with: new)
      return ThemeLoader.load(Array(text.utf8), file: "novus.json").findings
    case "swift": return try swiftFindings(example.rule)
    default:
      Issue.record("no example can be of the kind '\(example.kind)'")
      return []
    }
  }

  private static func read(_ bytes: [UInt8], lenient: Bool = false) -> [Diagnostic] {
    let options = DocumentOptions(lenient: lenient)
    return TokenDocument(parsing: bytes, name: "t.json", options: options).findings
  }

  private static func folder(_ files: KeyValuePairs<String, String>) -> [Diagnostic] {
    let files = files.map { InputFile(name: $0.key, bytes: Array($0.value.utf8)) }
    let folder = InputFile(name: "tokens", bytes: [], files: files)
    return FileReading(folder, ReadingOptions(), among: BrandRegistry([])).check.findings
  }

  /// What a brand is told whose token has the types in the appearances.
  private static func brand(tokenIn types: KeyValuePairs<String, String>) -> [Diagnostic] {
    let contexts = types.map { name, type in
      #""\#(name)": [{"a": {"$type": "\#(type)", "$value": 400}}]"#
    }
    let resolver = """
      {"version": "2025.10", "modifiers": {"mode": {"contexts": {\(contexts.joined(separator: ","))}}},
       "resolutionOrder": [{"$ref": "#/modifiers/mode"}]}
      """
    let appearances = types.map { #""\#($0.key)": {"mode": "\#($0.key)"}"# }
    return brandDocument(
      extending: Pizza(),
      #""tokens": "r.json""#,
      #""appearances": {\#(appearances.joined(separator: ","))}"#,
      files: ["r.json": resolver]
    ).findings
  }

  private static func swiftFindings(_ rule: String) throws -> [Diagnostic] {
    switch rule {
    case "json/encoding":
      return
        read([0x7B, 0xFF, 0x7D])
    case "json/limit":
      return
        read(Array(String(repeating: "[", count: 513).utf8))
    case "dtcg/limit":
      let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
      let text = "{\"a\": {\"$type\": \"thing\", \"$value\": \(deep)}}"
      return read(Array(text.utf8), lenient: true)
    case "dialect/left-out":
      return
        folder(["t.json": "{\"a\": {\"$type\": \"number\", \"$value\": 1}}", "p.json": "{}"])
    case "dialect/no-tokens":
      return
        folder([:])
    case "brand/malformed-id":
      return
        BrandRegistry([Rainbow(id: "Rain bow")]).findings
    case "brand/duplicate-id":
      return
        BrandRegistry([Rainbow(), Rainbow()]).findings
    case "brand/missing-answer":
      let brand = BrandDefinition(Rainbow())
      let answered = brand.graph.tokens.filter { $0.path != TokenPath("brand.productName") }
      return BrandCheck.findings(brand.with(answered))
    case "brand/extra-collision":
      return BrandDefinition(FaultyBrand<CollidingExtra>()).findings
    case "brand/duplicate-token":
      return BrandDefinition(FaultyBrand<RepeatedExtra>()).findings
    case "brand/invalid-value":
      return BrandDefinition(FaultyBrand<BracedExtra>()).findings
    case "brand/font-face":
      let font = CustomFont("Wiggle", faces: [.regular: "Wiggle-Plain"])
      let bold = TextStyle.custom(font, 13, .bold, relativeTo: .body)
      let brand = FaultyBrand<NoExtras>(texts: [.label: .assumed(bold)])
      return BrandCheck.findings(BrandDefinition(brand))
    case "brand/mixed-type":
      return
        brand(tokenIn: ["light": "number", "dark": "fontWeight"])
    case "brand/overruled-value":
      var exported = try ExportedBrand(BrandDefinition(Pizza()))
      try exported.edit("pizza.tokens.json", "0.77484, 0, 0.134801", "0, 0, 0")
      return exported.document.findings
    case "contrast/unreachable":
      let layers: [ColorRole: ColorAnswer<Rainbow.Palette>] = [
        .background: .assumed(.chalk),
        .surface: .assumed(.midnight),
      ]
      let brand = BrandDefinition(FaultyBrand<NoExtras>(colors: layers))
      let request = AppearanceRequest(.light, .increased)
      return try ThemeResolver.resolution(of: brand, for: request).findings
    default:
      Issue.record("no Swift example of '\(rule)' is written")
      return []
    }
  }
}

extension BrandDefinition {
  fileprivate func with(_ tokens: [Token]) -> Self {
    Self(
      id: id,
      document: document,
      appearance: appearance,
      fonts: fonts,
      graph: TokenGraph(tokens),
      findings: findings
    )
  }
}

/// Rainbow with other extras and some other answers.
private struct FaultyBrand<Extra: ExtraTokens>: BrandPlugin {
  var colors: [ColorRole: ColorAnswer<Rainbow.Palette>] = [:]
  var texts: [TextRole: TextAnswer] = [:]
  private let rainbow = Rainbow()

  init(
    colors: [ColorRole: ColorAnswer<Rainbow.Palette>] = [:],
    texts: [TextRole: TextAnswer] = [:]
  ) {
    self.colors = colors
    self.texts = texts
  }

  var identity: BrandIdentity { rainbow.identity }
  var fonts: Sourced<[CustomFont]> { rainbow.fonts }
  func color(_ role: ColorRole) -> ColorAnswer<Rainbow.Palette> {
    colors[role] ?? rainbow.color(role)
  }
  func text(_ role: TextRole) -> TextAnswer { texts[role] ?? rainbow.text(role) }
  func space(_ step: SpaceStep) -> Sourced<Double> { rainbow.space(step) }
  func radius(_ step: RadiusStep) -> Sourced<Double> { rainbow.radius(step) }
  func elevation(_ level: ElevationLevel) -> ElevationAnswer<Rainbow.Palette> {
    rainbow.elevation(level)
  }
  var components: Components { rainbow.components }
  var policies: Policies { rainbow.policies }
}

private enum CollidingExtra: String, ExtraTokens {
  case gap = "space.lg"

  var token: Sourced<ExtraValue> { .assumed(.dimension(4)) }
}

private enum RepeatedExtra: String, ExtraTokens {
  case gap = "list.gap"

  static let allCases: [Self] = [.gap, .gap]
  var token: Sourced<ExtraValue> { .assumed(.dimension(4)) }
}

private enum BracedExtra: String, ExtraTokens {
  case gap = "list.{gap}"

  var token: Sourced<ExtraValue> { .assumed(.dimension(4)) }
}
