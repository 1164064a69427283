/// The token sets of Tokens Studio files.
enum StudioSets {
  /// The members of a root that say which sets and themes there are.
  static let themesKey = "$themes"
  static let metadataKey = "$metadata"

  /// Whether the members of a file's root are sets, whose names are no part of the tokens' paths.
  ///
  /// `$themes` or `$metadata` says so. Without them the references decide: they are sets where more
  /// references lead to another token that way. Linear in the size of the file.
  static func areMeant(by root: JSONView) -> Bool {
    if root["$themes" as StaticString] != nil || root["$metadata" as StaticString] != nil {
      return true
    }
    guard let counts = references(of: root, fewestSets: 1) else { return false }
    return counts.asSets > counts.asGroups
  }

  /// Whether references tell that the members of a root are sets in a file that nothing else tells
  /// to be of Tokens Studio.
  ///
  /// Every one has to lead to a token that way, and some don't as they stand. One group alone tells
  /// nothing, as its references may be meant for other files.
  static func areCertain(in root: JSONView) -> Bool {
    guard let counts = references(of: root, fewestSets: 2) else { return false }
    return counts.asSets == counts.all && counts.asGroups < counts.all
  }

  /// How many references of a file lead to another token as they stand, and how many do where the
  /// members of its root are sets; nil where these can't be.
  private static func references(
    of root: JSONView,
    fewestSets: Int
  ) -> (all: Int, asGroups: Int, asSets: Int)? {
    var groups: [JSONView] = []
    for member in root.members where !member.beginsWithDollar {
      guard member.value.kind == .object, !DialectIndex.isToken(member.value) else { return nil }
      groups.append(member.value)
    }
    guard groups.count >= fewestSets else { return nil }
    let references = references(in: root)
    func count(_ index: DialectIndex) -> Int {
      references.count { reference in
        switch index.target(reference.name) {
        case nil: false
        case .property: true
        case .token(let entry): !entry.token.isSame(as: reference.token)
        }
      }
    }
    let asGroups = count(DialectIndex([root], dialect: .tokensStudio))
    if asGroups == references.count { return (references.count, asGroups, 0) }
    let asSets = count(DialectIndex(groups, dialect: .tokensStudio))
    return (references.count, asGroups, asSets)
  }

  /// What stands between the braces of every token's value, with the token.
  static func references(in root: JSONView) -> [(name: String, token: JSONView)] {
    var found: [(name: String, token: JSONView)] = []
    var open: [(node: JSONView, token: JSONView?)] = [(root, nil)]
    while let (node, token) = open.popLast() {
      if let token, let text = node.string {
        for case .reference(let name) in InterpolatedText.parts(text) {
          found.append((name, token))
        }
      }
      for element in node.elements { open.append((element, token)) }
      let own = DialectIndex.isToken(node) ? node : nil
      for member in node.members {
        let begins = own != nil && (member.hasKey("value") || member.hasKey("$value"))
        open.append((member.value, begins ? own : token))
      }
    }
    return found
  }
}
