extension TokenTree {
  /// The tree with every `$extends` carried out (Format module, Group inheritance); without one, the tree itself.
  func extended(reporting findings: inout DocumentFindings) -> TokenTree {
    guard properties.contains(where: extendsGroup) else { return self }
    var extending = GroupExtending(self, findings)
    extending.run()
    findings = extending.findings
    return extending.tree
  }

  /// Whether a property makes a group a copy of another one.
  func extendsGroup(_ property: Property) -> Bool {
    has("$extends", property.value) || has("$ref", property.value)
  }
}
