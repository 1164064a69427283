extension AppleTextStyle {
  /// The system's metrics of the style.
  ///
  /// macOS and tvOS ignore the category; visionOS uses the table of iOS. Where a platform lacks a
  /// style the nearest one stands in, as `DynamicTypeTable` says.
  public func metrics(platform: Platform, category: TextSizeCategory) -> TextMetrics {
    DynamicTypeTable.metrics(self, platform: platform, category: category)
  }

  /// A custom size scaled like the style: base times the ratio of the style's leading at the
  /// category to that at `large`, rounded to the whole point, half away from zero.
  ///
  /// At `large`, and on platforms that ignore the category, the base is returned as it is,
  /// fractions included; so is a base that is not finite.
  public func scaled(_ base: Double, platform: Platform, category: TextSizeCategory) -> Double {
    let isScaling =
      switch platform {
      case .ios, .watchos, .visionos: category != .large
      case .macos, .tvos: false
      }
    guard isScaling, base.isFinite else { return base }
    let target = metrics(platform: platform, category: category).leading
    let reference = metrics(platform: platform, category: .large).leading
    let scaled = (base * target / reference).rounded()
    return scaled.isFinite ? scaled : base
  }
}
