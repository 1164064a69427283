import Testing
import ThemeCommands

struct UsageErrorTests {
  struct Case: CustomTestStringConvertible {
    let line: String
    let text: String

    init(_ line: String, _ text: String) {
      self.line = line
      self.text = text
    }

    var testDescription: String { line.isEmpty ? "(nothing)" : line }
  }

  static let qualifiers =
    "expected light, dark, standard, increased, text=CATEGORY or platform=NAME"

  static let references: [Case] = [
    Case(
      "resolve novus@drak+increased",
      """
      error: unknown qualifier 'drak'; did you mean 'dark'?
        novus@drak+increased
              ^~~~
      \(qualifiers)
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus@macos",
      """
      error: unknown qualifier 'macos'; did you mean 'platform=macos'?
        novus@macos
              ^~~~~
      \(qualifiers)
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus@dark++text=large",
      """
      error: a qualifier is missing
        novus@dark++text=large
                   ^
      \(qualifiers)
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus@",
      """
      error: a qualifier is missing
        novus@
              ^
      \(qualifiers)
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "explain novus@dark+increased+light accent",
      """
      error: the scheme is given twice, as 'dark' and 'light'; keep one
        novus@dark+increased+light
                             ^~~~~
      see 'theme-cli explain --help'
      """
    ),
    Case(
      "resolve novus@text=small+text=small",
      """
      error: the text size is given twice, as 'text=small' and 'text=small'; keep one
        novus@text=small+text=small
                         ^~~~~~~~~~
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus@platform=mac",
      """
      error: unknown value 'mac' of 'platform'
        novus@platform=mac
                       ^~~
      expected ios, macos, watchos, tvos or visionos
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus@text=xlarge",
      """
      error: unknown value 'xlarge' of 'text'; did you mean 'xLarge'?
        novus@text=xlarge
                   ^~~~~~
      expected xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
               accessibility3, accessibility4 or accessibility5
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus@platform=",
      """
      error: 'platform' has no value
        novus@platform=
              ^~~~~~~~~
      expected ios, macos, watchos, tvos or visionos
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve nvous",
      """
      error: unknown brand 'nvous' in the theme 'nvous'; did you mean 'novus'?
        nvous
        ^~~~~
      expected novus, pinned or the path of a file, with a '/' or a '.' in it
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve Novus@dark",
      """
      error: unknown brand 'Novus' in the theme 'Novus@dark'; did you mean 'novus'?
        Novus@dark
        ^~~~~
      expected novus, pinned or the path of a file, with a '/' or a '.' in it
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve @dark",
      """
      error: no brand is named in the theme '@dark'
        @dark
        ^
      expected novus, pinned or the path of a file, with a '/' or a '.' in it
      see 'theme-cli resolve --help'
      """
    ),
  ]

  @Test(arguments: references + words + tokens)
  func saysWhatIsWrong(_ example: Case) {
    let arguments = example.line.split(separator: " ").map(String.init)
    let result = CommandRun.program.outcome(arguments: arguments)
    #expect(result.standardError == example.text + "\n")
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test func showsControlCharactersOfArguments() {
    let result = CommandRun.result("resolve", "novus@\u{1B}[31m")
    #expect(result.standardError.contains("novus@<U+001B>[31m\n        ^~~~~~~~~~~~\n"))
    #expect(!result.standardError.contains("\u{1B}"))
  }
}
