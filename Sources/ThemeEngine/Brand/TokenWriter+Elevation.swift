extension TokenWriter {
  package mutating func elevation<Palette>(
    _ answer: ElevationAnswer<Palette>,
    at path: TokenPath
  ) {
    attributing(to: answer.attribution, below: path) { writer in
      let light = answer.light.leaves(at: path)
      guard answer.light != answer.dark else {
        for (path, expression) in light { writer.leaf(path, expression) }
        return
      }
      let dark = answer.dark.leaves(at: path)
      let lightByPath = Dictionary(light) { first, _ in first }
      let darkByPath = Dictionary(dark) { first, _ in first }
      let added = dark.filter { lightByPath[$0.0] == nil }
      for (path, _) in light + added {
        let origin = writer.origin(of: path)
        let cells = TokenCells.varying(
          light: lightByPath[path].map { Token.Definition($0, origin) },
          dark: darkByPath[path].map { Token.Definition($0, origin) }
        )
        writer.add(Token(path, cells))
      }
    }
  }
}

extension Elevation {
  fileprivate func leaves<Palette>(at path: TokenPath) -> [(TokenPath, Expression)]
  where Color == ColorAlias<Palette> {
    var leaves = [(path.appending("style"), Expression.value(.string(style.rawValue)))]
    let border = path.appending("border")
    if let stroke = self.border {
      leaves.append((border.appending("width"), .value(.number(stroke.width))))
      leaves.append((border.appending("color"), stroke.color.expression))
    } else {
      leaves.append((border, .value(.null)))
    }
    let list = path.appending("shadows")
    if shadows.isEmpty { leaves.append((list, .value(.list([])))) }
    for (index, shadow) in shadows.enumerated() {
      let layer = list.appending("\(index)")
      leaves.append((layer.appending("color"), shadow.color.expression))
      leaves.append((layer.appending("offsetX"), .value(.number(shadow.offsetX))))
      leaves.append((layer.appending("offsetY"), .value(.number(shadow.offsetY))))
      leaves.append((layer.appending("blur"), .value(.blur(shadow.blur))))
      leaves.append((layer.appending("spread"), .value(.number(shadow.spread))))
      leaves.append((layer.appending("inset"), .value(.bool(shadow.inset))))
    }
    let glass = path.appending("material")
    if let material {
      leaves.append((glass.appending("name"), .value(.string(material.name.rawValue))))
      leaves.append((glass.appending("tint"), material.tint.expression))
      leaves.append((glass.appending("fallback"), material.fallback.expression))
    } else {
      leaves.append((glass, .value(.null)))
    }
    return leaves
  }
}
