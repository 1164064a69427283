extension DocumentReading {
  /// A colour of the Color module.
  mutating func color(_ node: SourceNode) -> TokenValue? {
    guard node.json.kind == .object else {
      let color = node.json.string.flatMap { ColorText.color($0) }
      return repair(
        node,
        "a color",
        expected: ObjectShape.color.phrase,
        as: color.map { .color($0) }
      )
    }
    let parts = members(of: node, .color)
    let bounds = colorSpace(parts[0])
    var alpha = 1.0
    if let node = parts[2], let opacity = number(node, "alpha") {
      alpha = opacity
      if !(0...1).contains(opacity) {
        mismatch(node, "alpha", expected: "a number from 0 to 1", rule: .dtcgOutOfRange)
      }
    }
    let written = components(parts[1], bounds)
    let fallback = parts[3].flatMap { hex($0) }
    guard let bounds, let written else { return nil }
    let color = ColorComponents(space: bounds.space, written: written, alpha: alpha)
    if let fallback, let node = parts[3] { compare(fallback, with: color, node) }
    return color.value
  }

  private mutating func colorSpace(_ node: SourceNode?) -> ComponentBounds.Space? {
    guard let node = node.flatMap({ resolved($0) }) else { return nil }
    if let space = ComponentBounds.space(of: node.json) { return space }
    let isText = node.json.kind == .string
    mismatch(
      node,
      "colorSpace",
      expected: "one of " + ComponentBounds.names.map { "'\($0)'" }.joined(separator: ", "),
      rule: isText ? .dtcgUnknownWord : .dtcgWrongType,
      suggestion: node.json.string.flatMap(Self.colorSpace(nearest:))
    )
    return nil
  }

  /// The space that a text nearly names, or whose name alone it is a part of (`p3`).
  private static func colorSpace(nearest text: String) -> String? {
    let whole = ComponentBounds.names.filter { name in
      name.split(separator: "-").contains { $0 == text.lowercased() }
    }
    return NameSuggestion.nearest(to: text, among: ComponentBounds.names)
      ?? (whole.count == 1 ? whole[0] : nil)
  }

  /// The components, nil for one that is missing (`none`).
  private mutating func components(
    _ node: SourceNode?,
    _ space: ComponentBounds.Space?
  ) -> [Double?]? {
    guard let node = node.flatMap({ resolved($0) }) else { return nil }
    guard node.json.kind == .array, node.json.count == 3 else {
      let found = node.json.kind == .array ? "\(node.json.count) elements" : node.json.foundText
      fail(
        .dtcgWrongType,
        node,
        "'components' has to be a list of three numbers, found \(found)",
        expected: "a list of three numbers or 'none'",
        found: found
      )
      return nil
    }
    var components: [Double?] = []
    components.reserveCapacity(3)
    var isComplete = true
    for (index, element) in node.json.elements.enumerated() {
      let element = node.with(element)
      let bounds = space?.components[index]
      guard let place = resolved(element) else {
        isComplete = false
        continue
      }
      if place.json.isString("none") {
        components.append(nil)
      } else if let number = place.json.number {
        components.append(inBounds(number, bounds, element))
      } else {
        isComplete = false
        mismatch(element, bounds?.name ?? "a component", expected: "a number or 'none'")
      }
    }
    return isComplete ? components : nil
  }

  private mutating func inBounds(
    _ number: Double,
    _ bounds: ComponentBounds?,
    _ node: SourceNode
  ) -> Double {
    guard let bounds, !bounds.contains(number) else { return number }
    if bounds.isHalfOpen {
      let hue = number.normalizedDegrees
      _ = repair(node, bounds.name, expected: bounds.text, as: .number(hue), rule: .dtcgOutOfRange)
      return hue
    }
    mismatch(node, bounds.name, expected: bounds.text, rule: .dtcgOutOfRange)
    return number
  }

  /// The fallback of a colour, six digits after a `#`.
  private mutating func hex(_ node: SourceNode) -> ColorValue? {
    guard let place = resolved(node) else { return nil }
    let expected = "'#' and six hexadecimal digits"
    guard let text = place.json.string else {
      mismatch(node, "hex", expected: expected)
      return nil
    }
    let color = text.utf8.first == UInt8(ascii: "#") ? ColorValue(hex: text) : nil
    if let color, text.utf8.count == 7 { return color }
    let repaired = repair(
      node,
      "hex",
      expected: expected,
      as: color.map { .string($0.hex) },
      rule: .dtcgMalformedHex
    )
    return repaired == nil ? nil : color
  }

  /// Warns where a fallback is another colour than the components; they are the value.
  ///
  /// Where sRGB can't hold the colour any fallback is right, as tools map gamuts in their own ways.
  private mutating func compare(
    _ hex: ColorValue,
    with color: ColorComponents,
    _ node: SourceNode
  ) {
    guard let exact = color.color else { return }
    let difference: Double
    if exact.space == .srgb {
      difference = Self.largestDifference(exact.components, hex.components)
    } else {
      guard exact.isInGamut(of: .srgb) else { return }
      difference = Self.largestDifference(exact.converted(to: .srgb).components, hex.components)
    }
    guard difference > Self.hexTolerance else { return }
    warn(
      .dtcgHexMismatch,
      node,
      "the components, which hold, are \(exact.hex), and 'hex' is \(hex.hex)",
      expected: exact.hex,
      found: hex.hex,
      suggestion: exact.hex
    )
  }

  /// One and a half steps of 8 bits: half for the digits, one for components that were rounded.
  private static let hexTolerance = 1.5 / 255

  private static func largestDifference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let difference = one - other
    return max(difference.x.magnitude, difference.y.magnitude, difference.z.magnitude)
  }
}
