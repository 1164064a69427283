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

  static let words: [Case] = [
    Case(
      "",
      """
      error: no command is given
      expected list, resolve, explain, diff, matrix, validate, new-brand, schema or help
      see 'theme-cli --help'
      """
    ),
    Case(
      "reslove novus",
      """
      error: unknown command 'reslove'; did you mean 'resolve'?
      expected list, resolve, explain, diff, matrix, validate, new-brand, schema or help
      see 'theme-cli --help'
      """
    ),
    Case(
      "help lst",
      """
      error: unknown command 'lst'; did you mean 'list'?
      expected list, resolve, explain, diff, matrix, validate, new-brand, schema or help
      see 'theme-cli --help'
      """
    ),
    Case(
      "--verison",
      """
      error: unknown option '--verison'; did you mean '--version'?
      expected --help, --version or --no-color
      see 'theme-cli --help'
      """
    ),
    Case(
      "resolve",
      """
      error: 'resolve' needs <theme>: BRAND[@QUALIFIER(+QUALIFIER)*], \
      PATH[@NAME=CONTEXT(,NAME=CONTEXT)*], or - for standard input
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus more",
      """
      error: 'resolve' takes <theme>, and 'more' is left
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "list more",
      """
      error: 'list' takes no arguments, and 'more' is left
      see 'theme-cli list --help'
      """
    ),
    Case(
      "validate",
      """
      error: 'validate' needs <file…>: the path of a token file, resolver document or resolved theme, \
      or - for standard input
      see 'theme-cli validate --help'
      """
    ),
    Case(
      "resolve novus --trce",
      """
      error: unknown option '--trce' of 'resolve'; did you mean '--trace'?
      expected --trace, --compact, --output, --lenient, --allow-read, --no-color or --help
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus --trace=yes",
      """
      error: '--trace' takes no value
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus --output",
      """
      error: '--output' needs a value: --output F
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "resolve novus --output --trace",
      """
      error: '--output' needs a value: --output F
      see 'theme-cli resolve --help'
      """
    ),
    Case(
      "list --format text --format json",
      """
      error: '--format' is given twice; keep one
      see 'theme-cli list --help'
      """
    ),
    Case(
      "list --format jsno",
      """
      error: unknown value 'jsno' of '--format'; did you mean 'json'?
      expected text or json
      see 'theme-cli list --help'
      """
    ),
    Case(
      "schema brand",
      """
      error: there is no schema 'brand'
      expected theme
      see 'theme-cli schema --help'
      """
    ),
    Case(
      "new-brand my-brand",
      """
      error: 'my-brand' can't be the name of a brand; did you mean 'MyBrand'?
      expected letters and digits beginning with an upper-case letter, such as Acme
      see 'theme-cli new-brand --help'
      """
    ),
    Case(
      "new-brand Novus",
      """
      error: the brand 'novus' is there already; give the new one another name
      see 'theme-cli new-brand --help'
      """
    ),
    Case(
      "new-brand Swatch",
      """
      error: 'Swatch' can't be the name of a brand: it is a type that brands use; did you mean \
      'SwatchBrand'?
      see 'theme-cli new-brand --help'
      """
    ),
    Case(
      "new-brand Acme --engine /nowhere",
      """
      error: '/nowhere' has no Package.swift
      expected the folder of the theme engine or the URL of its repository
      see 'theme-cli new-brand --help'
      """
    ),
  ]

  static let tokens: [Case] = [
    Case(
      "explain novus acent",
      """
      error: there is no token 'acent'; did you mean 'accent'?
      a token is its path, such as 'color.accent', or its last part where only one has it
      see 'theme-cli explain --help'
      """
    ),
    Case(
      "explain novus elevation.crad",
      """
      error: there is no token 'elevation.crad'; did you mean 'elevation.card'?
      expected brand.…, color.…, text.…, space.…, radius.…, elevation.…, component.…, policy.… or
               palette.…
      a token is its path, such as 'color.accent', or its last part where only one has it
      see 'theme-cli explain --help'
      """
    ),
    Case(
      "explain novus lg",
      """
      error: 'lg' is the last part of 2 tokens; give more of the path
        space.lg
        radius.lg
      see 'theme-cli explain --help'
      """
    ),
    Case(
      "explain novus card",
      """
      error: 'card' is the last part of 2 tokens; give more of the path
        elevation.card
        component.card
      see 'theme-cli explain --help'
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
