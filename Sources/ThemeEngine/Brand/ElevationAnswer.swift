/// How a brand sets a level apart; the verb that makes an answer is its provenance.
public struct ElevationAnswer<Palette: PaletteTokens>: Sendable {
  package var light: Elevation<ColorAlias<Palette>>
  package var dark: Elevation<ColorAlias<Palette>>
  package var attribution: Attribution

  /// The document describes the level; `name` is what it calls it.
  public static func stated(
    _ elevation: Elevation<ColorAlias<Palette>>,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    stated(light: elevation, dark: elevation, as: name, file: file, line: line)
  }

  /// The document sets the level apart by other means in each scheme.
  public static func stated(
    light: Elevation<ColorAlias<Palette>>,
    dark: Elevation<ColorAlias<Palette>>,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    let origin = Origin(.stated, as: name, at: Declaration(file: file, line: line))
    return Self(light: light, dark: dark, attribution: Attribution(origin))
  }

  /// The brand module chose.
  public static func assumed(
    _ elevation: Elevation<ColorAlias<Palette>>,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    assumed(light: elevation, dark: elevation, file: file, line: line)
  }

  /// The brand module chose other means for each scheme.
  public static func assumed(
    light: Elevation<ColorAlias<Palette>>,
    dark: Elevation<ColorAlias<Palette>>,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    let origin = Origin(.assumed, at: Declaration(file: file, line: line))
    return Self(light: light, dark: dark, attribution: Attribution(origin))
  }

  /// Marks parts that the document leaves open.
  public func assuming(_ parts: ElevationPart...) -> Self {
    var copy = self
    copy.attribution.assume(parts.map(\.leaf))
    return copy
  }

  /// Records that the document, or another source, also says something else about a part.
  ///
  /// - Parameters:
  ///   - part: what the contradiction is about.
  ///   - stated: what the brand goes by, `nil` where no value is given.
  ///   - alternative: what the other place says, `nil` where it gives no value.
  ///   - reason: why the first one wins.
  /// - Returns: the answer with the conflict on it.
  public func conflict(
    on part: ElevationPart,
    stated: String?,
    alternative: String?,
    reason: String
  ) -> Self {
    var copy = self
    let conflict = Conflict(stated: stated, alternative: alternative, reason: reason)
    copy.attribution.record(conflict, on: part.leaf)
    return copy
  }
}

/// A part of an elevation that a document can leave open or contradict.
public enum ElevationPart: Hashable, Sendable {
  case style, border, shadows, material, tint, fallback
  /// The blur of one shadow, counted from zero.
  case blur(Int)

  var leaf: String {
    switch self {
    case .style: "style"
    case .border: "border"
    case .shadows: "shadows"
    case .material: "material"
    case .tint: "material.tint"
    case .fallback: "material.fallback"
    case .blur(let layer): "shadows.\(layer).blur"
    }
  }
}
