import Foundation
import Testing
import ThemeCommands
import ThemeEngine

struct ExportCommandTests {
  private let folder: CommandFolder
  private let output: String

  init() throws {
    folder = try CommandFolder()
    output = folder("out")
  }

  private func export(_ themes: String..., options: [String] = []) -> CommandResult {
    let arguments = ["export"] + themes + ["--to", "dtcg", "--output", output] + options
    return DeliveredBrandsRun.program.outcome(arguments: arguments)
  }

  private var names: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: output).sorted()) ?? []
  }

  /// All sixteen themes have the same bytes when the files are read back, by path and as a
  /// registered brand.
  @Test func everyThemeComesBack() {
    let result = export("novus", "yanipay", "knotos", "pizza")
    #expect(result.status == 0)
    #expect(result.standardError == "")
    #expect(result.standardOutput.isEmpty)
    for id in DeliveredBrands.ids {
      for qualifiers in ["light", "dark", "light+increased", "dark+increased"] {
        let file = "\(output)/\(id).resolver.json"
        let own = DeliveredBrandsRun.result("resolve \(id)@\(qualifiers)")
        let read = DeliveredBrandsRun.result("resolve \(file)@\(qualifiers)")
        let isSame = own.standardOutput == read.standardOutput
        #expect(isSame && own.status == 0, "\(id)@\(qualifiers)")
      }
    }
  }

  @Test func theFilesAreABrandInEveryCommand() throws {
    _ = export("novus")
    let file = "\(output)/novus.resolver.json"
    #expect(DeliveredBrandsRun.result("diff novus \(file) --exit-code").status == 0)
    #expect(DeliveredBrandsRun.result("validate \(file)").text.hasPrefix("no findings\n"))
    #expect(DeliveredBrandsRun.result("explain \(file)@dark accent").status == 0)
    #expect(DeliveredBrandsRun.result("matrix novus \(file)").status == 0)
    let twice = DeliveredBrandsRun.result("list --brand-file \(file)")
    #expect(twice.standardError.contains("[brand/duplicate-id]"))
    let empty = ThemeCommandLine(brands: []).outcome(
      arguments: ["resolve", "novus@dark", "--brand-file", file]
    )
    #expect(empty.text == DeliveredBrandsRun.result("resolve novus@dark").text)
  }

  /// An exported brand can be extended like a document.
  @Test func anotherBrandCanExtendTheFiles() throws {
    _ = export("pizza")
    let text = #"""
      {"brandDocument": "1.0", "brand": {"id": "acme", "name": "Acme"}, "extends": "out/pizza.resolver.json",
       "color": {"accent": "{palette.black}", "onAccent": {"readableOn": "accent"}}}
      """#
    try folder.write(text.utf8, to: "acme.brand.json")
    let result = DeliveredBrandsRun.result("resolve \(folder("acme.brand.json"))")
    #expect(result.standardError == "")
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["color"]?["accent"]?["hex"]?.string == "#231f20")
  }

  @Test func oneAppearanceIsExportedWithTheOthers() {
    let result = export("novus@dark", "novus")
    #expect(result.status == 0)
    #expect(
      result.standardError == "note: the export of 'novus' holds all of its appearances\n"
    )
    #expect(names.contains("novus.light.tokens.json"))
  }

  @Test func aResolvedThemeIsExportedByItsValues() throws {
    let theme = DeliveredBrandsRun.result("resolve novus@dark+increased").standardOutput
    try folder.write(theme, to: "novus.json")
    #expect(export(folder("novus.json")).status == 0)
    #expect(names == ["novus.tokens.json"])
    let root = try JSONDocument(parsing: folder.read("out/novus.tokens.json")).root
    let accent = try JSONDocument(parsing: theme).root["color"]?["accent"]?["hex"]?.string
    #expect(root["color"]?["accent"]?["$value"]?["hex"]?.string == accent)
    #expect(root["color"]?["accent"]?["$extensions"] == nil)
    let read = DeliveredBrandsRun.result("validate \(output)/novus.tokens.json")
    #expect(read.text.hasPrefix("no findings\n"))
  }

  @Test func anyDialectIsExported() throws {
    try folder.write(#"{"gap": {"value": "4px", "comment": "c"}}"#.utf8, to: "sizes.json")
    #expect(export(folder("sizes.json")).status == 0)
    #expect(names == ["sizes.tokens.json"])
    let read = DeliveredBrandsRun.result("validate \(output)/sizes.tokens.json")
    #expect(read.text == "no findings\nchecked 1 file, 1 token\n")
  }

  @Test func standardInputIsExported() throws {
    let arguments = ["export", "-", "--to", "dtcg", "--output", output]
    let environment = CommandRun.standardInput(Array(#"{"gap": {"value": "4px"}}"#.utf8))
    let result = CommandRun.program.outcome(arguments: arguments, environment)
    #expect(result.status == 0)
    #expect(names == ["stdin.tokens.json"])
  }

  /// A folder may be named by where it is alone.
  @Test(arguments: ["/.", "/in/.."])
  func aFolderWithoutANameIsExported(_ end: String) throws {
    try FileManager.default.createDirectory(atPath: folder("in"), withIntermediateDirectories: true)
    try folder.write(#"{"gap": {"value": "4px"}}"#.utf8, to: "a.json")
    try folder.write(#"{"more": {"value": "5px"}}"#.utf8, to: "in/b.json")
    #expect(export(folder.path + end).status == 0)
    #expect(names.contains("tokens.resolver.json"))
    #expect(names.allSatisfy { !$0.hasPrefix(".") })
  }

  /// One faulty input doesn't keep the others from being written.
  @Test func theGoodOnesAreDone() throws {
    try folder.write(#"{"gap": {"$value": 4}}"#.utf8, to: "untyped.json")
    let result = export("novus", folder("untyped.json"), folder("absent.json"))
    #expect(result.status == 2)
    #expect(result.standardError.contains("untyped.json:1:9: error: [dtcg/missing-type]"))
    #expect(result.standardError.contains("absent.json"))
    #expect(names.contains("novus.resolver.json"))
    #expect(!names.contains("untyped.tokens.json"))
  }

  @Test func twoInputsOfOneNameAreRefused() throws {
    try FileManager.default.createDirectory(atPath: folder("in"), withIntermediateDirectories: true)
    try folder.write(#"{"gap": {"value": "4px"}}"#.utf8, to: "a.json")
    try folder.write(#"{"gap": {"value": "5px"}}"#.utf8, to: "in/a.json")
    let result = export(folder("a.json"), folder("in/a.json"))
    #expect(result.status == 2)
    #expect(result.standardError.contains("both give the file"))
    #expect(names.isEmpty)
  }

  @Test(
    arguments: [
      (["export", "novus"], "'--to' is missing"),
      (["export", "novus", "--to", "dtcg"], "'--output' is missing"),
      (["export", "novus", "--to", "dctg", "--output", "x"], "did you mean 'dtcg'?"),
      (["export", "--to", "dtcg", "--output", "x"], "themes"),
      (["export", "noovus", "--to", "dtcg", "--output", "x"], "did you mean 'novus'?"),
      (["export", "novus@drak", "--to", "dtcg", "--output", "x"], "did you mean 'dark'?"),
    ]
  )
  func aWrongLineSaysWhatIsRight(_ arguments: [String], _ message: String) {
    let result = DeliveredBrandsRun.program.outcome(arguments: arguments)
    #expect(result.status == 2)
    #expect(result.standardError.contains(message), "\(result.standardError)")
  }

  @Test func aFileInPlaceOfTheFolderIsNotTouched() throws {
    try folder.write([1], to: "out")
    let result = export("novus")
    #expect(result.status == 2)
    #expect(result.standardError.contains(output))
    #expect(try folder.read("out") == [1])
  }
}
