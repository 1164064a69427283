extension ColorSpace {
  /// CIE Lab (D50) in polar form; a grey has chroma 0 and hue 0.
  enum LCH: ColorSpaceModel {
    static var parent: ColorSpace? { .lab }
    static var gamut: ColorSpace? { nil }
    static var componentRanges: [ComponentRange] { [.percentage, .nonNegative, .hue] }

    static func toParent(_ lch: SIMD3<Double>) -> SIMD3<Double> { PolarForm.rectangular(lch) }

    static func fromParent(_ lab: SIMD3<Double>) -> SIMD3<Double> { PolarForm.polar(lab) }
  }
}
