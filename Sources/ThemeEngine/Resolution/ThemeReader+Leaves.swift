extension ThemeReader {
  mutating func leaf(_ kind: LeafKind, _ node: JSONNode, _ path: TokenPath) -> TokenValue? {
    switch kind {
    case .color: return color(node, path).map(TokenValue.color)
    case .blur: return blur(node, path).map(TokenValue.blur)
    default: break
    }
    guard let value = node.plainValue, kind.accepts(value) else {
      report.mismatch(
        node,
        path,
        path.description,
        expected: kind.expectation,
        rule: kind.rule(for: node)
      )
      return nil
    }
    return value
  }

  mutating func color(_ node: JSONNode, _ path: TokenPath) -> ColorValue? {
    guard var object = object(node, path) else { return nil }
    let space = word(ColorSpace.self, "colorSpace", &object, path)
    let parts = take("components", path.appending("components"), from: &object)
    let alpha = number("alpha", in: 0...1, &object, path)
    let hex = take("hex", path.appending("hex"), from: &object)
    reportUnknown(object, below: path, known: ["colorSpace", "components", "alpha", "hex"])
    guard let parts, let hex else { return nil }
    let written = parts.kind == .array ? parts.writtenComponents : []
    guard let color = ColorValue(space ?? .srgb, written: written, alpha: alpha ?? 1) else {
      let expected = "a list of three, each a number or 'none'"
      report.mismatch(parts, path, "\(path).components", expected: expected)
      return nil
    }
    guard space != nil, alpha != nil else { return nil }
    guard let text = hex.string, ColorValue(hex: text) != nil, text.utf8.count == 7 else {
      report.mismatch(hex, path, "\(path).hex", expected: "a text such as '#1a2b3c'")
      return nil
    }
    if text != color.hex {
      report.report(
        .themeInconsistent,
        .warning,
        at: hex.offset,
        path,
        "'\(path).hex' is '\(text)', and its components are '\(color.hex)'; the components count",
        expected: color.hex,
        found: text
      )
    }
    return color
  }

  mutating func blur(_ node: JSONNode, _ path: TokenPath) -> Blur? {
    guard var object = object(node, path) else { return nil }
    let limits = 0...Double.greatestFiniteMagnitude
    let css = number("css", in: limits, &object, path)
    let sigma = number("sigma", in: limits, &object, path)
    let swiftUI = number("swiftUI", in: limits, &object, path)
    reportUnknown(object, below: path, known: ["css", "sigma", "swiftUI"])
    guard let css, let sigma, let swiftUI else { return nil }
    let blur = Blur.sigma(sigma)
    guard blur.css == css, blur.swiftUI == swiftUI else {
      let expected =
        "css \(DecimalText.string(blur.css)) and swiftUI "
        + DecimalText.string(blur.swiftUI)
      report.report(
        .themeInconsistent,
        at: node.offset,
        path,
        "the numbers of '\(path)' are not one blur: with sigma \(DecimalText.string(sigma)) "
          + "they have to be \(expected)",
        expected: expected,
        found: "css \(DecimalText.string(css)) and swiftUI \(DecimalText.string(swiftUI))"
      )
      return nil
    }
    return blur
  }

  mutating func number(
    _ name: String,
    in limits: ClosedRange<Double>,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> Double? {
    let own = path.appending(name)
    guard let node = take(name, own, from: &object) else { return nil }
    if let number = node.number, limits.contains(number) { return number }
    let range = limits.upperBound == 1 ? "a number from 0 to 1" : "a number, 0 or more"
    report.mismatch(
      node,
      path,
      own.description,
      expected: range,
      rule: node.kind == .number ? .themeOutOfRange : .themeWrongType
    )
    return nil
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _: Word.Type,
    _ name: String,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> Word? {
    let own = path.appending(name)
    guard let node = take(name, own, from: &object) else { return nil }
    if let word = node.string.flatMap(Word.init) { return word }
    let kind = LeafKind.word(Word.allCases.map(\.rawValue))
    report.mismatch(
      node,
      own,
      own.description,
      expected: kind.expectation,
      rule: kind.rule(for: node)
    )
    return nil
  }

  mutating func appearance(_ node: JSONNode) -> ResolvedAppearance? {
    let path = TokenPath("appearance")
    guard var object = object(node, path) else { return nil }
    let scheme = word(Scheme.self, "scheme", &object, path)
    let contrast = word(Contrast.self, "contrast", &object, path)
    let textSize = word(TextSizeCategory.self, "textSize", &object, path)
    let platform = word(Platform.self, "platform", &object, path)
    let requested = word(Scheme.self, "requestedScheme", &object, path)
    let pinnedPath = path.appending("pinned")
    let pinned = take("pinned", pinnedPath, from: &object).flatMap {
      leaf(.bool, $0, pinnedPath)?.bool
    }
    let known = ["scheme", "contrast", "textSize", "platform", "requestedScheme", "pinned"]
    reportUnknown(object, below: path, known: known)
    guard let scheme, let contrast, let textSize, let platform, let requested, let pinned else {
      return nil
    }
    return ResolvedAppearance(
      Appearance(scheme, contrast, textSize: textSize, platform: platform),
      requestedScheme: requested,
      pinned: pinned
    )
  }
}
