/// A brand in one appearance as tokens of the Design Tokens format.
///
/// Roles, steps, lengths and numbers of components, palette and extras are tokens of their own; text
/// styles, borders and shadows are composite tokens that repeat several leaves. What is left has no
/// form in the format: words, flags, policies.
struct BrandProjection {
  /// One token of the format.
  struct Entry {
    let path: TokenPath
    let type: TokenType
    /// The value in the format's form.
    let value: TokenValue
    /// The same, with references where the brand has them.
    var expression: Expression
    /// The graph's token; nil for one that repeats several.
    let position: Int?
  }

  let resolution: Resolution
  private(set) var tokens: [Entry] = []
  /// Positions of the graph's tokens that have a value here and are no tokens of the format.
  private(set) var leaves: [Int] = []

  private var graph: TokenGraph { resolution.brand.graph }
  /// What the format can't say, though its type is one of the format's.
  private let excluded: Set<TokenPath>
  private var types: [TokenPath: TokenType] = [:]
  private let scheme: Scheme
  private let contrast: Contrast

  init(_ resolution: Resolution, without excluded: Set<TokenPath> = []) {
    self.resolution = resolution
    self.excluded = excluded
    scheme = resolution.theme.appearance.appearance.scheme
    contrast = resolution.theme.appearance.appearance.contrast
    for section in ThemeShape.sections where section.name != "brand" && section.name != "policy" {
      walk(section.shape, TokenPath(section.name))
    }
    for position in graph.tokens.indices where !ThemeShape.claims(graph.tokens[position].path) {
      free(position)
    }
    for entry in tokens { types[entry.path] = entry.type }
    for index in tokens.indices { tokens[index].expression = reference(tokens[index]) }
    let taken = Set(tokens.compactMap(\.position))
    leaves = graph.tokens.indices.filter { value($0) != nil && !taken.contains($0) }
  }

  /// The definition that holds for a token of the graph.
  func definition(_ position: Int) -> Token.Definition? {
    graph.tokens[position].cells[scheme, contrast]
  }

  private func value(_ position: Int) -> TokenValue? { resolution.evaluation.values[position] }

  private func value(_ path: TokenPath) -> TokenValue? { resolution.value(path) }

  private mutating func add(
    _ path: TokenPath,
    _ type: TokenType,
    _ value: TokenValue,
    as expression: Expression? = nil,
    at position: Int? = nil
  ) {
    if excluded.contains(path) { return }
    let entry = Entry(
      path: path,
      type: type,
      value: value,
      expression: expression ?? .value(value),
      position: position
    )
    tokens.append(entry)
  }
}

extension BrandProjection {
  private mutating func walk(_ shape: Shape, _ path: TokenPath) {
    switch shape {
    case .leaf(let kind): leaf(kind, path)
    case .optional(let inner): if value(path) != .null { walk(inner, path) }
    case .list: shadows(path)
    case .map: break
    case .group(let fields):
      let names = fields.map(\.name)
      if names.contains("fontFamily") {
        text(fields, path)
      } else if names == ["width", "color"] {
        border(fields, path)
      } else {
        for field in fields { walk(field.shape, path.appending(field.name)) }
      }
    }
  }

  private mutating func leaf(_ kind: LeafKind, _ path: TokenPath) {
    guard let position = graph.position(of: path), let value = value(position) else { return }
    switch (kind, value) {
    case (.color, .color): add(path, .color, value, at: position)
    case (.length, .number(let points)), (.offset, .number(let points)):
      add(path, .dimension, .dimension(points), at: position)
    case (.fraction, .number), (.integer, .number): add(path, .number, value, at: position)
    default: break
    }
  }

  /// A token outside the shared tables: of the palette, which has colours alone, or an extra.
  private mutating func free(_ position: Int) {
    let token = graph.tokens[position]
    let type = token.custom?.type ?? .color
    guard let value = value(position), ValueType.names.contains(type.rawValue) else { return }
    add(token.path, type, value, at: position)
  }

  private mutating func border(_ fields: [Shape.Field], _ path: TokenPath) {
    guard let width = value(path.appending("width"))?.number,
      let color = value(path.appending("color"))
    else { return }
    let rest = [
      TokenValue.Member("width", .dimension(width)), TokenValue.Member("style", .string("solid")),
    ]
    add(
      path,
      .border,
      .object([TokenValue.Member("color", color)] + rest),
      as: likeness(of: path, fields).map(Expression.alias)
        ?? .object(
          [Expression.Part("color", part(path.appending("color"), color))]
            + rest.map { Expression.Part($0.name, .value($0.value)) }
        )
    )
  }

