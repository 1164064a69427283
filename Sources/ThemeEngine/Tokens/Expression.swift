/// What a token says before resolution, whoever wrote it.
public indirect enum Expression: Hashable, Sendable {
  case value(TokenValue)
  case alias(TokenPath)
  /// A colour whose alpha is multiplied by the opacity, 0…1.
  case opacity(Double, of: Expression)
  /// A colour whose OKLCH lightness is changed by the amount, -1…1.
  case lightness(Double, of: Expression)
  /// The candidate whose worst contrast on the grounds is best; translucent grounds lie on `base`.
  case mostReadable(on: [TokenPath], over: TokenPath, among: [TokenPath])
  /// A font size in points, for the text size and platform that are asked for.
  case fontSize(TextSizing)
  /// The PostScript name of the face that a family has for a weight.
  case fontFace(family: TokenPath, weight: TokenPath)
  case list([Expression])
  case object([Part])
  /// What it is without the tokens, from which parts of values were taken when it was read.
  case parts(of: [TokenPath], Expression)

  /// One named part of a composite.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var expression: Expression

    public init(_ name: String, _ expression: Expression) {
      self.name = name
      self.expression = expression
    }
  }

  package func opacity(_ opacity: Double?) -> Self {
    opacity.map { .opacity($0, of: self) } ?? self
  }

  package func lightness(_ change: Double?) -> Self {
    change.map { .lightness($0, of: self) } ?? self
  }

  /// Adds every token that the value depends on, in the order of writing.
  package func addTargets(to paths: inout [TokenPath]) {
    switch self {
    case .value, .fontSize: break
    case .alias(let path): paths.append(path)
    case .opacity(_, let base), .lightness(_, let base): base.addTargets(to: &paths)
    case .mostReadable(let grounds, let base, let candidates):
      paths += candidates
      paths += grounds
      paths.append(base)
    case .fontFace(let family, let weight):
      paths.append(family)
      paths.append(weight)
    case .list(let items): for item in items { item.addTargets(to: &paths) }
    case .object(let parts): for part in parts { part.expression.addTargets(to: &paths) }
    case .parts(_, let base): base.addTargets(to: &paths)
    }
  }

  /// The token that gives the value itself.
  package var carrier: TokenPath? {
    switch self {
    case .alias(let path): path
    case .opacity(_, let base), .lightness(_, let base), .parts(_, let base): base.carrier
    case .value, .mostReadable, .fontSize, .fontFace, .list, .object: nil
    }
  }

  /// The tokens that give the value or parts of it, in the order of writing.
  package var carriers: [TokenPath] {
    switch self {
    case .alias(let path): [path]
    case .opacity(_, let base), .lightness(_, let base): base.carriers
    case .list(let items): items.flatMap(\.carriers)
    case .object(let parts): parts.flatMap(\.expression.carriers)
    case .parts(let paths, let base): base.carriers + paths
    case .value, .mostReadable, .fontSize, .fontFace: []
    }
  }
}
