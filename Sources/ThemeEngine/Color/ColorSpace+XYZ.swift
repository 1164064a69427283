extension ColorSpace {
  /// CIE XYZ against the D65 white, the root of the tree.
  enum XYZD65: ColorSpaceModel {
    static var parent: ColorSpace? { nil }
    static var gamut: ColorSpace? { nil }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> { xyz }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> { xyz }
  }
}
