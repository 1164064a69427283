extension TokenTree {
  /// A tree without anything in it.
  init() {
    sources = []
    nodes = [Node(name: "", kind: .group, place: Place(source: 0, word: 0))]
  }

  /// The tree with every `$extends` carried out (Format module, Group inheritance); without one, the tree itself.
  func extended(reporting findings: inout DocumentFindings) -> TokenTree {
    guard nodes.contains(where: { $0.properties.contains(where: \.extendsGroup) }) else {
      return self
    }
    var extending = GroupExtending(self, findings)
    extending.run()
    findings = extending.findings
    return extending.tree
  }
}
