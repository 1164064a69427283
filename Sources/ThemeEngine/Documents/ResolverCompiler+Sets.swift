extension ResolverCompiler {
  static let setKeys = ["sources", "description", "$extensions"]

  /// The position of the set that an object of a map defines.
  mutating func set(at place: ResolverNode, name: String) -> Int {
    if let known = setPositions[place.id] { return known }
    let position: Int
    if hasWrongReference(place) {
      plan.sets.append(ResolverPlan.Set(name: name, place: place))
      position = plan.sets.count - 1
    } else {
      if !place.isReference { checkKeys(place, Self.setKeys, "the set '\(name)'") }
      position = addSet(ResolverObject(layers: [place]), name, isReference: place.isReference)
    }
    setPositions[place.id] = position
    return position
  }

  /// A set whose sources are read later.
  mutating func addSet(_ object: ResolverObject, _ name: String, isReference: Bool) -> Int {
    plan.sets.append(ResolverPlan.Set(name: name, place: object.nearest))
    waiting.append((plan.sets.count - 1, object, isReference))
    return plan.sets.count - 1
  }

  mutating func compileWaitingSets() {
    var next = 0
    while next < waiting.count {
      let (position, object, isReference) = waiting[next]
      next += 1
      let name = plan.sets[position].name
      if isReference {
        compileReferringSet(position, object.nearest, name)
      } else {
        compileSources(of: object, into: position, name)
      }
    }
    waiting = []
  }

  private mutating func compileReferringSet(_ set: Int, _ place: ResolverNode, _ name: String) {
    checkKeys(place, ["$ref"] + Self.setKeys, "the set '\(name)'")
    guard let target = target(of: place, for: .set) else { return }
    if let overridden = overridingSources(target) {
      compileSources(of: overridden, into: set, name)
    } else if target.kind == .set {
      let other = self.set(at: target.place, name: target.name)
      plan.sets[set].sources = [.set(other, at: place)]
    } else if target.object.member("sources") != nil {
      compileSources(of: target.object, into: set, name)
    } else {
      wrongTarget(place, place.reference ?? "", "is no set: it has no 'sources'")
    }
  }

  /// The object of a reference to a set that replaces its sources.
  func overridingSources(_ target: Target) -> ResolverObject? {
    let overrides = target.object.layers.dropLast()
    return overrides.contains { $0.member("sources") != nil } ? target.object : nil
  }

  private mutating func compileSources(
    of object: ResolverObject,
    into set: Int,
    _ name: String
  ) {
    checkNotes(object)
    let known = Self.setKeys + Self.inlineKeys
    let written = object.member("sources") ?? value("sources", of: object.nearest, known: known)
    guard let sources = written else {
      report(
        .resolverMissingKey,
        at: object.nearest,
        "the set '\(name)' has no 'sources'",
        expected: "'sources'",
        found: "an object without it"
      )
      return
    }
    plan.sets[set].sources = compileSources(sources, "'sources' of the set '\(name)'")
  }

  /// The sources of a list; faulty ones are left out.
  mutating func compileSources(_ list: ResolverNode, _ name: String) -> [ResolverPlan.Source] {
    if let known = sourceLists[list.id] { return known }
    var sources: [ResolverPlan.Source] = []
    if list.node.kind == .array {
      for element in list.node.elements {
        let place = ResolverNode(file: list.file, node: element)
        if let source = compileSource(place, name) { sources.append(source) }
      }
    } else {
      mismatch(list, name, expected: "a list")
    }
    sourceLists[list.id] = sources
    return sources
  }

  private mutating func compileSource(
    _ place: ResolverNode,
    _ name: String
  ) -> ResolverPlan.Source? {
    guard place.node.kind == .object else {
      mismatch(place, "each of \(name)", expected: "a reference or an object with tokens")
      return nil
    }
    guard let reference = place.member("$ref") else {
      return .tree(tree(ResolverObject(layers: [place])))
    }
    if hasWrongReference(place) { return nil }
    guard let target = target(of: place, for: .source) else { return nil }
    if target.kind != .set, target.place.member("$value") != nil {
      wrongTarget(
        place,
        reference.node.string ?? "",
        "is a token; point at the group that holds it"
      )
      return nil
    }
    guard target.kind == .set else { return .tree(tree(target.object)) }
    if let overridden = overridingSources(target) {
      return .set(addSet(overridden, target.name, isReference: false), at: place)
    }
    return .set(set(at: target.place, name: target.name), at: place)
  }

  /// The position of a tree, the same for the same place without overrides.
  private mutating func tree(_ object: ResolverObject) -> Int {
    let layers = object.layers.dropLast().filter { $0.node.count > 1 } + object.layers.suffix(1)
    let id = layers.count == 1 ? layers[0].id : nil
    if let id, let known = treePositions[id] { return known }
    plan.trees.append(ResolverObject(layers: layers))
    if let id { treePositions[id] = plan.trees.count - 1 }
    return plan.trees.count - 1
  }
}
