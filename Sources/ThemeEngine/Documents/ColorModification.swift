/// How Tokens Studio makes a colour of another one; the formulas are those of its sd-transforms.
struct ColorModification {
  enum Kind: String, CaseIterable {
    case lighten, darken, mix, alpha
  }

  var kind: Kind
  /// How much, nominally 0…1.
  var amount: Double
  /// The dialect's name of the space that is computed in.
  var space: String
  /// The space of the result, or `hex` for channels of 8 bits.
  var format: String
  /// What is mixed with.
  var other: ColorValue?

  static let spaces = ["srgb", "hsl", "lch", "p3"]

  private static func colorSpace(_ name: String) -> ColorSpace {
    switch name {
    case "hsl": .hsl
    case "lch": .lch
    case "p3": .displayP3
    default: .srgb
    }
  }

  /// The result, mapped into the gamut of its space, its components with 6 decimals at most.
  func applied(to base: ColorValue) -> ColorValue {
    let color = base.converted(to: Self.colorSpace(space))
    return finished(changed(color, base))
  }

  private func changed(_ color: ColorValue, _ base: ColorValue) -> ColorValue {
    var color = color
    switch kind {
    case .alpha: return base.withAlpha(min(max(amount, 0), 1))
    case .mix: return other.map { mixed(base, $0) } ?? color
    case .lighten, .darken:
      let isLighter = kind == .lighten
      func moved(_ component: Double, to limit: Double) -> Double {
        isLighter ? component + amount * (limit - component) : component * (1 - amount)
      }
      var parts = color.components
      switch space {
      case "hsl": parts.z = moved(parts.z, to: 100)
      case "lch":
        parts.x = moved(parts.x, to: 100)
        parts.y *= 1 - amount
      default: for index in 0..<3 { parts[index] = moved(parts[index], to: 1) }
      }
      color.components = parts
      return color
    }
  }

  private func mixed(_ base: ColorValue, _ other: ColorValue) -> ColorValue {
    let target = Self.colorSpace(space)
    var (one, two) = (base.converted(to: target).components, other.converted(to: target).components)
    if let hue = target == .hsl ? 0 : target == .lch ? 2 : nil {
      let (isGrey, isOtherGrey) = (isPowerless(one), isPowerless(two))
      if isGrey { one[hue] = isOtherGrey ? 0 : two[hue] }
      if isOtherGrey { two[hue] = one[hue] }
      let turn = two[hue] - one[hue]
      if turn > 180 { one[hue] += 360 }
      if turn < -180 { two[hue] += 360 }
      var parts = one + (two - one) * amount
      parts[hue] = parts[hue].normalizedDegrees
      return ColorValue(target, parts, alpha: base.alpha + (other.alpha - base.alpha) * amount)
    }
    let alpha = base.alpha + (other.alpha - base.alpha) * amount
    return ColorValue(target, one + (two - one) * amount, alpha: alpha)
  }

  /// Whether the hue says nothing, that of a grey (CSS Color 4, powerless components).
  private func isPowerless(_ parts: SIMD3<Double>) -> Bool {
    space == "hsl" ? parts.y <= 0.001 : parts.y <= 0.0015
  }

  private func finished(_ color: ColorValue) -> ColorValue {
    let alpha = min(max(color.alpha, 0), 1).rounded(toPlaces: 6)
    guard format != "hex" else {
      return (ColorValue(hex: color.withAlpha(1).hex) ?? color).withAlpha(alpha)
    }
    var mapped = color.gamutMapped(to: Self.colorSpace(format))
    var parts = mapped.components
    for index in 0..<3 { parts[index] = parts[index].rounded(toPlaces: 6) }
    if format == "lch" { parts.x = min(max(parts.x, 0), 100) }
    mapped.components = parts
    return mapped.withAlpha(alpha)
  }
}
