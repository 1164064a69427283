extension ColorSpace {
  /// Gamma-encoded sRGB, extended to any value by symmetry.
  enum SRGB: ColorSpaceModel {
    static var parent: ColorSpace? { .srgbLinear }
    static var gamut: ColorSpace? { .srgb }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      TransferFunction.decode(rgb)
    }

    static func fromParent(_ linear: SIMD3<Double>) -> SIMD3<Double> {
      TransferFunction.encode(linear)
    }
  }
}
