extension StudioThemesReader {
  mutating func theme(_ place: ResolverNode) {
    guard place.node.kind == .object else {
      malformed(place, "a theme", expected: "an object with 'name' and 'selectedTokenSets'")
      return
    }
    guard let name = place.member("name"), let text = name.node.string, !text.isEmpty else {
      malformed(place.member("name") ?? place, "a theme's 'name'", expected: "a text")
      return
    }
    let group = place.member("group")
    if let group, group.node.kind != .string, group.node.kind != .null {
      malformed(group, "the 'group' of the theme '\(text)'", expected: "a text")
    }
    let groupName = group?.node.string.flatMap { $0.isEmpty ? nil : $0 } ?? Self.ungrouped
    let modifier = modifier(groupName, place)
    let uses = uses(place, text)
    if contexts[modifier].updateValue(name, forKey: TokenPath(text)) != nil {
      report(
        .dialectRepeatedTheme,
        at: name,
        "the group '\(groupName)' has a theme '\(text)' already; this one can't be chosen",
        expected: "a name that no other theme of the group has",
        found: "'\(text)'"
      )
      return
    }
    plan.modifiers[modifier].contexts.append(ResolverPlan.Context(name: text, sources: []))
    themes.uses[modifier].append(uses)
  }

  private mutating func modifier(_ name: String, _ place: ResolverNode) -> Int {
    if let known = modifiers[TokenPath(name)] { return known }
    let position = plan.modifiers.count
    modifiers[TokenPath(name)] = position
    plan.modifiers.append(ResolverPlan.Modifier(name: name, place: place, defaultContext: 0))
    plan.order.append(.modifier(position))
    themes.uses.append([])
    contexts.append([:])
    return position
  }

  private mutating func uses(_ theme: ResolverNode, _ name: String) -> [Int: StudioThemes.Use] {
    guard let selected = theme.member("selectedTokenSets"), selected.node.kind == .object else {
      malformed(
        theme.member("selectedTokenSets") ?? theme,
        "'selectedTokenSets' of the theme '\(name)'",
        expected: "an object from set to 'enabled', 'source' or 'disabled'"
      )
      return [:]
    }
    var uses: [Int: StudioThemes.Use] = [:]
    for member in selected.node.members {
      let place = ResolverNode(file: selected.file, node: member.value)
      let words = StudioThemes.Use.allCases.map(\.rawValue)
      guard let use = member.value.string.flatMap(StudioThemes.Use.init(rawValue:)) else {
        let suggestion = member.value.string.flatMap {
          NameSuggestion.nearest(to: $0, among: words)
        }
        malformed(
          place,
          "the use of '\(member.key)' in the theme '\(name)'",
          expected: WordList(quoting: words).or,
          suggestion: suggestion
        )
        continue
      }
      let severity: Severity = use == .disabled ? .warning : .error
      if let set = set(member.key, at: place, "the theme '\(name)'", severity) { uses[set] = use }
    }
    return uses
  }
}
