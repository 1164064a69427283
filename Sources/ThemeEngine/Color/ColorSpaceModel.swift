/// How one colour space is reached from its parent; the parents form a tree with XYZ D65 at the
/// root.
///
/// A new space is one conforming type in a file of its own, one case of `ColorSpace` and one line
/// in `ColorSpace.model`.
protocol ColorSpaceModel {
  /// The space that the two functions lead to and from; nil at the root.
  static var parent: ColorSpace? { get }

  /// The space whose components, all within 0…1, bound this one; nil where it holds every colour.
  static var gamut: ColorSpace? { get }

  /// What documents can write for each of the three components.
  static var componentRanges: [ComponentRange] { get }

  static func toParent(_ components: SIMD3<Double>) -> SIMD3<Double>

  static func fromParent(_ components: SIMD3<Double>) -> SIMD3<Double>
}

extension ColorSpace {
  /// The space whose 0…1 cube bounds this one; nil where the space holds every colour.
  var gamutSpace: ColorSpace? { model.gamut }

  /// Whether the path from `self` to the root of the tree of spaces passes through `ancestor`.
  func descends(from ancestor: ColorSpace) -> Bool {
    var next: ColorSpace? = self
    while let space = next {
      if space == ancestor { return true }
      next = space.model.parent
    }
    return false
  }

  /// The components of a colour in another space, up to the nearest common ancestor and down again.
  func convert(_ components: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
    if self == target { return components }
    if target.descends(from: self) {
      guard let parent = target.model.parent else { return components }
      return target.model.fromParent(convert(components, to: parent))
    }
    guard let parent = model.parent else { return components }
    return parent.convert(model.toParent(components), to: target)
  }
}
