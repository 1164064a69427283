/// Carries out the `$extends` of a tree's groups, each after all that it copies.
struct GroupExtending {
  private(set) var tree: TokenTree
  private(set) var findings: DocumentFindings
  /// The groups as the documents write them, each with its path, in document order.
  private var groups: [Group] = []
  /// The position in `groups` of a group's node.
  private var positions: [Int32: Int] = [:]
  private var tables = ChildTables()
  /// How many unknown names are compared with all others.
  private var suggestionBudget = 50
  private let maximumCopies: Int
  private var budget: Int

  private struct Group {
    let node: Int32
    let path: TokenPath
    let parent: Int?
    var children: [Int] = []
    /// The path of the group to copy, and where it is written.
    var target: (segments: [String], property: TokenTree.Place)?
  }

  init(_ tree: TokenTree, _ findings: DocumentFindings) {
    self.tree = tree
    self.findings = findings
    // Groups that copy groups can double with each step.
    maximumCopies = max(50_000, 10 * tree.nodes.count)
    budget = maximumCopies
  }

  mutating func run() {
    listGroups()
    let tokens = dependencies()
    let links = GraphLinks(TokenGraph(tokens), scheme: .light, contrast: .standard)
    let order = DependencyOrder(links)
    var isFaulty = Array(repeating: false, count: groups.count)
    for ring in order.rings {
      let members = ring.filter { $0 % 2 == 0 && groups[$0 / 2].target != nil }.map { $0 / 2 }
      for member in members { isFaulty[member] = true }
      report(ring: members)
    }
    for position in order.order where position % 2 == 0 && !isFaulty[position / 2] {
      extend(position / 2)
    }
  }

  private mutating func listGroups() {
    var open: [(node: Int32, path: TokenPath?, parent: Int?)] = [(TokenTree.root, nil, nil)]
    while let (position, path, parent) = open.popLast() {
      let index = groups.count
      var group = Group(node: position, path: path ?? TokenPath(""), parent: parent)
      let extending = tree.properties(of: position).filter(tree.extendsGroup).map(\.value)
      if let property = extending.first {
        group.target = segments(property, of: position, path).map { ($0, property) }
      }
      if extending.count > 1 {
        let message = "'$extends' and '$ref' copy one group each; leave one of them out"
        report(.dtcgUnknownProperty, extending[1], path, message, expected: "one of them")
      }
      groups.append(group)
      positions[position] = index
      if let parent { groups[parent].children.append(index) }
      for child in tree.children(of: position).reversed()
      where tree.nodes[Int(child)].kind == .group {
        let name = tree.name(of: child)
        open.append((child, path?.appending(name) ?? TokenPath(name), index))
      }
    }
  }

  private mutating func segments(
    _ property: TokenTree.Place,
    of group: Int32,
    _ path: TokenPath?
  ) -> [String]? {
    switch ReferenceSyntax(group: tree.value(property)) {
    case .braces(let path):
      return path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    case .pointer(let segments): return segments
    case .malformed(let message):
      let expected = "'{group}' or '#/group'"
      report(.aliasMalformed, property, path, message, expected: expected, leaves: group)
      return nil
    }
  }

