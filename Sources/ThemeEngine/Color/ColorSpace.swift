/// A colour space of the DTCG 2025.10 colour module, spelled as there.
///
/// Component conventions are those of CSS Color 4: RGB channels and XYZ nominally 0…1, `hsl` and
/// `hwb` as degrees and two percentages 0…100, `lab` and `lch` (D50) with lightness 0…100, `oklab`
/// and `oklch` with lightness 0…1, hues in degrees.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}

extension ColorSpace {
  /// How the space is reached; the one place that names every space's model.
  var model: any ColorSpaceModel.Type {
    switch self {
    case .srgb: SRGB.self
    case .srgbLinear: LinearSRGB.self
    case .hsl: HSL.self
    case .hwb: HWB.self
    case .lab: Lab.self
    case .lch: LCH.self
    case .oklab: OKLab.self
    case .oklch: OKLCH.self
    case .displayP3: DisplayP3.self
    case .a98RGB: A98RGB.self
    case .prophotoRGB: ProPhotoRGB.self
    case .rec2020: Rec2020.self
    case .xyzD65: XYZD65.self
    case .xyzD50: XYZD50.self
    }
  }
}
