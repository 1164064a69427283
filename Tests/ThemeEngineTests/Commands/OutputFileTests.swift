import Foundation
import Testing
import ThemeCommands

struct OutputFileTests {
  private let folder: CommandFolder
  private let theme = CommandRun.result("resolve", "novus").standardOutput

  init() throws { folder = try CommandFolder() }

  private func write(to name: String) -> CommandResult {
    CommandRun.result("resolve", "novus", "--output", folder(name))
  }

  @Test func writesAFileAndNothingElse() throws {
    let result = write(to: "theme.json")
    #expect(result.status == 0)
    #expect(result.standardOutput == [])
    #expect(try folder.names == ["theme.json"])
    #expect(try folder.read("theme.json") == theme)
  }

  @Test func replacesAFileAndKeepsItsPermissions() throws {
    try folder.write("old".utf8, to: "theme.json")
    let path = folder("theme.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(write(to: "theme.json").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.read("theme.json") == theme)
  }

  @Test func writesThroughLinks() throws {
    try folder.write("old".utf8, to: "real.json")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder("a.json"), withDestinationPath: "real.json")
    try files.createSymbolicLink(atPath: folder("b.json"), withDestinationPath: folder("new.json"))
    #expect(write(to: "a.json").status == 0)
    #expect(write(to: "b.json").status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: folder("a.json")) == "real.json")
    #expect(try folder.read("real.json") == theme)
    #expect(try folder.read("new.json") == theme)
  }

  @Test func refusesALinkToItself() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder("a.json"), withDestinationPath: "a.json")
    let result = write(to: "a.json")
    #expect(result.standardError.hasPrefix("error: can't write '\(folder("a.json"))': Too many "))
    #expect(result.status == 2)
  }

  @Test func refusesAFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder("theme.json"),
      withIntermediateDirectories: false
    )
    let result = write(to: "theme.json")
    #expect(
      result.standardError == "error: can't write '\(folder("theme.json"))': Is a directory\n"
    )
    #expect(result.status == 2)
    #expect(try folder.names == ["theme.json"])
  }

  @Test func refusesAMissingFolder() {
    let result = write(to: "no/theme.json")
    #expect(
      result.standardError
        == "error: can't write '\(folder("no/theme.json"))': No such file or directory\n"
    )
    #expect(result.status == 2)
  }

  @Test func writesToDevices() {
    #expect(CommandRun.result("resolve", "novus", "--output", "/dev/null").status == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "skipped: no /dev/full"))
  func namesAFullDevice() {
    let result = CommandRun.result("resolve", "novus", "--output", "/dev/full")
    #expect(result.standardError == "error: can't write '/dev/full': No space left on device\n")
    #expect(result.status == 2)
  }

  @Test func dashIsStandardOutput() {
    let result = CommandRun.result("schema", "theme", "--output", "-")
    #expect(result.text.contains("https://json-schema.org/draft/2020-12/schema"))
  }
}
