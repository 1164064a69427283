import Testing

@testable import ThemeEngine

/// Which files of a folder count, and in what order.
struct TokenFolderOrderTests {
  /// Above the folder of Tokens Studio its sets would be laid over each other.
  @Test func themesFurtherDownAreNamed() throws {
    let files = ["$themes.json": "[]", "core.json": #"{"a": {"value": "4", "type": "sizing"}}"#]
    let folder = TokenFolder(
      files.sorted { $0.key < $1.key }.map { (Array($0.value.utf8), "repo/tokens/\($0.key)") },
      in: "repo"
    )
    let finding = try #require(folder.findings.first)
    #expect(folder.findings.count == 1)
    #expect(finding.ruleId == .dialectLeftOut)
    #expect(finding.file == "repo/tokens/$themes.json")
    #expect(finding.message.contains("'repo/tokens'"))
    #expect(finding.expected == "the folder 'repo/tokens'")
  }

  private static let contents = [
    "token": #"{"a": {"value": "1"}}"#, "other": #"{"b": {"c": 2}}"#, "list": "[1]",
    "theme": #"{"formatVersion": "1.0"}"#,
  ]

  /// Objects without tokens stay in their places, as references of this dialect lead to any object;
  /// what is left out between them leaves no gap.
  @Test(
    arguments: [
      ["token"], ["list", "other", "token"], ["list", "theme", "list", "other", "token", "other"],
      ["other", "list", "token", "theme", "other"], ["token", "list", "other"],
      ["other", "other", "list", "token", "token"],
    ]
  )
  func filesKeepTheirOrder(_ kinds: [String]) {
    let files = kinds.enumerated().map { position, kind in
      (bytes: Array((Self.contents[kind] ?? "").utf8), name: "t/\(position)-\(kind).json")
    }
    let folder = TokenFolder(files, in: "t")
    guard case .tokens(let read, let dialect) = folder.content else {
      Issue.record("sets in place of tokens")
      return
    }
    let counts: (String) -> Bool = { $0.hasSuffix("token.json") || $0.hasSuffix("other.json") }
    #expect(dialect == .styleDictionary)
    #expect(read.map(\.name) == files.map(\.name).filter(counts))
    #expect(folder.findings.map(\.file) == files.map(\.name).filter { !counts($0) })
    #expect(folder.findings.allSatisfy { $0.ruleId == .dialectLeftOut })
  }
}
