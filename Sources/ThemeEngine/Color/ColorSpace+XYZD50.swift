extension ColorSpace {
  /// CIE XYZ against the D50 white, adapted from D65 by the method of Bradford (CSS Color 4).
  enum XYZD50: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD65 }
    static var gamut: ColorSpace? { nil }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> { d50ToD65 * xyz }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> { d65ToD50 * xyz }

    private static let d65ToD50 = ColorMatrix(
      SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
      SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
      SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
    )

    private static let d50ToD65 = ColorMatrix(
      SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
      SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
      SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124)
    )
  }
}
