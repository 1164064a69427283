import BrandPizza
import Foundation
import Testing
import ThemeEngine

/// The brand document that the README shows.
struct ReadmeBrandTests {
  @Test func theFiveLinesAreABrand() throws {
    let url = PackageFolder.root.appending(path: "README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(readme.firstRange(of: "```json\n{\"brandDocument\""))
    let end = try #require(readme[start.upperBound...].firstRange(of: "```"))
    let text = String(readme[readme.index(start.lowerBound, offsetBy: 8)..<end.lowerBound])
    #expect(text.split(separator: "\n").count == 5)
    let document = brandDocument(text, extending: [Pizza()])
    #expect(document.findings.isEmpty)
    let theme = try ThemeResolver.resolve(try #require(document.definition))
    #expect(theme.brandID == "pizza-night")
    #expect(theme.color(.accent).hex == "#231f20")
    #expect(theme.color(.onAccent).hex == theme.color(.background).hex)
  }
}
