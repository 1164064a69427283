extension Elevation where Color == ColorValue {
  static let shape = Shape.group([
    Shape.Field("style", .leaf(.word(ElevationStyle.allCases.map(\.rawValue)))),
    Shape.Field("border", .optional(BorderUse.shape)),
    Shape.Field("shadows", .list(shadowShape)),
    Shape.Field("material", .optional(materialShape)),
  ])

  private static let shadowShape = Shape.group([
    Shape.Field("color", .leaf(.color)),
    Shape.Field("offsetX", .leaf(.offset)),
    Shape.Field("offsetY", .leaf(.offset)),
    Shape.Field("blur", .leaf(.blur)),
    Shape.Field("spread", .leaf(.offset)),
    Shape.Field("inset", .leaf(.bool)),
  ])

  private static let materialShape = Shape.group([
    Shape.Field("name", .leaf(.word(Material<Color>.Name.allCases.map(\.rawValue)))),
    Shape.Field("tint", .leaf(.color)),
    Shape.Field("fallback", .leaf(.color)),
  ])

  init(from table: TokenTable, at path: TokenPath) {
    let border = path.appending("border")
    let material = path.appending("material")
    self.init(
      table.require(path.appending("style")) { $0.string.flatMap(ElevationStyle.init) },
      border: table[border] == .null ? nil : Border(from: table, at: border),
      shadows: Self.shadows(from: table, at: path.appending("shadows")),
      material: table[material] == .null ? nil : Material(from: table, at: material)
    )
  }

  private static func shadows(from table: TokenTable, at path: TokenPath) -> [Shadow<Color>] {
    var layers: [Shadow<Color>] = []
    while true {
      let layer = path.appending("\(layers.count)")
      guard table[layer.appending("color")] != nil else { return layers }
      layers.append(Shadow(from: table, at: layer))
    }
  }
}

extension Border where Color == ColorValue {
  fileprivate init(from table: TokenTable, at path: TokenPath) {
    self.init(
      width: table.require(path.appending("width"), \.number),
      color: table.require(path.appending("color"), \.color)
    )
  }
}

extension Shadow where Color == ColorValue {
  fileprivate init(from table: TokenTable, at path: TokenPath) {
    self.init(
      table.require(path.appending("color"), \.color),
      x: table.require(path.appending("offsetX"), \.number),
      y: table.require(path.appending("offsetY"), \.number),
      blur: table.require(path.appending("blur"), \.blur),
      spread: table.require(path.appending("spread"), \.number),
      inset: table.require(path.appending("inset"), \.bool)
    )
  }
}

extension Material where Color == ColorValue {
  fileprivate init(from table: TokenTable, at path: TokenPath) {
    self.init(
      table.require(path.appending("name")) { $0.string.flatMap(Name.init) },
      tint: table.require(path.appending("tint"), \.color),
      fallback: table.require(path.appending("fallback"), \.color)
    )
  }
}
