/// What a reference leads to.
enum ReferenceTarget {
  /// A whole token, by its entry.
  case token(Int32)
  /// A literal within a token's value.
  case part(SourceNode)
}
