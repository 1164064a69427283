extension DocumentReading {
  /// A colour of the Color module.
  mutating func color(_ node: SourceNode, _ name: String) -> TokenValue? {
    guard node.json.kind == .object else {
      let color = node.json.string.flatMap { ColorText.color($0) }
      return repair(
        node,
        name,
        expected: ObjectShape.color.phrase,
        as: color.map { .color($0) }
      )
    }
    let parts = members(of: node, .color)
    let bounds = colorSpace(parts[0])
    var alpha = 1.0
    if let node = parts[2], let opacity = number(node, "alpha", in: 0...1) { alpha = opacity }
    let written = components(parts[1], bounds)
    let fallback = parts[3].flatMap { hex($0) }
    guard let bounds, let written else { return nil }
    let color = ColorComponents(space: bounds.space, written: written, alpha: alpha)
    if let fallback, let node = parts[3] { compare(fallback, with: color, node) }
    return color.value
  }

  private mutating func colorSpace(_ node: SourceNode?) -> ComponentBounds.Space? {
    guard let node, let value = resolved(node) else { return nil }
    if let space = ComponentBounds.space(of: value.json) { return space }
    let isText = value.json.kind == .string
    mismatch(
      value,
      "colorSpace",
      expected: WordList(quoting: ComponentBounds.names).or,
      rule: isText ? .dtcgUnknownWord : .dtcgWrongType,
      suggestion: value.json.string.flatMap(Self.colorSpace(nearest:)),
      at: node
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
    guard let node, let list = resolved(node) else { return nil }
    let expected = "a list of three, each a number or 'none'"
    guard list.json.kind == .array, list.json.count == 3 else {
      mismatch(list, "components", expected: expected, at: node)
      return nil
    }
    return self.list(
      list,
      "components",
      expected: expected + (space.map { " in the range of \($0.space)" } ?? ""),
      at: node
    ) { $0.components(in: list, space) }
  }

  private mutating func components(
    in list: SourceNode,
    _ space: ComponentBounds.Space?
  ) -> [Double?]? {
    var components: [Double?] = []
    components.reserveCapacity(3)
    var isComplete = true
    for (index, element) in list.json.elements.enumerated() {
      let element = list.with(element)
      let bounds = space?.components[index]
      guard let value = resolved(element) else {
        isComplete = false
        continue
      }
      if value.json.isString(ColorValue.missingWord) {
        components.append(nil)
      } else if let number = value.json.number {
        components.append(inBounds(number, bounds, value, at: element))
      } else {
        isComplete = false
        let isNone = value.json.string?.lowercased() == ColorValue.missingWord
        mismatch(
          value,
          bounds?.name ?? "a component",
          expected: "a number or 'none'",
          suggestion: isNone ? ColorValue.missingWord : nil,
          at: element
        )
      }
    }
    return isComplete ? components : nil
  }

  private mutating func inBounds(
    _ number: Double,
    _ bounds: ComponentBounds?,
    _ value: SourceNode,
    at node: SourceNode
  ) -> Double {
    guard let bounds, !bounds.contains(number) else { return number }
    if bounds.isHalfOpen && (isLenient || value.place == node.place) {
      let hue = number.normalizedDegrees
      _ = repair(node, bounds.name, expected: bounds.text, as: .number(hue), rule: .dtcgOutOfRange)
      return hue
    }
    mismatch(value, bounds.name, expected: bounds.text, rule: .dtcgOutOfRange, at: node)
    return number
  }

  /// The fallback of a colour, six digits after a `#`.
  private mutating func hex(_ node: SourceNode) -> ColorValue? {
    guard let value = resolved(node) else { return nil }
    let expected = "'#' and six hexadecimal digits"
    let text = value.json.string ?? ""
    let color = text.utf8.first == UInt8(ascii: "#") ? ColorValue(hex: text) : nil
    if let color, text.utf8.count == 7 { return color }
    guard value.json.kind == .string, value.place == node.place else {
      mismatch(value, "hex", expected: expected, at: node)
      return nil
    }
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
