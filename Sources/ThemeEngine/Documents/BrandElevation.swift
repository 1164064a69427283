/// How a brand document sets a level apart in one appearance.
struct BrandElevation {
  typealias Leaf = (name: String, expression: Expression)

  enum Border {
    case token(TokenPath)
    case stroke(width: Expression, color: Expression)
  }

  enum Shadow {
    /// A token with one layer or several.
    case token(TokenPath)
    case layer([Leaf])
  }

  /// The main device, where the document names it.
  var style: ElevationStyle?
  var border: Border?
  var shadows: [Shadow] = []
  var material: [Leaf]?

  /// What is there, the stronger device first; a shadow token may have no layer.
  ///
  /// - Parameter value: what a token says in the appearance.
  /// - Returns: no device twice.
  func devices(_ value: (TokenPath) -> TokenValue?) -> [ElevationStyle] {
    let hasShadow = shadows.contains { !Self.layers($0, value).isEmpty }
    return (material == nil ? [] : [.material]) + (hasShadow ? [.shadow] : [])
      + (border == nil ? [] : [.border])
  }

  /// The tokens of its shadows.
  var shadowTokens: [TokenPath] {
    shadows.compactMap { if case .token(let token) = $0 { token } else { nil } }
  }

  /// The leaves of a theme's elevation.
  ///
  /// - Parameters:
  ///   - path: the level's.
  ///   - value: what a token says in the appearance.
  /// - Returns: a theme's leaves in their order.
  func leaves(
    at path: TokenPath,
    _ value: (TokenPath) -> TokenValue?
  ) -> [(TokenPath, Expression)] {
    let style = self.style ?? devices(value).first ?? .none
    var leaves = [(path.appending("style"), Expression.value(.string(style.rawValue)))]
    let border = path.appending("border")
    switch self.border {
    case nil: leaves.append((border, .value(.null)))
    case .stroke(let width, let color):
      leaves.append((border.appending("width"), width))
      leaves.append((border.appending("color"), color))
    case .token(let token):
      let stroke = value(token)
      let width = Self.points(stroke?["width"])
      leaves.append((border.appending("width"), .parts(of: [token], .value(width))))
      leaves.append((border.appending("color"), Self.part("color", of: stroke, token)))
    }
    let list = path.appending("shadows")
    let layers = shadows.flatMap { Self.layers($0, value) }
    if layers.isEmpty {
      let none = Expression.value(.list([]))
      leaves.append((list, shadowTokens.isEmpty ? none : .parts(of: shadowTokens, none)))
    }
    for (index, layer) in layers.enumerated() {
      for leaf in layer {
        leaves.append((list.appending("\(index)").appending(leaf.name), leaf.expression))
      }
    }
    let glass = path.appending("material")
    if let material {
      leaves += material.map { (glass.appending($0.name), $0.expression) }
    } else {
      leaves.append((glass, .value(.null)))
    }
    return leaves
  }

  private static func layers(_ shadow: Shadow, _ value: (TokenPath) -> TokenValue?) -> [[Leaf]] {
    switch shadow {
    case .layer(let leaves): return [leaves]
    case .token(let token):
      guard let whole = value(token) else { return [] }
      return (whole.list ?? [whole]).map { layer in
        func points(_ name: String) -> Leaf {
          (name, .parts(of: [token], .value(Self.points(layer[name]))))
        }
        let blur = Blur.css(layer["blur"]?.lengthInPoints ?? 0)
        return [
          ("color", part("color", of: layer, token)), points("offsetX"), points("offsetY"),
          ("blur", .parts(of: [token], .value(.blur(blur)))), points("spread"),
          ("inset", .parts(of: [token], .value(layer["inset"] ?? .bool(false)))),
        ]
      }
    }
  }

  private static func points(_ value: TokenValue?) -> TokenValue {
    .number(value?.lengthInPoints ?? 0)
  }

  private static func part(
    _ name: String,
    of value: TokenValue?,
    _ token: TokenPath
  ) -> Expression {
    .parts(of: [token], .value(value?[name] ?? .null))
  }
}
