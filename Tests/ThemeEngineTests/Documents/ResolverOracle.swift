/// A small random document, and its tokens by the plainest reading of the specification.
///
/// Sets are spliced where they are named, trees are laid over each other one after the other, and
/// aliases are followed at the very end.
struct ResolverOracle {
  indirect enum Tree {
    case group([(name: String, tree: Tree)])
    case number(Int)
    case alias(String)
  }

  enum Source {
    case tree(Tree)
    /// The same, written in a file.
    case file(String, Tree)
    case set(Int)
  }

  struct Modifier {
    var contexts: [[Source]]
    var hasDefault: Bool
  }

  enum Step {
    case set(Int)
    case modifier(Int)
  }

  var sets: [[Source]] = []
  var modifiers: [Modifier] = []
  var order: [Step] = []
  var files: [String: String] = [:]
  private var random: SplitMix
  private var counter = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    // A set refers to earlier ones only, so there is no circle.
    for set in 0..<Int.random(in: 1...4, using: &random) { sets.append(sources(below: set)) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let contexts = (0..<Int.random(in: 2...3, using: &random)).map { _ in
        sources(below: sets.count)
      }
      modifiers.append(Modifier(contexts: contexts, hasDefault: Bool.random(using: &random)))
    }
    sets.append([.tree(.group([("base", .group((0..<4).map { ("x\($0)", number()) }))]))])
    let steps = sets.indices.map(Step.set) + modifiers.indices.map(Step.modifier)
    order = steps.shuffled(using: &random)
    if Bool.random(using: &random), let again = steps.randomElement(using: &random) {
      order.append(again)
    }
  }

  private mutating func number() -> Tree {
    counter += 1
    return .number(counter)
  }

  private mutating func sources(below set: Int) -> [Source] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where set > 0: return .set(Int.random(in: 0..<set, using: &random))
      case 1:
        let tree = group(depth: 0)
        let name = "f\(files.count).json"
        files[name] = tree.json
        return .file(name, tree)
      default: return .tree(group(depth: 0))
      }
    }
  }

  private mutating func group(depth: Int) -> Tree {
    var members: [(name: String, tree: Tree)] = []
    let names = (depth == 0 ? ["a", "b", "c", "base"] : ["a", "b", "x0", "x1"])
      .shuffled(using: &random)
    for name in names.prefix(Int.random(in: 1...3, using: &random)) {
      if depth == 0 && name == "base" {
        members.append((name, .group([("x\(Int.random(in: 0..<4, using: &random))", number())])))
        continue
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where depth < 2: members.append((name, group(depth: depth + 1)))
      case 1: members.append((name, .alias("base.x\(Int.random(in: 0..<4, using: &random))")))
      default: members.append((name, number()))
      }
    }
    return .group(members)
  }

  /// The values of the tokens by their paths, aliases followed.
  func tokens(choosing contexts: [Int]) -> [String: Int] {
    var merged = Tree.group([])
    for step in order {
      switch step {
      case .set(let set): lay(sets[set], over: &merged)
      case .modifier(let modifier):
        lay(modifiers[modifier].contexts[contexts[modifier]], over: &merged)
      }
    }
    var raw: [String: Tree] = [:]
    merged.collect(into: &raw, at: "")
    return raw.compactMapValues { tree in
      switch tree {
      case .number(let number): return number
      case .alias(let target):
        guard case .number(let number)? = raw[target] else { return nil }
        return number
      case .group: return nil
      }
    }
  }

  private func lay(_ sources: [Source], over merged: inout Tree) {
    for source in sources {
      switch source {
      case .tree(let tree), .file(_, let tree): merged = merged.overlaid(with: tree)
      case .set(let set): lay(sets[set], over: &merged)
      }
    }
  }
}

extension ResolverOracle.Tree {
  fileprivate func overlaid(with later: Self) -> Self {
    guard case .group(var members) = self, case .group(let others) = later else { return later }
    for (name, tree) in others {
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].tree = members[index].tree.overlaid(with: tree)
      } else {
        members.append((name, tree))
      }
    }
    return .group(members)
  }

  fileprivate func collect(into tokens: inout [String: Self], at path: String) {
    guard case .group(let members) = self else {
      tokens[path] = self
      return
    }
    for (name, tree) in members {
      tree.collect(into: &tokens, at: path.isEmpty ? name : path + "." + name)
    }
  }

  fileprivate var json: String {
    switch self {
    case .group(let members):
      "{" + members.map { "\"\($0.name)\":\($0.tree.json)" }.joined(separator: ",") + "}"
    case .number(let number): "{\"$type\":\"number\",\"$value\":\(number)}"
    case .alias(let target): "{\"$type\":\"number\",\"$value\":\"{\(target)}\"}"
    }
  }
}

extension ResolverOracle {
  /// The document as text.
  var json: String {
    let sets = sets.enumerated().map { "\"s\($0)\":{\"sources\":\(Self.json($1))}" }
    let modifiers = modifiers.enumerated().map { index, modifier in
      let contexts = modifier.contexts.enumerated().map { "\"c\($0)\":\(Self.json($1))" }
      return "\"m\(index)\":{\"contexts\":{\(contexts.joined(separator: ","))}"
        + (modifier.hasDefault ? ",\"default\":\"c0\"}" : "}")
    }
    let order = order.map { step in
      switch step {
      case .set(let set): "{\"$ref\":\"#/sets/s\(set)\"}"
      case .modifier(let modifier): "{\"$ref\":\"#/modifiers/m\(modifier)\"}"
      }
    }
    return "{\"version\":\"2025.10\",\"sets\":{\(sets.joined(separator: ","))},"
      + "\"modifiers\":{\(modifiers.joined(separator: ","))},"
      + "\"resolutionOrder\":[\(order.joined(separator: ","))]}"
  }

  private static func json(_ sources: [Source]) -> String {
    let texts = sources.map { source in
      switch source {
      case .tree(let tree): tree.json
      case .file(let name, _): "{\"$ref\":\"\(name)\"}"
      case .set(let set): "{\"$ref\":\"#/sets/s\(set)\"}"
      }
    }
    return "[" + texts.joined(separator: ",") + "]"
  }
}
