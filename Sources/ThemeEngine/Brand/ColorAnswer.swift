/// The second tier: which palette entry or other role a colour role stands for.
///
/// The verb that makes an answer is its provenance. Palette entries are unlabelled, roles are
/// labelled; an opacity (0…1) multiplies alpha, a lightness (-1…1) adds to OKLCH lightness.
public struct ColorAnswer<Palette: PaletteTokens>: Sendable {
  package var cells: TokenCells

  package init(cells: TokenCells) { self.cells = cells }

  init(_ expression: Expression, _ origin: Origin) {
    cells = .uniform(Token.Definition(expression, origin))
  }

  /// The document gives the role this entry; `name` is what it calls the role.
  public static func stated(
    _ entry: Palette,
    opacity: Double? = nil,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(
      .alias(entry.path).opacity(opacity),
      Origin(.stated, as: name, at: Declaration(file: file, line: line))
    )
  }

  /// The document builds the role on another one.
  public static func stated(
    role: ColorRole,
    opacity: Double? = nil,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(
      .alias(role.path).opacity(opacity),
      Origin(.stated, as: name, at: Declaration(file: file, line: line))
    )
  }

  /// The document gives the role an entry for each scheme.
  public static func stated(
    light: Palette,
    dark: Palette,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    let origin = Origin(.stated, as: name, at: Declaration(file: file, line: line))
    return Self(
      cells: .varying(
        light: Token.Definition(.alias(light.path), origin),
        dark: Token.Definition(.alias(dark.path), origin)
      )
    )
  }

  /// The brand module chose this entry.
  public static func assumed(
    _ entry: Palette,
    opacity: Double? = nil,
    lightness: Double? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(
      .alias(entry.path).lightness(lightness).opacity(opacity),
      Origin(.assumed, at: Declaration(file: file, line: line))
    )
  }

  /// The brand module chose another role.
  public static func assumed(
    role: ColorRole,
    opacity: Double? = nil,
    lightness: Double? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(
      .alias(role.path).lightness(lightness).opacity(opacity),
      Origin(.assumed, at: Declaration(file: file, line: line))
    )
  }

  /// The brand module chose an entry for each scheme.
  public static func assumed(
    light: Palette,
    dark: Palette,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    let origin = Origin(.assumed, at: Declaration(file: file, line: line))
    return Self(
      cells: .varying(
        light: Token.Definition(.alias(light.path), origin),
        dark: Token.Definition(.alias(dark.path), origin)
      )
    )
  }

  /// The engine takes the most readable colour on a ground and its states.
  ///
  /// It tries the brand's primary text and background; where neither reaches 4.5, also black and
  /// white.
  public static func readable(
    on ground: ColorRole,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(.readable(on: ground), Origin(.derived, at: Declaration(file: file, line: line)))
  }

  /// The engine thins another role to the opacity of subtle grounds.
  public static func tint(
    of role: ColorRole,
    _ opacity: Double = 0.12,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(
      .alias(role.path).opacity(opacity),
      Origin(.derived, at: Declaration(file: file, line: line))
    )
  }

  /// Takes `other` under increased contrast, with its provenance.
  public func increased(_ other: Self) -> Self { Self(cells: cells.increased(other.cells)) }

  /// Records that the document, or another source, also says something else.
  ///
  /// - Parameters:
  ///   - stated: what the brand goes by, `nil` where no value is given.
  ///   - alternative: what the other place says, `nil` where it gives no value.
  ///   - reason: why the first one wins.
  /// - Returns: the answer with the conflict on it.
  public func conflict(stated: String?, alternative: String?, reason: String) -> Self {
    Self(
      cells: cells.recording(Conflict(stated: stated, alternative: alternative, reason: reason))
    )
  }
}

extension Expression {
  /// The most readable of the brand's primary text and background on a role and its states.
  package static func readable(on ground: ColorRole) -> Self {
    .mostReadable(
      on: ground.states.map(\.path),
      over: ColorRole.surface.path,
      among: [ColorRole.textPrimary.path, ColorRole.background.path]
    )
  }
}
