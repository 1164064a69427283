/// Judges pairs by the colours that stand at their paths.
package struct ContrastCheck {
  private let color: (TokenPath) -> ColorValue?
  private let number: (TokenPath) -> Double?
  private let level: ContrastLevel

  /// - Parameters:
  ///   - level: how much is asked for.
  ///   - color: the colour at a path.
  ///   - number: the number at a path, for the sizes and weights of text.
  package init(
    _ level: ContrastLevel,
    color: @escaping (TokenPath) -> ColorValue?,
    number: @escaping (TokenPath) -> Double?
  ) {
    self.level = level
    self.color = color
    self.number = number
  }

  package func verdict(_ pair: ContrastPair) -> ContrastVerdict? {
    guard let ratio = pair.stacks.compactMap({ ratio(pair.foreground, on: $0) }).min() else {
      return nil
    }
    return ContrastVerdict(
      foreground: pair.foreground,
      ground: pair.ground,
      ratio: ratio,
      required: level.required(pair.use, isLarge: isLarge(pair.use))
    )
  }

  /// The contrast of a foreground on layers, each composited on those below it.
  package func ratio(_ foreground: TokenPath, on stack: [TokenPath]) -> Double? {
    guard let color = color(foreground), let ground = ground(stack) else { return nil }
    return color.contrastRatio(with: ground)
  }

  /// Layers seen from above; the lowest is taken as opaque.
  package func ground(_ stack: [TokenPath]) -> ColorValue? {
    guard let first = stack.first, var ground = color(first)?.withAlpha(1) else { return nil }
    for layer in stack.dropFirst() {
      guard let color = color(layer) else { return nil }
      ground = color.composited(over: ground)
    }
    return ground
  }

  private func isLarge(_ use: ContrastUse) -> Bool {
    guard case .text(let styles) = use, !styles.isEmpty else { return false }
    return styles.allSatisfy { style in
      let size = number(style.appending("fontSize")) ?? 0
      let weight = number(style.appending("fontWeight")) ?? 0
      return size >= 24 || (size >= 56.0 / 3 && weight >= 700)
    }
  }
}
