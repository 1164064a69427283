extension ResolverCompiler {
  /// Reports every reference that closes a circle of sets, with the sets on it.
  mutating func reportCycles() {
    enum Mark { case new, open, done }
    var marks = Array(repeating: Mark.new, count: plan.sets.count)
    var depths = Array(repeating: 0, count: plan.sets.count)
    var path: [(set: Int, next: Int)] = []
    for start in plan.sets.indices where marks[start] == .new {
      path.append((start, 0))
      marks[start] = .open
      while let (set, next) = path.last {
        guard next < plan.sets[set].sources.count else {
          marks[set] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard case .set(let target, let place) = plan.sets[set].sources[next] else { continue }
        switch marks[target] {
        case .done: break
        case .open: reportCycle(path[depths[target]...].lazy.map(\.set), closedBy: place)
        case .new:
          marks[target] = .open
          depths[target] = path.count
          path.append((target, 0))
        }
      }
    }
  }

  private static let namesShown = 8

  private mutating func reportCycle(_ sets: some Collection<Int>, closedBy place: ResolverNode) {
    let names = sets.prefix(Self.namesShown).map { "'\(plan.sets[$0].name)'" }
    let rest = sets.count > names.count ? " → …" : ""
    let first = names.first ?? ""
    var related: [Related] = []
    for set in sets.prefix(Self.namesShown) {
      related.append(self.related("the set '\(plan.sets[set].name)'", at: plan.sets[set].place))
    }
    report(
      .resolverCircularReference,
      at: place.member("$ref") ?? place,
      "sets refer to each other in a circle: \(names.joined(separator: " → "))\(rest) → \(first)",
      expected: "sets that don't come back to themselves",
      found: place.reference.map { "'\($0)'" },
      related: related
    )
  }
}
