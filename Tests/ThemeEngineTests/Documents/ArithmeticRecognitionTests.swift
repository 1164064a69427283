import Foundation
import Testing
import ThemeEngine

/// Which texts are expressions.
struct ArithmeticRecognitionTests {
  @Test(arguments: [
    "16 * 1.5", "16*1.5", "{space.base} * 2", "({a} + 4px) / 2", "roundTo({x} * 1.5, 1)", "10+5",
    "{a}+{b}", "{a}-{b}", "{a}-2", "10px-2px", "1 - 1", "-{a}", "-({a})", "- {a}", "3 - -3",
    "abs(-4)", "2^3", "10 % 3", "1/2", "50%/2", "{brand-blue.x-1} * 2", "  1 + 1  ", "1\t+\n1",
    // With faults, which reading them tells.
    "(1 + 2", "1 + 2)", "1 + 2 3", "1 + 2 *", "4px + 1rem", "1 / 0", "max()",
  ])
  func isExpression(_ text: String) {
    #expect(ArithmeticExpression.isExpression(text))
  }

  @Test(arguments: [
    "", " ", "16", "16px", "-4px", "+4px", "100%", "-5%", "0.12%", "{a}", "{a.b-c}", "({a})",
    "(4px)", "solid", "Arial-Bold", "Arial - Bold", "#fff", "#fff * 2", "2023-01-01",
    "2023-01-01T10:00", "555-1234", "1-2", "0 -2px", "4px 8px", "0 2px 4px", "{a} {b}", "{a} -{b}",
    "{n}%", "{n}px", "16 *", "* 2", "+", "-", "*", "%", "()", "--", "1.2.3", "1.2.3 - 4", "v2 - 3",
    "2x - 3", "16 * foo", "NaN * 2", "Components/Radio button", "Helvetica Neue, sans-serif",
    "rgba(0,0,0,0.16)", "rgba(#FFFF00, 0.5)", "rgba( {color}, 1)", "rgba({c}, 0.5 + 0.1)",
    "linear-gradient(180deg, {colors.black} 0%, rgba({colors.black}, 0.00) 45%)",
    "cubic-bezier(0.4, 0, 0.2, 1)", "calc(1px + 2px)", "1px solid {c}", "{a * 2", "16 × 2", "round",
    "A + B", "C++", "a*b", "//", "https://example.org/1", "1,5", "𝟏 + 𝟏", "１＋１",
  ])
  func isPlainText(_ text: String) {
    #expect(!ArithmeticExpression.isExpression(text))
  }

  /// What Tokens Studio's own examples compute.
  @Test(
    .enabled(if: PackageFolder.exists(PackageFolder.shared), "skipped: the corpus is absent")
  )
  func corporaHoldTheseAndNoOthers() throws {
    var found: Set<String> = []
    for name in ["sd-transforms", "swisspost"] {
      let folder = PackageFolder.shared.appending(path: "corpus/\(name)")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path())
      where file.hasSuffix(".json") {
        let bytes = try Data(contentsOf: folder.appending(path: file))
        collect(try JSONDocument(parsing: Array(bytes)).root, into: &found)
      }
    }
    #expect(
      found.sorted() == [
        "({treshhold} + 6 * {increment})", "0.5 + 6 * 0.04", "0.75 * 1.5", "1 * 10", "100 / 10",
        "16 * 1.5", "3 + 1", "5 - 1", "{dimension.lg} * {dimension.scale}",
        "{dimension.md} * {dimension.scale}", "{dimension.scale}*{dimension.xs}",
        "{dimension.sm} * {dimension.scale}", "{dimension.xs} * {dimension.scale}",
        "{fontSizes.body} * 1", "{my.base.token} * 5",
      ]
    )
    for text in found { #expect(throws: Never.self) { try ArithmeticExpression(parsing: text) } }
  }

  private func collect(_ node: JSONNode, into found: inout Set<String>) {
    if let text = node.string, ArithmeticExpression.isExpression(text) { found.insert(text) }
    for element in node.elements { collect(element, into: &found) }
    for member in node.members { collect(member.value, into: &found) }
  }
}