  private mutating func shadows(_ path: TokenPath) {
    var values: [TokenValue] = []
    var layers: [Expression] = []
    while true {
      let layer = path.appending("\(values.count)")
      func points(_ name: String) -> TokenValue {
        .dimension(value(layer.appending(name))?.number ?? 0)
      }
      guard let color = value(layer.appending("color")) else { break }
      let blur = value(layer.appending("blur"))?.blur?.css ?? 0
      let rest = [
        TokenValue.Member("offsetX", points("offsetX")),
        TokenValue.Member("offsetY", points("offsetY")),
        TokenValue.Member("blur", .dimension(blur)),
        TokenValue.Member("spread", points("spread")),
        TokenValue.Member("inset", value(layer.appending("inset")) ?? .bool(false)),
      ]
      values.append(.object([TokenValue.Member("color", color)] + rest))
      layers.append(
        .object(
          [Expression.Part("color", part(layer.appending("color"), color))]
            + rest.map { Expression.Part($0.name, .value($0.value)) }
        )
      )
    }
    if !values.isEmpty { add(path, .shadow, .list(values), as: .list(layers)) }
  }

  /// A part of a composite: a reference where the brand has one.
  private func part(_ path: TokenPath, _ value: TokenValue) -> Expression {
    guard let position = graph.position(of: path),
      case .alias(let target)? = definition(position)?.expression
    else { return .value(value) }
    return .alias(target)
  }
}

extension BrandProjection {
  private mutating func text(_ fields: [Shape.Field], _ path: TokenPath) {
    func own(_ name: String) -> TokenValue? { value(path.appending(name)) }
    guard let size = own("fontSize")?.number, let weight = own("fontWeight") else { return }
    let families = own("fontFamily")?.list?.compactMap(\.string) ?? []
    let design = own("fontDesign")?.string.flatMap(FontDesign.init) ?? .default
    let style = own("relativeTo")?.string.flatMap(AppleTextStyle.init)
    let leading = own("lineHeight")?.number.flatMap { size > 0 ? $0 / size : nil }
    let factor = leading ?? (style ?? .nearest(to: size)).leadingFactor
    let composite = TokenValue.object([
      TokenValue.Member(
        "fontFamily",
        .strings(families.isEmpty ? [design.genericFamily] : families)
      ),
      TokenValue.Member("fontSize", .dimension(size)),
      TokenValue.Member("fontWeight", weight),
      TokenValue.Member("letterSpacing", .dimension(own("letterSpacing")?.number ?? 0)),
      TokenValue.Member("lineHeight", .number(factor.rounded(toPlaces: 6))),
    ])
    add(path, .typography, composite, as: likeness(of: path, fields).map(Expression.alias))
  }

  /// The group that another one repeats in all of its parts.
  private func likeness(of path: TokenPath, _ fields: [Shape.Field]) -> TokenPath? {
    var role: TokenPath?
    for field in fields where field.name != "role" {
      guard let position = graph.position(of: path.appending(field.name)),
        case .alias(let target)? = definition(position)?.expression,
        target.name == field.name
      else { return nil }
      let group = TokenPath(String(target.description.dropLast(field.name.count + 1)))
      if let role, role != group { return nil }
      role = group
    }
    return role
  }

  /// What a token says, with the references that lead to tokens of the format.
  private func reference(_ entry: Entry) -> Expression {
    let literal = Expression.value(entry.value)
    guard let position = entry.position else {
      return known(entry.expression, as: entry.type) ?? literal
    }
    // A colour that increased contrast moves has left what the brand refers to.
    if resolution.derivations[entry.path] != nil { return literal }
    return definition(position).flatMap { known($0.expression, as: entry.type) } ?? literal
  }

  /// An expression in which every reference leads to a token of the format; nil for one that the
  /// format can't say.
  private func known(_ expression: Expression, as type: TokenType? = nil) -> Expression? {
    switch expression {
    case .value(let value):
      return type == .dimension
        ? value.number.map { .value(.dimension($0)) } ?? expression : expression
    case .alias(let target):
      guard let found = types[target], type == nil || found == type else { return nil }
      return expression
    case .list(let items):
      let known = items.compactMap { self.known($0) }
      return known.count == items.count ? .list(known) : nil
    case .object(let parts):
      var known: [Expression.Part] = []
      for part in parts {
        guard let inner = self.known(part.expression) else { return nil }
        known.append(Expression.Part(part.name, inner))
      }
      return .object(known)
    case .opacity, .lightness, .mostReadable, .fontSize, .fontFace, .parts: return nil
    }
  }
}

extension FontDesign {
  /// The generic family that stands for the system's font (CSS Fonts 4, 2.1.3).
  fileprivate var genericFamily: String {
    switch self {
    case .default: "system-ui"
    case .rounded: "ui-rounded"
    case .monospaced: "ui-monospace"
    case .serif: "ui-serif"
    }
  }
}

extension AppleTextStyle {
  private var usual: TextMetrics { metrics(platform: .ios, category: .large) }

  /// The leading as a multiple of the size, at the default text size on iOS.
  fileprivate var leadingFactor: Double { usual.leading / usual.size }

  /// The style whose size is nearest, the smaller of two.
  fileprivate static func nearest(to size: Double) -> Self {
    allCases.min { one, other in
      let (first, second) = (abs(one.usual.size - size), abs(other.usual.size - size))
      return first == second ? one.usual.size < other.usual.size : first < second
    } ?? .body
  }
}
