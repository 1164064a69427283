/// A palette entry's literal for each appearance; the verb that makes one is its provenance.
public struct Swatch: Sendable {
  package var cells: TokenCells

  /// The document gives this 24-bit sRGB colour, and calls it `name`.
  public static func stated(
    _ hex: UInt32,
    as name: String,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    stated(.hex(hex), as: name, file: file, line: line)
  }

  /// The document gives this colour of any space, and calls it `name`.
  public static func stated(
    _ color: ColorValue,
    as name: String,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(color, Origin(.stated, as: name, at: Declaration(file: file, line: line)))
  }

  /// The document gives a 24-bit sRGB colour for each scheme.
  public static func stated(
    light: UInt32,
    dark: UInt32,
    as name: String,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    let origin = Origin(.stated, as: name, at: Declaration(file: file, line: line))
    return Self(light: .hex(light), dark: .hex(dark), origin)
  }

  /// The document names the entry and gives no number, or doesn't have it at all.
  public static func assumed(
    _ hex: UInt32,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    assumed(.hex(hex), file: file, line: line)
  }

  /// A colour of any space that the brand module chose.
  public static func assumed(
    _ color: ColorValue,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(color, Origin(.assumed, at: Declaration(file: file, line: line)))
  }

  /// A colour for each scheme that the brand module chose.
  public static func assumed(
    light: ColorValue,
    dark: ColorValue,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(light: light, dark: dark, Origin(.assumed, at: Declaration(file: file, line: line)))
  }

  /// An Apple system colour of a generation, which the document calls `name`.
  public static func platform(
    _ color: PlatformColor,
    _ generation: PlatformGeneration = .ios18,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    let declaration = Declaration(file: file, line: line)
    let origin = Origin(.platform, as: name ?? color.rawValue, at: declaration)
    let cells = color.cells(generation).map { Token.Definition(.value(.color($0)), origin) }
    return Self(
      cells: .varying(
        light: cells.light,
        dark: cells.dark,
        lightIncreased: cells.lightIncreased,
        darkIncreased: cells.darkIncreased
      )
    )
  }

  /// Takes the colours of `other` under increased contrast, with their provenance.
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

extension Swatch {
  private init(_ color: ColorValue, _ origin: Origin) {
    cells = .uniform(Token.Definition(.value(.color(color)), origin))
  }

  private init(light: ColorValue, dark: ColorValue, _ origin: Origin) {
    cells = .varying(
      light: Token.Definition(.value(.color(light)), origin),
      dark: Token.Definition(.value(.color(dark)), origin)
    )
  }
}
