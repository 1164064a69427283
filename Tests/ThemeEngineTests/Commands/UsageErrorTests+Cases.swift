/// Words and tokens that the commands refuse.
extension UsageErrorTests {
  static let words: [Case] = [
    Case(
      "",
      """
      error: no command is given
      expected list, resolve, explain, diff, matrix, validate, export, new-brand, schema or help
      see 'theme-cli --help'
      """
    ),
    Case(
      "reslove novus",
      """
      error: unknown command 'reslove'; did you mean 'resolve'?
      expected list, resolve, explain, diff, matrix, validate, export, new-brand, schema or help
      see 'theme-cli --help'
      """
    ),
    Case(
      "help lst",
      """
      error: unknown command 'lst'; did you mean 'list'?
      expected list, resolve, explain, diff, matrix, validate, export, new-brand, schema or help
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
      error: 'validate' needs <file…>: the path of a brand document, token file, resolver document or \
      resolved theme, or - for standard input
      see 'theme-cli validate --help'
      """
    ),
    Case(
      "resolve novus --trce",
      """
      error: unknown option '--trce' of 'resolve'; did you mean '--trace'?
      expected --trace, --compact, --output, --brand-file, --lenient, --dialect, --allow-read, --no-color
               or --help
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
      "schema brnad",
      """
      error: there is no schema 'brnad'; did you mean 'brand'?
      expected theme or brand
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
}
