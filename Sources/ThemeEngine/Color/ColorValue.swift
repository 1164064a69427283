/// A colour as three components in a colour space and an alpha, kept as written.
///
/// Any number can be stored. Where a colour is computed with, a component that is not finite counts
/// as 0, one beyond ±1 000 000 as that limit, and an alpha that is not finite as 0; so every result
/// is finite.
public struct ColorValue: Hashable, Sendable {
  public var space: ColorSpace
  // Three numbers and not one vector: a vector of doubles is aligned to 32 bytes, which makes the
  // value 96 bytes instead of 40, and frames of async functions are aligned to 16 only.
  private var component0: Double
  private var component1: Double
  private var component2: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// The components in the order and ranges of the space.
  public var components: SIMD3<Double> {
    get { SIMD3(component0, component1, component2) }
    set {
      component0 = newValue.x
      component1 = newValue.y
      component2 = newValue.z
    }
  }

  public init(
    _ space: ColorSpace,
    _ component0: Double,
    _ component1: Double,
    _ component2: Double,
    alpha: Double = 1
  ) {
    self.space = space
    self.component0 = component0
    self.component1 = component1
    self.component2 = component2
    self.alpha = alpha
  }

  init(_ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double) {
    self.init(space, components.x, components.y, components.z, alpha: alpha)
  }

  /// A colour by its gamma-encoded sRGB channels, nominally 0…1.
  public static func srgb(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    alpha: Double = 1
  ) -> ColorValue {
    ColorValue(.srgb, red, green, blue, alpha: alpha)
  }
}

extension ColorValue {
  /// The same colour with every number finite and of a size that conversion can handle.
  var finite: ColorValue {
    let limit = 1_000_000.0
    func bounded(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -limit), limit) : 0
    }
    return ColorValue(
      space,
      SIMD3(bounded(components.x), bounded(components.y), bounded(components.z)),
      alpha: alpha.isFinite ? alpha : 0
    )
  }
}
