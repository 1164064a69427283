import ThemeEngine

/// A part of a shown comparison, by tier.
enum DiffSection: String, CaseIterable {
  case colors = "colours"
  case text
  case lengths = "space and radius"
  case elevation
  case components
  case policies
  case custom
  case brand

  /// Where the tokens of an area are shown.
  init(_ area: ThemeDiff.Area) {
    self =
      switch area {
      case .color: .colors
      case .text: .text
      case .space, .radius: .lengths
      case .elevation: .elevation
      case .component: .components
      case .policy: .policies
      case .custom: .custom
      case .brand: .brand
      }
  }

  /// The changes with those of a group beside each other, groups in the order of their first.
  func grouped(_ changes: [TokenChange]) -> [TokenChange] {
    var groups: [TokenPath?] = []
    var members: [TokenPath?: [TokenChange]] = [:]
    for change in changes {
      let group = group(of: change.token)
      if members[group] == nil { groups.append(group) }
      members[group, default: []].append(change)
    }
    return groups.flatMap { members[$0] ?? [] }
  }

  /// What a section's rows are grouped by: the text role or component that a token belongs to.
  func group(of token: TokenPath) -> TokenPath? {
    guard self == .text || self == .components else { return nil }
    let names = token.description.split(separator: ".").prefix(2)
    return names.count == 2 ? TokenPath(names.joined(separator: ".")) : nil
  }
}