  /// Two tokens for each group, in a graph that has an edge to all that has to be done before.
  ///
  /// The even one stands for the group's own copying, which needs the whole of its target and the
  /// copying of what encloses the target; the odd one for the whole group.
  private mutating func dependencies() -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(groups.count * 2)
    for (index, group) in groups.enumerated() {
      var copying: [Expression] = []
      if let target = group.target {
        var (node, isWhole) = (TokenTree.root, true)
        for segment in target.segments {
          if let ancestor = positions[node], ancestor != index {
            copying.append(.alias(Self.name(ancestor * 2)))
          }
          guard let child = tables.find(segment, of: node, in: tree),
            tree.nodes[Int(child)].kind == .group
          else {
            isWhole = false
            break
          }
          node = child
        }
        if isWhole, let position = positions[node] {
          copying.append(.alias(Self.name(position * 2 + 1)))
        }
      }
      var whole = [Expression.alias(Self.name(index * 2))]
      whole += group.children.map { .alias(Self.name($0 * 2 + 1)) }
      tokens.append(Token(Self.name(index * 2), .list(copying), Origin(.derived)))
      tokens.append(Token(Self.name(index * 2 + 1), .list(whole), Origin(.derived)))
    }
    return tokens
  }

  private static func name(_ index: Int) -> TokenPath { TokenPath(String(index)) }

  private mutating func extend(_ index: Int) {
    let group = groups[index]
    guard let (segments, property) = group.target else { return }
    let name = segments.joined(separator: ".")
    var node = TokenTree.root
    var outerType = type(of: node)
    for (depth, segment) in segments.enumerated() {
      guard let child = tables.find(segment, of: node, in: tree),
        tree.nodes[Int(child)].kind != .other
      else {
        suggestionBudget -= 1
        let all = groups.prefix(suggestionBudget > 0 ? groups.count : 0).lazy
          .map(\.path.description)
        report(
          .dtcgExtendsUnknown,
          property,
          group.path,
          "the group '\(name)' does not exist",
          expected: "a group of the document",
          suggestion: NameSuggestion.nearest(to: name, among: all),
          leaves: group.node
        )
        return
      }
      guard tree.nodes[Int(child)].kind == .group else {
        report(
          .dtcgExtendsToken,
          property,
          group.path,
          "'\(name)' is a token, and '\(tree.key(of: property))' copies groups; refer to the token "
            + "with '{\(name)}'",
          expected: "a group",
          leaves: group.node
        )
        return
      }
      node = child
      if let inherited = tree.nodes[Int(child)].inheritedType { outerType = inherited }
      if depth < segments.count - 1 { outerType = type(of: child) ?? outerType }
    }
    copy(node, into: group.node, outerType: outerType)
    guard budget < 0 else { return }
    report(
      .dtcgLimit,
      property,
      group.path,
      "the groups that copy groups come to more than \(maximumCopies) groups and tokens",
      leaves: group.node
    )
  }

  private func type(of node: Int32) -> TokenTree.Place? {
    tree.property("$type", of: node)
  }

  /// Lays a group under another one: what is there stays, what isn't is added.
  private mutating func copy(_ source: Int32, into own: Int32, outerType: TokenTree.Place?) {
    var open: [(source: Int32, own: Int32, outerType: TokenTree.Place?)] = [
      (source, own, outerType)
    ]
    while let (source, own, outerType) = open.popLast(), budget >= 0 {
      if let fault = tree.incompleteGroups[source] { tree.incompleteGroups[own] = fault }
      for property in tree.properties(of: source) where !tree.extendsGroup(property) {
        tree.setProperty(property.value, of: own, overriding: false)
      }
      let inherited = type(of: own) == nil ? outerType : nil
      var names = ChildNames(tree, own)
      for child in tree.children(of: source) {
        let node = tree.nodes[Int(child)]
        let name = tree.name(of: child)
        let type = type(of: child) == nil ? node.inheritedType ?? inherited : nil
        if let existing = names.find(name, in: tree) {
          let kind = tree.nodes[Int(existing)].kind
          if kind == .group && node.kind == .group {
            open.append((child, existing, type))
          } else if kind != node.kind && kind != .other && node.kind != .other {
            let later = tree.nodes[Int(existing)].place
            tree.clashes.append(
              TokenTree.Clash(earlier: node.place, later: later, node: existing)
            )
          }
          continue
        }
        budget -= 1
        guard budget >= 0 else { return }
        let copy = TokenTree.Node(kind: node.kind, place: node.place, inheritedType: type)
        let position = tree.append(copy, to: own)
        names.add(name, position)
        tables.add(name, position, to: own)
        if node.kind == .group || node.childCount > 0 {
          open.append((child, position, nil))
        }
      }
    }
  }

  private mutating func report(ring members: [Int]) {
    let paths = WordList(quoting: members.map { groups[$0].path.description }, atMost: 8).and
    for member in members {
      guard let property = groups[member].target?.property else { continue }
      report(
        .dtcgExtendsCycle,
        property,
        groups[member].path,
        members.count == 1
          ? "'\(groups[member].path)' extends itself or a group that it is in"
          : "groups extend each other in a ring: \(paths)",
        expected: "a group that doesn't depend on this one",
        leaves: groups[member].node
      )
    }
  }

  private mutating func report(
    _ rule: RuleID,
    _ property: TokenTree.Place,
    _ path: TokenPath?,
    _ message: String,
    expected: String? = nil,
    suggestion: String? = nil,
    leaves incomplete: Int32? = nil
  ) {
    let node = SourceNode(property, in: tree)
    let finding = findings.report(
      rule,
      source: node.source,
      offset: node.json.offset,
      path,
      message,
      expected: expected,
      found: node.json.foundText,
      suggestion: suggestion
    )
    if let incomplete, let finding { tree.incompleteGroups[incomplete] = finding }
  }
}
