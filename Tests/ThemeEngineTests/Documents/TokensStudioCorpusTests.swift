import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// Published files of Tokens Studio.
@Suite(.enabled(if: PackageFolder.exists(TokenCorpus.folder), "skipped: the corpus is absent"))
struct TokensStudioCorpusTests {
  private static let swissPost = TokenCorpus.folder.appending(path: "swisspost/tokens.json").path()

  private static func custom(_ path: String) throws -> JSONNode {
    let result = CommandRun.result("resolve", "--compact", path)
    #expect(!result.standardError.contains("error:"), "\(result.standardError)")
    return try #require(JSONDocument(parsing: result.standardOutput).root["custom"])
  }

  private static let edgeCases: [(name: String, tokens: Int)] = [
    ("color-modifier-references", 16), ("cross-file-refs-2", 3), ("custom-group", 1),
    ("exclude-parent-keys", 3), ("expand-composition", 14), ("math-in-complex-values", 4),
    ("object-value-references", 8), ("output-references", 4), ("sd-transforms", 35),
    ("swift-UI-colors", 3), ("w3c-spec-compliance", 35),
  ]

  @Test(arguments: edgeCases)
  func everyEdgeCaseResolves(_ row: (name: String, tokens: Int)) throws {
    let path = TokenCorpus.folder.appending(path: "sd-transforms/\(row.name).tokens.json").path()
    #expect(try Self.custom(path).count == row.tokens)
  }

  @Test func filesThatReferToEachOtherResolveTogether() throws {
    let folder = try CommandFolder()
    for number in 1...3 {
      let name = "cross-file-refs-\(number).tokens.json"
      let file = TokenCorpus.folder.appending(path: "sd-transforms/\(name)")
      try folder.write(try Array(Data(contentsOf: file)), to: name)
    }
    let custom = try Self.custom(folder("."))
    #expect(custom.count == 14)
    #expect(custom["typo-3"]?["value"]?["fontSize"]?["value"]?.number == 8)
    #expect(custom["typo-alias"]?["value"]?["fontWeight"]?.string == "regular")
    #expect(custom["testTypography.fancyText"]?["value"]?["lineHeight"]?.number == 1.28)
  }

  /// Every theme with the defaults of the other groups, and the number of tokens that its sets give.
  private static let themes: [(contexts: String, tokens: Int)] = [
    ("", 848), ("@ungrouped=Brand", 848), ("@ungrouped=Elements", 983),
    ("@ungrouped=Utilities", 945),
    ("@ungrouped=Components", 2131), ("@ungrouped=Palettes", 848), ("@Scheme=Light", 848),
    ("@Scheme=Dark", 848), ("@Device=Desktop", 848), ("@Device=Tablet", 848),
    ("@Device=Mobile", 848), ("@Theme=Post", 848), ("@Theme=Cargo", 848), ("@Helpers=Focus", 848),
    ("@Palette=Default", 848), ("@Palette=Alternate", 848), ("@Palette=Accent", 848),
    ("@Palette=Brand", 848), ("@Appearance=Default", 848), ("@Appearance=Compact", 848),
    ("@SchemeStatic=Light", 848), ("@SchemeStatic=Dark", 848),
  ]

  @Test(arguments: themes)
  func everyThemeOfSwissPostResolves(_ row: (contexts: String, tokens: Int)) throws {
    #expect(try Self.custom(Self.swissPost + row.contexts).count == row.tokens)
  }

  @Test func themesOfSwissPostDiffer() throws {
    let path = Self.swissPost + "@ungrouped=Components,"
    let desktop = try Self.custom(path + "Device=Desktop,Scheme=Light")
    let mobile = try Self.custom(path + "Device=Mobile,Scheme=Dark")
    let size = "post.device.font-size.1"
    let sizes = [desktop, mobile].map { $0[size]?["value"]?["value"]?.number }
    #expect(sizes[0] != nil && sizes[1] != nil && sizes[0] != sizes[1])
  }

  /// Two tokens of one theme refer to a set that no theme chooses, and are read from there.
  @Test func allThatIsWrongWithSwissPostIsItsOwn() throws {
    let result = CommandRun.result("validate", Self.swissPost)
    #expect(result.status == 0)
    #expect(result.text.contains("11 warnings\n"))
    #expect(
      result.text.contains(
        "[dialect/unchosen-set] no chosen theme uses the set 'Components/Lead', and others refer to its "
          + "'post.lead.font-size' and 'post.lead.font-weight'"
      )
    )
    let figma = try Self.custom(Self.swissPost + "@ungrouped=Figma Only")
    #expect(figma["utility.typo.content.lead"]?["value"]?["fontSize"]?["value"]?.number == 24)
  }
}
