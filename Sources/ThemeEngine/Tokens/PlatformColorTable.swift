/// The values of the system colours as `0xRRGGBB_AA`: light, dark, then both with increased
/// contrast.
///
/// Sources: Apple's Human Interface Guidelines, editions of June 2023 and June 2025, for the hues
/// and the grays; UIKit's iOS 13 values for the element colours.
enum PlatformColorTable {
  static func row(of color: PlatformColor, _ generation: PlatformGeneration) -> SIMD4<UInt32> {
    switch color {
    case .label:
      SIMD4(0x000000_FF, 0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF)
    case .secondaryLabel:
      SIMD4(0x3C3C43_99, 0xEBEBF5_99, 0x3C3C43_AD, 0xEBEBF5_AD)
    case .tertiaryLabel:
      SIMD4(0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_60, 0xEBEBF5_60)
    case .quaternaryLabel:
      SIMD4(0x3C3C43_2D, 0xEBEBF5_28, 0x3C3C43_42, 0xEBEBF5_3D)
    case .placeholderText:
      SIMD4(0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_60, 0xEBEBF5_60)
    case .systemFill:
      SIMD4(0x787880_33, 0x787880_5B, 0x787880_47, 0x787880_70)
    case .secondarySystemFill:
      SIMD4(0x787880_28, 0x787880_51, 0x787880_3D, 0x787880_66)
    case .tertiarySystemFill:
      SIMD4(0x767680_1E, 0x767680_3D, 0x767680_33, 0x767680_51)
    case .quaternarySystemFill:
      SIMD4(0x747480_14, 0x767680_2D, 0x747480_28, 0x767680_42)
    case .systemBackground:
      SIMD4(0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF, 0x000000_FF)
    case .secondarySystemBackground:
      SIMD4(0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF)
    case .tertiarySystemBackground:
      SIMD4(0xFFFFFF_FF, 0x2C2C2E_FF, 0xFFFFFF_FF, 0x363638_FF)
    case .systemGroupedBackground:
      SIMD4(0xF2F2F7_FF, 0x000000_FF, 0xEBEBF0_FF, 0x000000_FF)
    case .secondarySystemGroupedBackground:
      SIMD4(0xFFFFFF_FF, 0x1C1C1E_FF, 0xFFFFFF_FF, 0x242426_FF)
    case .tertiarySystemGroupedBackground:
      SIMD4(0xF2F2F7_FF, 0x2C2C2E_FF, 0xEBEBF0_FF, 0x363638_FF)
    case .separator:
      SIMD4(0x3C3C43_49, 0x545458_99, 0x3C3C43_5E, 0x545458_AD)
    case .opaqueSeparator:
      SIMD4(0xC6C6C8_FF, 0x38383A_FF, 0xC6C6C8_FF, 0x38383A_FF)
    case .link:
      SIMD4(0x007AFF_FF, 0x0984FF_FF, 0x007AFF_FF, 0x0984FF_FF)
    case .systemGray:
      SIMD4(0x8E8E93_FF, 0x8E8E93_FF, 0x6C6C70_FF, 0xAEAEB2_FF)
    case .systemGray2:
      SIMD4(0xAEAEB2_FF, 0x636366_FF, 0x8E8E93_FF, 0x7C7C80_FF)
    case .systemGray3:
      SIMD4(0xC7C7CC_FF, 0x48484A_FF, 0xAEAEB2_FF, 0x545456_FF)
    case .systemGray4:
      SIMD4(0xD1D1D6_FF, 0x3A3A3C_FF, 0xBCBCC0_FF, 0x444446_FF)
    case .systemGray5:
      SIMD4(0xE5E5EA_FF, 0x2C2C2E_FF, 0xD8D8DC_FF, 0x363638_FF)
    case .systemGray6:
      SIMD4(0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF)
    case .systemRed:
      generation == .ios18
        ? SIMD4(0xFF3B30_FF, 0xFF453A_FF, 0xD70015_FF, 0xFF6961_FF)
        : SIMD4(0xFF383C_FF, 0xFF4245_FF, 0xE9152D_FF, 0xFF6165_FF)
    case .systemOrange:
      generation == .ios18
        ? SIMD4(0xFF9500_FF, 0xFF9F0A_FF, 0xC93400_FF, 0xFFB340_FF)
        : SIMD4(0xFF8D28_FF, 0xFF9230_FF, 0xC55300_FF, 0xFFA056_FF)
    case .systemYellow:
      generation == .ios18
        ? SIMD4(0xFFCC00_FF, 0xFFD60A_FF, 0xB25000_FF, 0xFFD426_FF)
        : SIMD4(0xFFCC00_FF, 0xFFD600_FF, 0xA16A00_FF, 0xFEDF43_FF)
    case .systemGreen:
      generation == .ios18
        ? SIMD4(0x34C759_FF, 0x30D158_FF, 0x248A3D_FF, 0x30DB5B_FF)
        : SIMD4(0x34C759_FF, 0x30D158_FF, 0x008932_FF, 0x4AD968_FF)
    case .systemMint:
      generation == .ios18
        ? SIMD4(0x00C7BE_FF, 0x66D4CF_FF, 0x0C817B_FF, 0x66D4CF_FF)
        : SIMD4(0x00C8B3_FF, 0x00DAC3_FF, 0x008575_FF, 0x54DFCB_FF)
    case .systemTeal:
      generation == .ios18
        ? SIMD4(0x30B0C7_FF, 0x40C8E0_FF, 0x008299_FF, 0x5DE6FF_FF)
        : SIMD4(0x00C3D0_FF, 0x00D2E0_FF, 0x008198_FF, 0x3BDDEC_FF)
    case .systemCyan:
      generation == .ios18
        ? SIMD4(0x32ADE6_FF, 0x64D2FF_FF, 0x0071A4_FF, 0x70D7FF_FF)
        : SIMD4(0x00C0E8_FF, 0x3CD3FE_FF, 0x007EAE_FF, 0x6DD9FF_FF)
    case .systemBlue:
      generation == .ios18
        ? SIMD4(0x007AFF_FF, 0x0A84FF_FF, 0x0040DD_FF, 0x409CFF_FF)
        : SIMD4(0x0088FF_FF, 0x0091FF_FF, 0x1E6EF4_FF, 0x5CB8FF_FF)
    case .systemIndigo:
      generation == .ios18
        ? SIMD4(0x5856D6_FF, 0x5E5CE6_FF, 0x3634A3_FF, 0x7D7AFF_FF)
        : SIMD4(0x6155F5_FF, 0x6D7CFF_FF, 0x564ADE_FF, 0xA7AAFF_FF)
    case .systemPurple:
      generation == .ios18
        ? SIMD4(0xAF52DE_FF, 0xBF5AF2_FF, 0x8944AB_FF, 0xDA8FFF_FF)
        : SIMD4(0xCB30E0_FF, 0xDB34F2_FF, 0xB02FC2_FF, 0xEA8DFF_FF)
    case .systemPink:
      generation == .ios18
        ? SIMD4(0xFF2D55_FF, 0xFF375F_FF, 0xD30F45_FF, 0xFF6482_FF)
        : SIMD4(0xFF2D55_FF, 0xFF375F_FF, 0xE7124D_FF, 0xFF8AC4_FF)
    case .systemBrown:
      generation == .ios18
        ? SIMD4(0xA5845E_FF, 0xAC8E68_FF, 0x7F6545_FF, 0xB59469_FF)
        : SIMD4(0xAC7F5E_FF, 0xB78A66_FF, 0x956D51_FF, 0xDBA679_FF)
    }
  }
}
