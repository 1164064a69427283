/// Derives the colours of increased contrast from a brand's standard ones.
///
/// Grounds stay. Accents, tones and the focus ring go to where they stand out from every layer and
/// black or white on them can be read; texts go to 7 on the worst of their grounds; on-colours take
/// black or white where their own falls short; borders go to 3. Hues are kept, and lightness moves
/// least. What the brand states, or its platform brings, for increased contrast is left alone.
package struct IncreasedContrast {
  private let color: (ColorRole) -> ColorValue?
  private let isFixed: (ColorRole) -> Bool

  /// - Parameters:
  ///   - color: a role's colour so far.
  ///   - isFixed: whether a role has an increased value of its own.
  package init(
    color: @escaping (ColorRole) -> ColorValue?,
    isFixed: @escaping (ColorRole) -> Bool
  ) {
    self.color = color
    self.isFixed = isFixed
  }

  /// Colours that stand on the layers and that other colours stand on.
  package var accents: [ColorDerivation] {
    let roles: [ColorRole] = [
      .focusRing, .accent, .accentHover, .accentPressed, .highlight, .success, .warning, .danger,
      .info,
    ]
    let layers = opaque([.background, .surface, .surfaceRaised])
    return roles.compactMap { role in
      derive(role, 4.5, "4.5 on the worst layer, and 7 for black or white on it") { color in
        let own = layers.worst(color)
        // Most candidates fail here already, so what stands on them is asked last.
        if own < 4.5 && color.alpha == 1 { return (own, own / 4.5 - 1) }
        let seen = color.alpha == 1 ? [color] : layers.colors.map { color.composited(over: $0) }
        return (own, min(own / 4.5, Grounds(seen).blackOrWhite / 7) - 1)
      }
    }
  }

  /// Texts and on-colours, once the grounds have their own colours; borders with them.
  package var foregrounds: [ColorDerivation] {
    let texts: [ColorRole] = [.textPrimary, .textSecondary, .textMuted, .accentText]
    let readable: [ColorRole] = [
      .onAccent, .onHighlight, .onSuccess, .onWarning, .onDanger, .onInfo,
    ]
    return texts.compactMap { role in
      let grounds = opaque(role.grounds)
      return derive(role, 7, "7 on the worst of its grounds") { color in
        let own = grounds.worst(color)
        return (own, own / 7 - 1)
      }
    } + readable.compactMap(readable(_:))
      + [ColorRole.border].compactMap { role in
        let grounds = opaque(role.grounds)
        return derive(role, 3, "3 on the worst layer") { color in
          let own = grounds.worst(color)
          return (own, own / 3 - 1)
        }
      }
  }

  /// Black or white where a brand's own on-colour falls short.
  private func readable(_ role: ColorRole) -> ColorDerivation? {
    guard !isFixed(role), let source = color(role) else { return nil }
    let grounds = opaque(role.grounds)
    let own = grounds.worst(source)
    guard own < 7 else { return nil }
    let best = [ColorValue.black, .white].max { grounds.worst($0) < grounds.worst($1) }
    let candidate = best ?? source
    let ratio = grounds.worst(candidate)
    let value = ratio > own ? candidate : source
    return ColorDerivation(
      role: role,
      source: source,
      value: value,
      rule: "the better of black and white, for 7 on its ground",
      ratio: max(ratio, own),
      target: 7,
      isReached: max(ratio, own) >= 7
    )
  }

  /// `nil` where the role is as it has to be.
  private func derive(
    _ role: ColorRole,
    _ target: Double,
    _ rule: String,
    _ judge: @escaping (ColorValue) -> (ratio: Double, score: Double)
  ) -> ColorDerivation? {
    guard !isFixed(role), let source = color(role), judge(source).score < 0 else { return nil }
    let search = LightnessSearch(color: source)
    let score = { (color: ColorValue) in judge(color).score }
    let found = search.nearest(score)
    let value = found ?? search.best(score)
    return ColorDerivation(
      role: role,
      source: source,
      value: value,
      rule: rule,
      ratio: judge(value).ratio,
      target: target,
      isReached: found != nil
    )
  }

  /// Grounds as they are seen: a translucent one lies on each of the layers.
  private func opaque(_ roles: [ColorRole]) -> Grounds {
    let base = color(.background)?.withAlpha(1) ?? .white
    let layers = ColorRole.layers.compactMap { color($0)?.composited(over: base) }
    return Grounds(
      roles.flatMap { role -> [ColorValue] in
        guard let ground = color(role) else { return [] }
        return ground.alpha == 1 ? [ground] : layers.map { ground.composited(over: $0) }
      }
    )
  }
}

extension ColorValue {
  fileprivate static let black = ColorValue.hex(0x000000)
  fileprivate static let white = ColorValue.hex(0xFFFFFF)
}
