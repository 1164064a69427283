extension ResolverCompiler {
  static let modifierKeys = ["contexts", "default", "description", "$extensions"]

  /// The position of the modifier that an object of a map defines.
  mutating func modifier(at place: ResolverNode, name: String) -> Int {
    if let known = modifierPositions[place.id] { return known }
    let position: Int
    if hasWrongReference(place) {
      plan.modifiers.append(ResolverPlan.Modifier(name: name, place: place))
      position = plan.modifiers.count - 1
    } else {
      position = addModifier(ResolverObject(layers: [place]), name, keys: Self.modifierKeys)
    }
    modifierPositions[place.id] = position
    return position
  }

  /// A modifier of an object's own or overridden members.
  ///
  /// The object that begins it may have the keys, and `$ref` where it refers to another.
  mutating func addModifier(_ object: ResolverObject, _ name: String, keys: [String]) -> Int {
    var object = object
    plan.modifiers.append(ResolverPlan.Modifier(name: name, place: object.nearest))
    let position = plan.modifiers.count - 1
    let last = object.layers[object.layers.count - 1]
    let isReference = last.isReference
    if isReference {
      guard let target = target(of: last, for: .modifier) else { return position }
      object.layers.removeLast()
      object.layers += target.object.layers
    }
    let hint = misspelledContexts(object)
    var known = isReference || object.layers.count > 1 ? keys + ["$ref"] : keys
    if hint != nil { known.append("context") }
    checkKeys(object.nearest, known, "the modifier '\(name)'")
    checkNotes(object)
    guard let contexts = contexts(of: object, hint, name) else { return position }
    compileContexts(contexts, of: position)
    compileDefault(of: object, position)
    return position
  }

  /// `context` where `contexts` is missing.
  private func misspelledContexts(_ object: ResolverObject) -> ResolverNode? {
    object.member("contexts") == nil ? object.member("context") : nil
  }

  private mutating func contexts(
    of object: ResolverObject,
    _ misspelled: ResolverNode?,
    _ name: String
  ) -> ResolverNode? {
    if let contexts = object.member("contexts") { return contexts }
    let known = Self.modifierKeys + Self.inlineKeys + ["context"]
    if let meant = value("contexts", of: object.nearest, known: known) { return meant }
    report(
      .resolverMissingKey,
      isLenient && misspelled != nil ? .warning : .error,
      at: misspelled ?? object.nearest,
      "the modifier '\(name)' has no 'contexts'"
        + (misspelled == nil ? "" : "; it has 'context', which is not the key"),
      expected: "'contexts'",
      found: misspelled == nil ? "an object without it" : "'context'",
      suggestion: misspelled.map { _ in "contexts" }
    )
    return misspelled
  }

  private mutating func compileContexts(_ contexts: ResolverNode, of modifier: Int) {
    let name = plan.modifiers[modifier].name
    if let known = contextMaps[contexts.id] {
      plan.modifiers[modifier].contexts = known
      return
    }
    guard contexts.node.kind == .object else {
      mismatch(
        contexts,
        "'contexts' of the modifier '\(name)'",
        expected: "an object from context to sources"
      )
      return
    }
    var names: [(name: String, place: ResolverNode)] = []
    for member in contexts.node.members {
      let key = member.key
      let list = ResolverNode(file: contexts.file, node: member.value)
      names.append((key, list))
      let sources = compileSources(list, "'\(key)' of the modifier '\(name)'")
      plan.modifiers[modifier].contexts.append(ResolverPlan.Context(name: key, sources: sources))
    }
    contextMaps[contexts.id] = plan.modifiers[modifier].contexts
    checkCase(names, "context")
    switch names.count {
    case 0:
      report(
        .resolverNoContexts,
        at: contexts,
        "the modifier '\(name)' has no context",
        expected: "two or more contexts",
        found: "none"
      )
    case 1:
      report(
        .resolverSingleContext,
        isLenient ? .warning : .error,
        at: contexts,
        "the modifier '\(name)' has one context; a set says the same",
        expected: "two or more contexts",
        found: "'\(names[0].name)' alone"
      )
    default: break
    }
  }

  private mutating func compileDefault(of object: ResolverObject, _ modifier: Int) {
    guard let value = object.member("default") else { return }
    // Without contexts another finding says all there is to say.
    guard !plan.modifiers[modifier].contexts.isEmpty else { return }
    let name = plan.modifiers[modifier].name
    guard let text = value.node.string else {
      mismatch(value, "'default' of the modifier '\(name)'", expected: "the name of a context")
      return
    }
    let names = plan.modifiers[modifier].contexts.map(\.name)
    plan.modifiers[modifier].defaultContext = names.firstIndex { $0.equalsInBytes(text) }
    guard plan.modifiers[modifier].defaultContext == nil else { return }
    report(
      .resolverUnknownDefault,
      at: value,
      "the modifier '\(name)' has no context '\(text)' for its default",
      expected: WordList(quoting: names, atMost: 20).or,
      found: "'\(text)'",
      suggestion: NameSuggestion.nearest(to: text, among: names)
    )
  }
}
