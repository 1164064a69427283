extension ColorAnswer {
  /// An answer for one scheme that still needs one for the other.
  public struct OneScheme: Sendable {
    let scheme: Scheme
    let definition: Token.Definition

    private func completed(_ other: Token.Definition) -> ColorAnswer {
      let light = scheme == .light ? definition : other
      let dark = scheme == .dark ? definition : other
      return ColorAnswer(cells: .varying(light: light, dark: dark))
    }

    /// The document gives the other scheme this entry.
    public func stated(
      _ entry: Palette,
      opacity: Double? = nil,
      as name: String? = nil,
      file: String = #fileID,
      line: Int = #line
    ) -> ColorAnswer {
      let origin = Origin(.stated, as: name, at: Declaration(file: file, line: line))
      return completed(Token.Definition(.alias(entry.path).opacity(opacity), origin))
    }

    /// The brand module chose this entry for the other scheme.
    public func assumed(
      _ entry: Palette,
      opacity: Double? = nil,
      file: String = #fileID,
      line: Int = #line
    ) -> ColorAnswer {
      let origin = Origin(.assumed, at: Declaration(file: file, line: line))
      return completed(Token.Definition(.alias(entry.path).opacity(opacity), origin))
    }
  }

  /// The document gives the role this entry in the light scheme only.
  public static func stated(
    light entry: Palette,
    opacity: Double? = nil,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> OneScheme {
    let origin = Origin(.stated, as: name, at: Declaration(file: file, line: line))
    return OneScheme(
      scheme: .light,
      definition: Token.Definition(.alias(entry.path).opacity(opacity), origin)
    )
  }

  /// The document gives the role this entry in the dark scheme only.
  public static func stated(
    dark entry: Palette,
    opacity: Double? = nil,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> OneScheme {
    let origin = Origin(.stated, as: name, at: Declaration(file: file, line: line))
    return OneScheme(
      scheme: .dark,
      definition: Token.Definition(.alias(entry.path).opacity(opacity), origin)
    )
  }
}
