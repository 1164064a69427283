/// A context that is asked for.
struct ResolverInput {
  var modifier: String
  /// nil where the input is no text.
  var context: String?
  /// Where the input is written; nil where it isn't in a file.
  var place: Related?
}
