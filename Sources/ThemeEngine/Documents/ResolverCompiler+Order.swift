extension ResolverCompiler {
  private static let inlineKeys = ["type", "name"]

  /// Remembers what stands within the order under which name, for references that try to reach it.
  mutating func collectInlineNames(_ root: ResolverNode) {
    guard let order = root.member("resolutionOrder") else { return }
    for element in order.node.elements where element.kind == .object && element["$ref"] == nil {
      guard let name = element["name"]?.string else { continue }
      let place = ResolverNode(file: order.file, node: element)
      if inlineNames[TokenPath(name)] == nil { inlineNames[TokenPath(name)] = place }
    }
  }

  mutating func compileOrder(_ root: ResolverNode) {
    guard let order = root.member("resolutionOrder") else {
      let keys = root.node.members.map(\.key)
      report(
        .resolverMissingKey,
        at: root,
        "a resolver document has to have a 'resolutionOrder'",
        expected: "'resolutionOrder'",
        found: NameSuggestion.nearest(to: "resolutionOrder", among: keys).map { "'\($0)'" }
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
        expected: "at least one set or modifier"
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
    guard let text = reference.node.string else {
      mismatch(reference, "'$ref'", expected: "a text")
      return nil
    }
    guard let target = target(of: place, for: .order) else { return nil }
    named.insert(target.place.id)
    let name = place.member("name")?.node.string ?? target.name
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
      ["$ref", "sources", "description", "$extensions"] + Self.inlineKeys,
      "a reference to a set"
    )
    if overridingSources(target) != nil || target.kind == .other {
      return .set(addSet(target.object, name, isReference: false))
    }
    return .set(set(at: target.place, name: name))
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
      let known = ["sources", "description", "$extensions"] + Self.inlineKeys
      checkKeys(place, known, "the set '\(name ?? "")'")
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
    guard let value = place.member(key) else {
      report(
        .resolverMissingKey,
        at: place,
        "what stands within 'resolutionOrder' has to have a '\(key)'"
          + (suggestion.map { ": \"\(key)\": \"\($0)\"" } ?? ""),
        expected: "'\(key)'"
      )
      return nil
    }
    if value.node.kind != .string { mismatch(value, "'\(key)'", expected: "a text") }
    return value.node.string
  }
}
