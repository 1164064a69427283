/// What is wrong with the words of a command line; facts that ``UsageErrorText`` shows.
package struct UsageError: Error, Equatable {
  /// One sentence in lower case.
  package var message: String
  /// What was probably meant.
  package var suggestion: String?
  /// The argument that is wrong, and the part of it.
  package var excerpt: Excerpt?
  /// What could have stood there.
  package var expected: [String]
  /// What it could mean, to be shown one a line.
  package var candidates: [String]
  /// What to do instead.
  package var advice: String?

  /// A part of an argument.
  package struct Excerpt: Equatable, Sendable {
    package var before: String
    package var marked: String
    package var after: String
  }

  package init(
    _ message: String,
    suggestion: String? = nil,
    excerpt: Excerpt? = nil,
    expected: [String] = [],
    candidates: [String] = [],
    advice: String? = nil
  ) {
    self.message = message
    self.suggestion = suggestion
    self.excerpt = excerpt
    self.expected = expected
    self.candidates = candidates
    self.advice = advice
  }
}
