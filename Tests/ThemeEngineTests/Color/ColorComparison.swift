import ThemeEngine

extension ColorSpace {
  /// Which component is an angle.
  var hueComponent: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .lab,
      .oklab:
      nil
    }
  }
}

extension ColorValue {
  /// Whether the hue says nothing because the colour is grey.
  var hasPowerlessHue: Bool {
    switch space {
    case .hsl: components.y < 0.001 || components.z <= 0 || components.z == 100
    case .hwb: components.y + components.z > 100 - 1e-5
    case .lch: components.y < 1e-4
    case .oklch: components.y < 4e-6
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .lab,
      .oklab:
      false
    }
  }

  /// The largest difference of a component; hues modulo 360, and skipped where powerless.
  func distance(from other: ColorValue) -> Double {
    var largest = 0.0
    for index in 0..<3 {
      var difference = abs(components[index] - other.components[index])
      if index == space.hueComponent {
        if other.hasPowerlessHue { continue }
        difference = min(difference, 360 - difference)
      }
      largest = difference.isNaN ? .infinity : max(largest, difference)
    }
    return largest
  }

  var isFinite: Bool {
    components.x.isFinite && components.y.isFinite && components.z.isFinite && alpha.isFinite
  }
}
