/// What a resolver document comes to: sources by position, so that choosing contexts copies nothing.
struct ResolverPlan: Sendable {
  var trees: [Tree] = []
  var sets: [Set] = []
  var modifiers: [Modifier] = []
  var order: [Step] = []

  /// A token tree in a file; where references override its members, their layers too.
  typealias Tree = ResolverObject

  /// Something that gives tokens.
  enum Source: Sendable {
    case tree(Int)
    /// The sources of a set in its place; the reference that says so.
    case set(Int, at: ResolverNode)
  }

  struct Set: Sendable {
    var name: String
    var place: ResolverNode
    var sources: [Source] = []
  }

  struct Context: Sendable {
    var name: String
    var sources: [Source]
  }

  struct Modifier: Sendable {
    var name: String
    var place: ResolverNode
    var contexts: [Context] = []
    var defaultContext: Int?
  }

  /// One entry of the order of resolution.
  enum Step: Sendable {
    case set(Int)
    case modifier(Int)
  }

  /// The trees to merge for the chosen contexts, in their order.
  ///
  /// A tree that comes again later is left out where it comes first, because its later place
  /// decides all that it says. So the cost is linear in the sets and sources that take part,
  /// however often sets refer to each other.
  ///
  /// The closure gives the position of the context that is chosen for a modifier.
  func trees(choosing context: (Int) -> Int?) -> [Int] {
    var found: [Int] = []
    var treesSeen = Swift.Set<Int>()
    var setsSeen = Swift.Set<Int>()
    var modifiersSeen = Swift.Set<Int>()
    for step in order.reversed() {
      var pending: [Source] = []
      switch step {
      case .set(let set) where setsSeen.insert(set).inserted: pending = sets[set].sources
      case .modifier(let modifier) where modifiersSeen.insert(modifier).inserted:
        if let chosen = context(modifier) { pending = modifiers[modifier].contexts[chosen].sources }
      case .set, .modifier: continue
      }
      while let source = pending.popLast() {
        switch source {
        case .tree(let tree):
          if treesSeen.insert(tree).inserted { found.append(tree) }
        case .set(let set, _):
          if setsSeen.insert(set).inserted { pending.append(contentsOf: sets[set].sources) }
        }
      }
    }
    return found.reversed()
  }
}
