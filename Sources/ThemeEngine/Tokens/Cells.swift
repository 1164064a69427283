/// One content for each scheme and, where it differs, for increased contrast.
public struct Cells<Content: Sendable>: Sendable {
  public var light: Content
  public var dark: Content
  /// Nil where increased contrast changes nothing in the light scheme.
  public var lightIncreased: Content?
  /// Nil where increased contrast changes nothing in the dark scheme.
  public var darkIncreased: Content?

  public init(
    light: Content,
    dark: Content,
    lightIncreased: Content? = nil,
    darkIncreased: Content? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreased = lightIncreased
    self.darkIncreased = darkIncreased
  }

  /// The content for an appearance; an increased cell that is absent reads as the standard one of
  /// its scheme.
  public subscript(scheme: Scheme, contrast: Contrast) -> Content {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased ?? light
    case (.dark, .increased): darkIncreased ?? dark
    }
  }

  /// The cells with each content transformed; absent cells stay absent.
  public func map<Result: Sendable, Failure: Error>(
    _ transform: (Content) throws(Failure) -> Result
  ) throws(Failure) -> Cells<Result> {
    let light = try transform(light)
    let dark = try transform(dark)
    var increased: (light: Result?, dark: Result?)
    if let lightIncreased { increased.light = try transform(lightIncreased) }
    if let darkIncreased { increased.dark = try transform(darkIncreased) }
    return Cells<Result>(
      light: light,
      dark: dark,
      lightIncreased: increased.light,
      darkIncreased: increased.dark
    )
  }
}

extension Cells: Equatable where Content: Equatable {}

extension Cells: Hashable where Content: Hashable {}
