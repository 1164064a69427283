/// A token that has another type in one appearance than in those before.
///
/// A theme's token has one type in every appearance, by which what it is in each is read again.
struct MixedType {
  let path: TokenPath
  let type: TokenType
  let typeBefore: TokenType
  let cell: BrandCell

  /// Nil where the types are the same; a token without traits is a colour.
  init?(
    _ path: TokenPath,
    _ traits: CustomTraits?,
    before other: CustomTraits?,
    in cell: BrandCell
  ) {
    type = traits?.type ?? .color
    typeBefore = other?.type ?? .color
    guard type != typeBefore else { return nil }
    self.path = path
    self.cell = cell
  }

  /// The error at the place of the token.
  func finding(at place: (file: String?, position: TextPosition)?) -> Diagnostic {
    Diagnostic(
      ruleId: .brandMixedType,
      severity: .error,
      message: "'\(path)' is of type '\(type.rawValue)' in \(cell.rawValue), and of type "
        + "'\(typeBefore.rawValue)' in another appearance; a token of a brand has one type",
      token: path.description,
      file: place?.file,
      line: place?.position.line,
      column: place?.position.column,
      expected: "a token of type '\(typeBefore.rawValue)'",
      found: "one of type '\(type.rawValue)'"
    )
  }
}
