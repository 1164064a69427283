extension ColorSpace {
  /// OKLab in polar form; a grey has chroma 0 and hue 0.
  enum OKLCH: ColorSpaceModel {
    static var parent: ColorSpace? { .oklab }
    static var gamut: ColorSpace? { nil }
    static var componentRanges: [ComponentRange] { [.unit, .nonNegative, .hue] }

    static func toParent(_ lch: SIMD3<Double>) -> SIMD3<Double> { PolarForm.rectangular(lch) }

    static func fromParent(_ lab: SIMD3<Double>) -> SIMD3<Double> { PolarForm.polar(lab) }
  }
}
