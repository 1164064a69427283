/// The parts of a text style that a brand document gives in one appearance.
struct BrandTextParts {
  /// A value, and the token that it was taken from.
  struct Part<Value> {
    var value: Value
    var token: TokenPath?

    init(_ value: Value, from token: TokenPath? = nil) {
      self.value = value
      self.token = token
    }
  }

  var families: Part<[String]>?
  /// A variant of the system font, which stands in place of families.
  var design: FontDesign?
  /// Points.
  var size: Part<Double>?
  /// The text style whose growth the size follows; none keeps the size.
  var relativeTo: Part<AppleTextStyle?>?
  var weight: Part<Double>?
  /// Points.
  var lineHeight: Part<Double?>?
  /// Points.
  var letterSpacing: Part<Double?>?
  var textCase: TextCase?
  var monospacedDigits: Bool?

  init() {}

  /// The parts of a typography token.
  init(_ token: TokenPath, _ value: TokenValue) {
    let families = value["fontFamily"]
    if let names = families?.list?.compactMap(\.string) ?? families?.string.map({ [$0] }) {
      set(families: names, from: token)
    }
    size = value["fontSize"]?.lengthInPoints.map { Part($0, from: token) }
    let weight = value["fontWeight"]
    let number = weight?.number ?? weight?.string.flatMap(FontWeightName.number)
    self.weight = number.map { Part($0, from: token) }
    letterSpacing = value["letterSpacing"]?.lengthInPoints.map { Part($0, from: token) }
    if let size, let factor = value["lineHeight"]?.number {
      lineHeight = Part((factor * size.value).rounded(toPlaces: 6), from: token)
    }
  }

  /// Takes families, of which a generic name of CSS in the first place means the system font.
  mutating func set(families names: [String], from token: TokenPath? = nil) {
    guard let first = names.first, let design = Self.systemNames[first.lowercased()] else {
      families = Part(names, from: token)
      design = names.isEmpty ? .default : nil
      return
    }
    families = Part([], from: token)
    self.design = design
  }

  /// CSS Fonts 4, 2.1.2, and what browsers know beside it.
  private static let systemNames: [String: FontDesign] = [
    "system-ui": .default, "-apple-system": .default, "blinkmacsystemfont": .default,
    "ui-sans-serif": .default, "ui-serif": .serif, "ui-monospace": .monospaced,
    "ui-rounded": .rounded,
  ]

  /// The parts of `other` where it has some, else these.
  func overridden(by other: Self) -> Self {
    var parts = other
    if other.families == nil, other.design == nil {
      (parts.families, parts.design) = (families, design)
    }
    parts.size = other.size ?? size
    parts.relativeTo = other.relativeTo ?? relativeTo
    parts.weight = other.weight ?? weight
    parts.lineHeight = other.lineHeight ?? lineHeight
    parts.letterSpacing = other.letterSpacing ?? letterSpacing
    parts.textCase = other.textCase ?? textCase
    parts.monospacedDigits = other.monospacedDigits ?? monospacedDigits
    return parts
  }

  /// The names of the parts that a style can't do without.
  var missing: [String] {
    var missing: [String] = []
    if size == nil, relativeTo?.value == nil { missing.append("fontSize") }
    if weight == nil { missing.append("fontWeight") }
    return missing
  }
}

extension BrandTextParts {
  /// What the parts make of a text style.
  ///
  /// - Parameters:
  ///   - path: the style's.
  ///   - sizing: the size that the style has so far; nil for a new one.
  ///   - origin: of what the document says.
  /// - Returns: those leaves of a theme's text style that the parts decide.
  func leaves(
    at path: TokenPath,
    over sizing: TextSizing?,
    _ origin: Origin
  ) -> [(TokenPath, Token.Definition)] {
    var leaves: [(TokenPath, Token.Definition)] = []
    func add(_ name: String, _ expression: Expression, _ token: TokenPath? = nil) {
      let whole = token.map { Expression.parts(of: [$0], expression) } ?? expression
      leaves.append((path.appending(name), Token.Definition(whole, origin)))
    }
    if families != nil || design != nil {
      add("fontFamily", .value(.strings(families?.value ?? [])), families?.token)
      add("fontDesign", .value(design.map { .string($0.rawValue) } ?? .null))
    }
    if families != nil || design != nil || weight != nil {
      let (family, weight) = (path.appending("fontFamily"), path.appending("fontWeight"))
      add("fontFace", .fontFace(family: family, weight: weight))
    }
    if let weight { add("fontWeight", .value(.number(weight.value)), weight.token) }
    if let new = self.sizing(over: sizing) {
      add("fontSize", .fontSize(new), size?.token)
      add("sizing", .value(.string(new.kind.rawValue)))
      add("relativeTo", .value(new.style.map { .string($0.rawValue) } ?? .null))
      add("scales", .value(.bool(new.kind != .fixed)))
    }
    for (name, part) in [("lineHeight", lineHeight), ("letterSpacing", letterSpacing)] {
      guard let part else { continue }
      add(name, .value(part.value.map(TokenValue.number) ?? .null), part.token)
    }
    if let textCase { add("textCase", .value(.string(textCase.rawValue))) }
    if let monospacedDigits { add("monospacedDigits", .value(.bool(monospacedDigits))) }
    return leaves
  }

  /// The size that results; nil where the parts say nothing of it.
  private func sizing(over known: TextSizing?) -> TextSizing? {
    guard size != nil || relativeTo != nil else { return nil }
    let style = relativeTo.map(\.value) ?? known?.style
    let points = size?.value ?? known?.basePoints
    switch (points, style) {
    case (let points?, let style?): return .relative(points, to: style)
    case (let points?, nil): return .fixed(points)
    case (nil, let style?): return .textStyle(style)
    case (nil, nil): return nil
    }
  }
}

extension TextSizing {
  /// Points at the default text size; nil where the platform decides.
  fileprivate var basePoints: Double? {
    switch self {
    case .textStyle: nil
    case .relative(let points, _), .fixed(let points): points
    }
  }
}
