/// A colour as three components in a colour space and an alpha, kept as written.
///
/// Any number can be stored. Where a colour is computed with, a component that is not finite counts
/// as 0, one beyond ±1 000 000 as that limit, and an alpha that is not finite as 0; so every result
/// is finite. A component that is missing (`none`) counts as 0 too, and yet the colour differs from
/// one that has a 0 there.
public struct ColorValue: Hashable, Sendable {
  public var space: ColorSpace
  /// Which components are missing; one that becomes missing becomes 0.
  public var missing: MissingComponents {
    didSet { clearMissing() }
  }
  // Three numbers and not one vector: a vector of doubles is aligned to 32 bytes, which makes the
  // value 96 bytes instead of 40, and frames of async functions are aligned to 16 only.
  private var component0: Double
  private var component1: Double
  private var component2: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// The components in the order and ranges of the space.
  ///
  /// A missing one is read as 0; set to another number, it is missing no longer.
  public var components: SIMD3<Double> {
    get { SIMD3(component0, component1, component2) }
    set {
      if !missing.isEmpty {
        for index in 0..<3 where newValue[index] != 0 {
          missing.remove(MissingComponents(index: index))
        }
      }
      component0 = newValue.x
      component1 = newValue.y
      component2 = newValue.z
    }
  }

  /// The number given for a missing component is dropped.
  public init(
    _ space: ColorSpace,
    _ component0: Double,
    _ component1: Double,
    _ component2: Double,
    alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.space = space
    self.component0 = component0
    self.component1 = component1
    self.component2 = component2
    self.alpha = alpha
    self.missing = missing
    clearMissing()
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
  /// Makes the stored number of every missing component 0, so that equal colours are stored alike.
  private mutating func clearMissing() {
    if missing.isEmpty { return }
    if missing.contains(.first) { component0 = 0 }
    if missing.contains(.second) { component1 = 0 }
    if missing.contains(.third) { component2 = 0 }
  }

  /// The same colour with every number finite and of a size that conversion can handle.
  var finite: ColorValue {
    let limit = 1_000_000.0
    func bounded(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -limit), limit) : 0
    }
    return ColorValue(
      space,
      bounded(component0),
      bounded(component1),
      bounded(component2),
      alpha: alpha.isFinite ? alpha : 0,
      missing: missing
    )
  }
}
