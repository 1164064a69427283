extension ResolverCompiler {
  /// Reports names within the order that repeat, and those that a referred set or modifier has.
  mutating func reportRepeatedNames(_ order: ResolverNode) {
    var inline: [TokenPath: ResolverNode] = [:]
    var places: Set<ResolverNode.ID> = []
    for element in order.node.elements where element.kind == .object && element["$ref"] == nil {
      guard let text = element["name"]?.string else { continue }
      let place = ResolverNode(file: order.file, node: element)
      places.insert(place.id)
      guard let first = inline[TokenPath(text)] else {
        inline[TokenPath(text)] = place
        continue
      }
      duplicate(text, place, first)
    }
    reportNameClashes(of: places)
  }

  private mutating func reportNameClashes(of inlinePlaces: Set<ResolverNode.ID>) {
    var sets: [TokenPath: ResolverNode] = [:]
    var modifiers: [String: ResolverNode] = [:]
    for step in plan.order {
      switch step {
      case .set(let set):
        let set = plan.sets[set]
        if !inlinePlaces.contains(set.place.id) { sets[TokenPath(set.name)] = set.place }
      case .modifier(let modifier):
        let modifier = plan.modifiers[modifier]
        if !inlinePlaces.contains(modifier.place.id) {
          modifiers[modifier.name.lowercased()] = modifier.place
        }
      }
    }
    var distinct: [(name: String, place: ResolverNode)] = []
    var places: Set<ResolverNode.ID> = []
    for step in plan.order {
      switch step {
      case .set(let set):
        let set = plan.sets[set]
        guard inlinePlaces.contains(set.place.id) else { continue }
        if let other = sets[TokenPath(set.name)] { duplicate(set.name, set.place, other) }
      case .modifier(let modifier):
        let modifier = plan.modifiers[modifier]
        let isInline = inlinePlaces.contains(modifier.place.id)
        if isInline, let other = modifiers[modifier.name.lowercased()] {
          duplicate(modifier.name, modifier.place, other)
        } else if places.insert(modifier.place.id).inserted {
          distinct.append((modifier.name, modifier.place))
        }
      }
    }
    checkCase(distinct, "modifier")
  }

  private mutating func duplicate(_ name: String, _ place: ResolverNode, _ other: ResolverNode) {
    let first = related("the other '\(name)'", at: other)
    report(
      .resolverDuplicateName,
      at: place.member("name") ?? place,
      "the name '\(name)' is taken; what stands within 'resolutionOrder' needs one of its own",
      expected: "a name that nothing else has",
      found: "'\(name)'",
      related: [first]
    )
  }

  /// Reports definitions from which no token comes.
  mutating func reportUnused(
    sets: [(name: String, place: ResolverNode)],
    modifiers: [(name: String, place: ResolverNode)]
  ) {
    var used = named.union(meant)
    var pending: [ResolverPlan.Source] = []
    for id in meant {
      if let set = setPositions[id] { pending += plan.sets[set].sources }
      guard let modifier = modifierPositions[id] else { continue }
      pending += plan.modifiers[modifier].contexts.flatMap(\.sources)
    }
    var modifiersSeen = Set<Int>()
    for step in plan.order {
      switch step {
      case .set(let set): pending.append(.set(set, at: plan.sets[set].place))
      case .modifier(let modifier):
        guard modifiersSeen.insert(modifier).inserted else { continue }
        used.insert(plan.modifiers[modifier].place.id)
        pending += plan.modifiers[modifier].contexts.flatMap(\.sources)
      }
    }
    var seen = Set<Int>()
    while let source = pending.popLast() {
      guard case .set(let set, _) = source, seen.insert(set).inserted else { continue }
      used.insert(plan.sets[set].place.id)
      pending += plan.sets[set].sources
    }
    for (kind, definitions) in [("set", sets), ("modifier", modifiers)] {
      for (name, place) in definitions where !used.contains(place.id) {
        report(
          .resolverUnused,
          .warning,
          at: place,
          "the \(kind) '\(name)' is not used: nothing in 'resolutionOrder' leads to it",
          expected: "a reference in 'resolutionOrder'",
          found: "none"
        )
      }
    }
  }
}
