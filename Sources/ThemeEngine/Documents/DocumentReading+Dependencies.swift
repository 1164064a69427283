extension DocumentReading {
  private func targets(of entry: Int) -> ArraySlice<Int32> {
    links[Int(linkStarts[entry])..<Int(linkStarts[entry + 1])]
  }

  /// Finds rings, and takes the value from every token that depends on a fault.
  ///
  /// Linear in tokens and references: a token is done when all that it refers to are.
  mutating func checkDependencies() {
    var users = Array(repeating: Int32(0), count: entries.count + 1)
    for link in links { users[Int(link) + 1] += 1 }
    for index in 1..<max(1, users.count) { users[index] += users[index - 1] }
    var userList = Array(repeating: Int32(0), count: links.count)
    var fill = users
    var open = Array(repeating: Int32(0), count: entries.count)
    for entry in entries.indices {
      let targets = targets(of: entry)
      open[entry] = Int32(targets.count)
      for target in targets {
        userList[Int(fill[Int(target)])] = Int32(entry)
        fill[Int(target)] += 1
      }
    }
    var ready = entries.indices.filter { open[$0] == 0 }
    var next = 0
    while next < ready.count {
      let entry = ready[next]
      next += 1
      for user in userList[Int(users[entry])..<Int(users[entry + 1])] {
        let user = Int(user)
        if entries[entry].isFaulty { inherit(user, from: entry) }
        open[user] -= 1
        if open[user] == 0 { ready.append(user) }
      }
    }
    if ready.count < entries.count { reportRings(entries.indices.filter { open[$0] > 0 }) }
    for (fault, count) in dependents where count > Self.namedDependents {
      let message = "\(count) tokens depend on it and have no value either, among them these"
      findings.relateFirst(Related(message: message), to: fault)
    }
  }

  /// How many dependent tokens a finding names.
  private static let namedDependents = 20

  private mutating func inherit(_ user: Int, from entry: Int) {
    guard !entries[user].isFaulty else { return }
    entries[user].isFaulty = true
    entries[user].fault = entries[entry].fault
    guard let fault = entries[entry].fault else { return }
    relate(user, to: fault)
  }

  /// Adds a token to those that have no value because of a finding.
  mutating func relate(_ user: Int, to fault: Int) {
    let count = dependents[fault, default: 0] + 1
    dependents[fault] = count
    guard count <= Self.namedDependents else { return }
    let path = paths[user]
    guard findings.lastRelatedToken(of: fault) != path.description else { return }
    let message = "'\(path)' depends on it and has no value either"
    findings.relate(findings.related(valueNode(entries[user]), path, message), to: fault)
  }

  /// Reports each ring among tokens that wait for one, and what depends on them.
  private mutating func reportRings(_ waiting: [Int]) {
    let tokens = waiting.map { entry in
      let targets = targets(of: entry).map { Expression.alias(paths[Int($0)]) }
      return Token(paths[entry], .list(targets), Origin(.stated))
    }
    let graph = TokenGraph(tokens)
    let graphLinks = GraphLinks(graph, scheme: .light, contrast: .standard)
    let order = DependencyOrder(graphLinks)
    for ring in order.rings { report(ring: ring.map { waiting[$0] }) }
    for position in order.order {
      let entry = waiting[position]
      for target in targets(of: entry) where entries[Int(target)].isFaulty {
        inherit(entry, from: Int(target))
      }
    }
  }

  /// How many members of a ring the message itself names.
  private static let namedMembers = 8

  private mutating func report(ring: [Int]) {
    guard let first = ring.first else { return }
    let members = way(round: ring, from: first)
    let named = members.prefix(Self.namedMembers).map { "'\(paths[$0])'" }
      .joined(separator: " -> ")
    let rest = members.count - Self.namedMembers
    let middle = rest > 0 ? " -> (\(rest) more)" : ""
    current = Int32(first)
    firstFault = nil
    var related: [Related] = []
    for member in ring where ring.count > 1 {
      let path = paths[member]
      related.append(
        findings.related(valueNode(entries[member]), path, "'\(path)' is part of the ring")
      )
    }
    fail(
      .aliasCycle,
      valueNode(entries[first]),
      ring.count == 1
        ? "'\(paths[first])' refers to itself; give it a value of its own"
        : "tokens refer to each other in a ring: \(named)\(middle) -> '\(paths[first])'; "
          + "give one of them a value of its own",
      expected: "a literal in one of them",
      found: valueNode(entries[first]).json.foundText,
      related: related
    )
    for member in ring {
      entries[member].isFaulty = true
      entries[member].fault = entries[member].fault ?? firstFault
    }
  }

  /// One way round a ring, beginning at a member.
  private func way(round ring: [Int], from start: Int) -> [Int] {
    let members = Set(ring)
    var way: [Int] = []
    var seen: [Int: Int] = [:]
    var entry = start
    while seen[entry] == nil {
      seen[entry] = way.count
      way.append(entry)
      guard let next = targets(of: entry).first(where: { members.contains(Int($0)) }) else { break }
      entry = Int(next)
    }
    return Array(way[(seen[entry] ?? 0)...])
  }
}
