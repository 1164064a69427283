extension TokenWriter {
  package mutating func text(_ answer: TextAnswer, at path: TokenPath) {
    attributing(to: answer.attribution, below: path) { writer in
      switch answer.content {
      case .style(let style): writer.text(style, at: path)
      case .role(let role, let change): writer.text(like: role, change, at: path)
      }
    }
  }

  private mutating func text(_ style: TextStyle, at path: TokenPath) {
    var family: [String] = []
    var design: TokenValue = .null
    switch style.family {
    case .system(let variant): design = .string(variant.rawValue)
    case .custom(let name): family = [name]
    }
    leaf(path.appending("fontFamily"), .value(.strings(family)))
    leaf(path.appending("fontFace"), face(at: path))
    leaf(path.appending("fontDesign"), .value(design))
    leaf(
      path.appending("fontSize"),
      .fontSize(style.sizing),
      atBest: style.sizing.kind == .textStyle ? .platform : .stated
    )
    leaf(path.appending("fontWeight"), .value(.number(Double(style.weight.value))))
    points(path.appending("lineHeight"), style.lineHeight)
    points(path.appending("letterSpacing"), style.letterSpacing)
    leaf(
      path.appending("textCase"),
      .value(.string(style.textCase.rawValue)),
      atBest: style.textCase == .none ? .assumed : .stated
    )
    leaf(
      path.appending("monospacedDigits"),
      .value(.bool(style.monospacedDigits)),
      atBest: style.monospacedDigits ? .stated : .assumed
    )
    let relativeTo = style.sizing.style.map { TokenValue.string($0.rawValue) }
    leaf(path.appending("sizing"), .value(.string(style.sizing.kind.rawValue)))
    leaf(path.appending("relativeTo"), .value(relativeTo ?? .null))
    leaf(path.appending("scales"), .value(.bool(style.sizing.kind != .fixed)))
  }

  /// Points that the document leaves to the font where it gives none.
  private mutating func points(_ path: TokenPath, _ points: Double?) {
    leaf(
      path,
      .value(points.map(TokenValue.number) ?? .null),
      atBest: points == nil ? .assumed : .stated
    )
  }

  package mutating func text(like role: TextRole, _ change: TextChange, at path: TokenPath) {
    for field in ResolvedTextStyle.fields {
      let own = path.appending(field.name)
      switch (field.name, change.weight, change.monospacedDigits) {
      case ("fontFace", .some, _): leaf(own, face(at: path))
      case ("fontWeight", let weight?, _): leaf(own, .value(.number(Double(weight.value))))
      case ("monospacedDigits", _, let digits?): leaf(own, .value(.bool(digits)))
      default: leaf(own, .alias(role.path.appending(field.name)))
      }
    }
  }

  private func face(at path: TokenPath) -> Expression {
    .fontFace(family: path.appending("fontFamily"), weight: path.appending("fontWeight"))
  }
}
