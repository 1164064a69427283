extension ResolverCompiler {
  static let inlineKeys = ["type", "name"]

  /// Remembers what stands within the order under which name, for references that try to reach it.
  mutating func collectInlineNames(_ root: ResolverNode) {
    guard let order = value("resolutionOrder", of: root, known: Self.rootKeys) else { return }
    for element in order.node.elements where element.kind == .object && element["$ref"] == nil {
      guard let name = element["name"]?.string else { continue }
      let place = ResolverNode(file: order.file, node: element)
      if inlineNames[TokenPath(name)] == nil { inlineNames[TokenPath(name)] = place }
    }
  }

  mutating func compileOrder(_ root: ResolverNode) {
    guard let order = value("resolutionOrder", of: root, known: Self.rootKeys) else {
      report(
        .resolverMissingKey,
        at: root,
        "a resolver document has to have a 'resolutionOrder'",
        expected: "'resolutionOrder'",
        found: "an object without it"
      )
      return
    }
    guard order.node.kind == .array else {
      mismatch(order, "'resolutionOrder'", expected: "a list")
      return
    }
    if order.node.count == 0 {
      report(
        .resolverEmptyOrder,
        at: order,
        "'resolutionOrder' is empty, so there are no tokens",
        expected: "at least one set or modifier",
        found: "an empty list"
      )
    }
    for element in order.node.elements {
      let place = ResolverNode(file: order.file, node: element)
      guard element.kind == .object else {
        mismatch(place, "each of 'resolutionOrder'", expected: "a reference, a set or a modifier")
        continue
      }
      let step =
        if let reference = place.member("$ref") {
          referredStep(place, reference)
        } else {
          inlineStep(place)
        }
      if let step { plan.order.append(step) }
    }
    reportRepeatedNames(order)
  }

  private mutating func referredStep(
    _ place: ResolverNode,
    _ reference: ResolverNode
  ) -> ResolverPlan.Step? {
    if hasWrongReference(place) { return nil }
    let text = reference.node.string ?? ""
    guard let target = target(of: place, for: .order) else { return nil }
    named.insert(target.place.id)
    let name = place.member("name")?.node.string ?? target.name
    checkType(place, isModifier: target.kind == .modifier, isSet: target.kind == .set)
    let overrides = target.object.layers.dropLast()
    if target.kind == .modifier || target.kind == .other && target.object.member("contexts") != nil
    {
      let keys = Self.modifierKeys + Self.inlineKeys
      let isOverridden = overrides.contains {
        $0.member("contexts") != nil || $0.member("default") != nil || $0.member("name") != nil
      }
      if isOverridden || target.kind == .other {
        return .modifier(addModifier(target.object, name, keys: keys))
      }
      checkKeys(place, keys + ["$ref"], "a reference to a modifier")
      return .modifier(modifier(at: target.place, name: name))
    }
    guard target.kind == .set || target.object.member("sources") != nil else {
      wrongTarget(place, text, "is neither a set nor a modifier")
      return nil
    }
    checkKeys(
      place,
      ["$ref"] + Self.setKeys + Self.inlineKeys,
      "a reference to a set"
    )
    if overridingSources(target) != nil || target.kind == .other {
      return .set(addSet(target.object, name, isReference: false))
    }
    return .set(set(at: target.place, name: name))
  }

  /// Reports a `type` beside a reference that contradicts what it leads to.
  private mutating func checkType(_ place: ResolverNode, isModifier: Bool, isSet: Bool) {
    guard isModifier || isSet, let type = place.member("type") else { return }
    let expected = isModifier ? "modifier" : "set"
    guard !type.node.isString(expected) else { return }
    mismatch(type, "'type' of a reference to a \(expected)", expected: "'\(expected)'")
  }

  private mutating func inlineStep(_ place: ResolverNode) -> ResolverPlan.Step? {
    let object = ResolverObject(layers: [place])
    let name = inlineText("name", of: place, suggestion: nil)
    let keys = place.node.members.map(\.key)
    let likely: String? =
      if keys.contains("sources") {
        "set"
      } else {
        keys.contains("contexts") || keys.contains("context") ? "modifier" : nil
      }
    let written = inlineText("type", of: place, suggestion: likely)
    switch written ?? likely {
    case "set":
      checkKeys(place, Self.setKeys + Self.inlineKeys, "the set '\(name ?? "")'")
      return .set(addSet(object, name ?? "", isReference: false))
    case "modifier":
      let known = Self.modifierKeys + Self.inlineKeys
      return .modifier(addModifier(object, name ?? "", keys: known))
    case let other:
      guard let other, let type = place.member("type") else { return nil }
      report(
        .resolverWrongType,
        at: type,
        "'type' has to be 'set' or 'modifier', found '\(other)'",
        expected: "'set' or 'modifier'",
        found: "'\(other)'",
        suggestion: NameSuggestion.nearest(to: other, among: ["set", "modifier"]) ?? likely
      )
      return nil
    }
  }

  private mutating func inlineText(
    _ key: String,
    of place: ResolverNode,
    suggestion: String?
  ) -> String? {
    let known = Self.setKeys + Self.modifierKeys + Self.inlineKeys
    guard let value = value(key, of: place, known: known) else {
      report(
        .resolverMissingKey,
        at: place,
        "what stands within 'resolutionOrder' has to have a '\(key)'"
          + (suggestion.map { ": \"\(key)\": \"\($0)\"" } ?? ""),
        expected: "'\(key)'",
        found: "an object without it"
      )
      return nil
    }
    if value.node.kind != .string { mismatch(value, "'\(key)'", expected: "a text") }
    return value.node.string
  }
}
