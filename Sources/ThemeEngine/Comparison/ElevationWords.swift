/// An elevation in words, its colours named by the roles that have them.
struct ElevationWords {
  private let roles: [(name: String, color: TokenValue)]

  init(_ table: TokenTable) {
    roles = ColorRole.allCases.compactMap { role in
      table[role.path].map { (role.rawValue, $0) }
    }
  }

  /// One line about an elevation that is one object, as in a theme's JSON.
  func text(_ elevation: TokenValue) -> String {
    var parts: [String] = []
    if let border = elevation[member: "border"], border != .null {
      let color = name(border[member: "color"], preferred: .border)
      parts.append("border \(points(border[member: "width"])) pt in \(color)")
    }
    parts += (elevation[member: "shadows"]?.list ?? []).map(shadow)
    if let material = elevation[member: "material"], material != .null {
      let tint = name(material[member: "tint"], preferred: .surface)
      let fallback = name(material[member: "fallback"], preferred: .surface)
      let kind = material[member: "name"]?.string ?? ""
      let text = "material \(kind), tint \(tint), fallback \(fallback)"
      // The main device comes first.
      let isMain = elevation[member: "style"]?.string == ElevationStyle.material.rawValue
      parts.insert(text, at: isMain ? 0 : parts.endIndex)
    }
    return parts.isEmpty ? "none" : parts.joined(separator: " + ")
  }

  private func shadow(_ shadow: TokenValue) -> String {
    let offset = "\(points(shadow[member: "offsetX"])) \(points(shadow[member: "offsetY"]))"
    var text = "shadow \(offset), \(shadow[member: "blur"] ?? .null)"
    if let spread = shadow[member: "spread"]?.number, spread != 0 {
      text += ", spread \(DecimalText.string(spread))"
    }
    if shadow[member: "inset"]?.bool == true { text += ", inset" }
    return text + ", in " + name(shadow[member: "color"], preferred: .border)
  }

  private func points(_ value: TokenValue?) -> String {
    DecimalText.string(value?.number ?? 0)
  }

  /// The preferred role where it has the colour, else the first that has it, else the colour itself.
  private func name(_ color: TokenValue?, preferred: ColorRole) -> String {
    guard let color else { return "none" }
    let same = roles.filter { $0.color.isSame(as: color) }
    let role = same.first { $0.name == preferred.rawValue } ?? same.first
    return role?.name ?? color.description
  }
}
