import Foundation
import Testing
import ThemeCommands

struct NewBrandCommandTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  @Test func writesAPackage() throws {
    try FileManager.default.createDirectory(
      atPath: folder("engine"),
      withIntermediateDirectories: false
    )
    try folder.write([], to: "engine/Package.swift")
    let result = CommandRun.result(
      "new-brand",
      "YaniPay",
      "--output",
      folder("brands/yani"),
      "--engine",
      folder("engine")
    )
    #expect(result.status == 0)
    #expect(result.standardError.hasPrefix("note: made the brand 'yanipay' in "))
    let manifest = try text("Package.swift")
    #expect(manifest.contains(".package(name: \"ThemeEngine\", path: \"../../engine\")"))
    let program = try text("Sources/yanipay-themes/main.swift")
    #expect(program.hasSuffix("\n\nThemeCommandLine(brands: [YaniPay()]).run()\n"))
    let test = try text("Tests/BrandYaniPayTests/YaniPayTests.swift")
    #expect(test.contains("BrandCheck.findings(BrandDefinition(YaniPay()))"))
    for name in ["YaniPay", "YaniPay+Palette", "YaniPay+Components", "YaniPay+Policies"] {
      let source = try text("Sources/BrandYaniPay/\(name).swift")
      #expect(source.hasPrefix("public import ThemeEngine\n"))
      #expect(!source.contains("default:"))
    }
    #expect(try text("README.md").contains("BrandCatalog.swift"))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read("brands/yani/\(name)"), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("https://example.org/engines/theme.git", "theme"), ("git@example.org:a/theme", "theme"),
    ]
  )
  func dependsOnARepository(url: String, package: String) {
    let arguments = ["new-brand", "Acme", "--output", folder("acme"), "--engine", url]
    let result = CommandRun.program.result(arguments: arguments)
    let manifest = String(decoding: result.files[0].bytes, as: UTF8.self)
    #expect(manifest.contains(".package(url: \"\(url)\", branch: \"main\")"))
    #expect(manifest.contains("name: \"ThemeEngine\", package: \"\(package)\""))
  }

  @Test func leavesFilledFoldersAlone() throws {
    try folder.write([], to: "something")
    let result = CommandRun.result("new-brand", "Acme", "--output", folder.path)
    #expect(result.standardError.contains("is there already and isn't an empty folder\n"))
    #expect(result.status == 2)
    #expect(try folder.names == ["something"])
    #expect(CommandRun.result("new-brand", "Acme", "--output", folder("something")).status == 2)
  }

  @Test(
    arguments: [
      ("acme", "Acme"), ("yani pay", "YaniPay"), ("2Fast", "Fast"), ("Käse", "KSe"), ("a_b", "AB"),
    ]
  )
  func suggestsANameThatWouldDo(name: String, suggestion: String) {
    let result = CommandRun.result("new-brand", name, "--output", folder("x"))
    #expect(result.standardError.contains("; did you mean '\(suggestion)'?\n"))
    #expect(result.status == 2)
  }

  @Test(arguments: ["", "-", "42", "Type", "Components", "ColorRole", "Palette"])
  func refusesNames(name: String) {
    #expect(CommandRun.result("new-brand", name, "--output", folder("x")).status == 2)
  }
}
