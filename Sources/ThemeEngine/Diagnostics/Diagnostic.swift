/// A finding: a rule, what is wrong, where, and what to do.
public struct Diagnostic: Sendable, Equatable {
  /// The rule.
  public var ruleId: RuleID

  /// How much it weighs.
  public var severity: Severity

  /// One sentence: lower case, names in single quotes, without the place and the suggestion.
  public var message: String

  /// The path of the token.
  public var token: String?

  /// The reference of the theme, such as a brand and its appearance.
  public var theme: String?

  /// The file, as its reader named it.
  public var file: String?

  /// The line, from 1.
  public var line: Int?

  /// The column in characters, from 1.
  public var column: Int?

  /// What should stand there.
  public var expected: String?

  /// What stands there.
  public var found: String?

  /// What was probably meant: a name or value alone, without quotes.
  public var suggestion: String?

  /// Other places that matter, in the order in which they are to be read.
  public var related: [Related]

  /// A finding; what it doesn't have is left out.
  public init(
    ruleId: RuleID,
    severity: Severity,
    message: String,
    token: String? = nil,
    theme: String? = nil,
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) {
    self.ruleId = ruleId
    self.severity = severity
    self.message = message
    self.token = token
    self.theme = theme
    self.file = file
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
    self.related = related
  }
}
