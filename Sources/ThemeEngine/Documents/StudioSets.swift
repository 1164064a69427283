/// The token sets of Tokens Studio files.
enum StudioSets {
  /// The members of a root that say which sets and themes there are.
  static let themesKey = "$themes"
  static let metadataKey = "$metadata"

  /// Whether the members of a file's root are sets, whose names are no part of the tokens' paths.
  ///
  /// `$themes` or `$metadata` says so. Without them the references decide: they are sets where more
  /// references lead to a token that way. Linear in the size of the file.
  static func areMeant(by root: JSONView) -> Bool {
    if root["$themes" as StaticString] != nil || root["$metadata" as StaticString] != nil {
      return true
    }
    var groups: [JSONView] = []
    for member in root.members {
      if member.beginsWithDollar { continue }
      guard member.value.kind == .object, !DialectIndex.isToken(member.value) else { return false }
      groups.append(member.value)
    }
    let names = references(in: root)
    let plain = DialectIndex([root], dialect: .tokensStudio)
    let lost = names.filter { plain.target($0) == nil }
    if lost.isEmpty { return false }
    let sets = DialectIndex(groups, dialect: .tokensStudio)
    return names.filter { sets.target($0) != nil }.count > names.count - lost.count
  }

  /// What stands between the braces of every token's value.
  private static func references(in root: JSONView) -> [String] {
    var names: [String] = []
    var open = [(node: root, isValue: false)]
    while let (node, isValue) = open.popLast() {
      if isValue, let text = node.string {
        for case .reference(let name) in InterpolatedText.parts(text) { names.append(name) }
      }
      for element in node.elements { open.append((element, isValue)) }
      for member in node.members {
        let begins = member.hasKey("value") || member.hasKey("$value")
        open.append((member.value, isValue || begins && DialectIndex.isToken(node)))
      }
    }
    return names
  }
}
