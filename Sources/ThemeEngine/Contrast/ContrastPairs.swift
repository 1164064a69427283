/// Every pair of a theme, found by walking the vocabulary and the components' form.
package struct ContrastPairs {
  private let table: TokenTable
  package private(set) var pairs: [ContrastPair] = []
  private var positions: [[TokenPath]: Int] = [:]
  /// Colours of components whose part the walk doesn't know.
  package private(set) var unknown: [TokenPath] = []

  package init(_ table: TokenTable) {
    self.table = table
    for role in ColorRole.allCases {
      guard let use = role.use else { continue }
      for ground in role.grounds { add(role.path, ground.path, use, on: layers) }
    }
    guard case .group(let components) = Components.shape else { return }
    for component in components {
      guard case .group(let fields) = component.shape else { continue }
      let walk = Walk(component: component.name, fields, at: Self.root.appending(component.name))
      self.walk(fields, walk)
    }
  }

  private static let root = TokenPath("component")

  /// Where a walk through a component stands.
  private struct Walk {
    let component: String
    let path: TokenPath
    /// The styles of the nearest group that has text.
    var styles: [TokenPath]
    /// The nearest grounds; empty where the component has none of its own.
    var grounds: [TokenPath]

    init(
      component: String,
      _ fields: [Shape.Field],
      at path: TokenPath,
      outer: Walk? = nil
    ) {
      self.component = component
      self.path = path
      let texts = fields.filter { $0.name == "text" }.flatMap { text in
        Self.styles(text.shape, path.appending(text.name))
      }
      styles = texts.isEmpty ? outer?.styles ?? [] : texts
      grounds = outer?.grounds ?? []
    }

    /// The text styles at a path: one, or one for each size.
    private static func styles(_ shape: Shape, _ path: TokenPath) -> [TokenPath] {
      guard case .group(let fields) = shape else { return [] }
      if fields.contains(where: { $0.name == "fontSize" }) { return [path] }
      return fields.map { path.appending($0.name) }
    }
  }

  private mutating func walk(_ fields: [Shape.Field], _ outer: Walk) {
    var walk = outer
    let own = fields.compactMap { field -> TokenPath? in
      guard field.shape.unwrapped == .leaf(.color),
        case .ground? = ColorPart(field.name, in: walk.component, styles: [])
      else { return nil }
      let path = walk.path.appending(field.name)
      return table[path]?.color == nil ? nil : path
    }
    if !own.isEmpty { walk.grounds = own }
    for field in fields {
      let path = walk.path.appending(field.name)
      if table[path] == .null { continue }
      switch field.shape.unwrapped {
      case .leaf(.color): color(path, named: field.name, walk)
      case .group(let inner) where inner == Self.stroke:
        color(path.appending("color"), named: field.name, walk)
      case .group(let inner):
        self.walk(inner, Walk(component: walk.component, inner, at: path, outer: walk))
      default: break
      }
    }
  }

  /// The form of a stroke, whose colour is told by the stroke's name.
  private static let stroke: [Shape.Field] = {
    guard case .group(let fields) = BorderUse.shape else { return [] }
    return fields
  }()

  private mutating func color(_ path: TokenPath, named name: String, _ walk: Walk) {
    guard let part = ColorPart(name, in: walk.component, styles: walk.styles) else {
      unknown.append(path)
      return
    }
    guard case .foreground(let use) = part else { return }
    let outside = outside(of: walk.component)
    for ground in walk.grounds { add(path, ground, use, on: outside) }
    // A stroke stands between its own ground and what lies around it.
    if walk.grounds.isEmpty || use == .graphic {
      for stack in outside { add(path, stack, use) }
    }
  }
}

extension ContrastPairs {
  private mutating func add(
    _ foreground: TokenPath,
    _ ground: TokenPath,
    _ use: ContrastUse,
    on below: [[TokenPath]]
  ) {
    if (table[ground]?.color?.alpha ?? 1) == 1 {
      add(foreground, [ground], use)
    } else {
      for stack in below where stack.last != ground { add(foreground, stack + [ground], use) }
    }
  }

  private mutating func add(_ foreground: TokenPath, _ stack: [TokenPath], _ use: ContrastUse) {
    guard let ground = stack.last else { return }
    if let position = positions[[foreground, ground]] {
      if !pairs[position].stacks.contains(stack) { pairs[position].stacks.append(stack) }
    } else {
      positions[[foreground, ground]] = pairs.count
      pairs.append(
        ContrastPair(foreground: foreground, ground: ground, use: use, stacks: [stack])
      )
    }
  }

  /// The layers of a screen, each on the background where it is translucent.
  private var layers: [[TokenPath]] {
    let background = ColorRole.background.path
    return ColorRole.layers.map(\.path).map { layer in
      (table[layer]?.color?.alpha ?? 1) == 1 ? [layer] : [background, layer]
    }
  }

  /// What can lie around a component: its container, or the layers and the card.
  private func outside(of component: String) -> [[TokenPath]] {
    if component == "tabBar" { return layers }
    let container = Self.root.appending(component).appending("container")
    switch table[container] {
    case .string?: return card
    case .null?: return [[Self.root.appending("screen").appending("background")]]
    default: return layers + (isMaterial ? card : [])
    }
  }

  private var isMaterial: Bool {
    table[Self.root.appending("card").appending("background")] == .null
  }

  /// The ground inside a card: its background, or for a material its opaque fallback, and its tint
  /// on each of the brand's own layers.
  private var card: [[TokenPath]] {
    let card = Self.root.appending("card")
    let background = card.appending("background")
    guard isMaterial else {
      return (table[background]?.color?.alpha ?? 1) == 1
        ? [[background]] : layers.map { $0 + [background] }
    }
    guard let level = table[card.appending("elevation")]?.string.flatMap(ElevationLevel.init) else {
      return layers
    }
    let material = level.path.appending("material")
    let tint = material.appending("tint")
    return [[material.appending("fallback")]] + layers.map { $0 + [tint] }
  }
}
