extension ResolverCompiler {
  /// Whether a reference may point there from its place; reports where it may not.
  mutating func allows(
    _ reference: ResolverReference,
    in file: Int,
    _ text: String,
    at place: ResolverNode,
    _ use: Use
  ) -> Bool {
    guard let first = reference.pointer.first else { return true }
    let isResolver = file == 0 || files[file].isResolver
    guard isResolver else { return true }
    let reason: String
    let expected: String
    switch (first, use) {
    case ("resolutionOrder", _):
      reason = "nothing may point into 'resolutionOrder'"
      expected = "a set in 'sets'" + (use == .order ? " or a modifier in 'modifiers'" : "")
    case ("modifiers", .source), ("modifiers", .set):
      reason = "only 'resolutionOrder' may point at a modifier"
      expected = "a set, or tokens"
    case ("modifiers", .modifier):
      reason = "a modifier may not point at a modifier"
      expected = "contexts of its own"
    default: return true
    }
    if first == "modifiers", reference.pointer.count > 1,
      let map = files.root(file).member("modifiers"),
      let modifier = files.child(reference.pointer[1], of: map)
    {
      meant.insert(modifier.id)
    }
    report(
      .resolverForbiddenReference,
      at: place,
      "the reference '\(text)' is not allowed: \(reason)",
      expected: expected,
      found: "'\(text)'"
    )
    return false
  }

  /// Reports a name in a pointer that isn't there, with what was probably meant.
  mutating func unresolved(
    _ text: String,
    _ reference: ResolverReference,
    _ position: Int,
    in value: ResolverNode,
    at place: ResolverNode
  ) {
    let name = reference.pointer[position]
    var suggestion: String?
    var expected = "a name that is there"
    if namesToCompare >= value.node.count {
      namesToCompare -= value.node.count
      let near = NameSuggestion.nearest(to: name, among: value.node.members.lazy.map(\.key))
      let names = value.node.members.map(\.key)
      if !names.isEmpty { expected = WordList(quoting: names, atMost: 20).or }
      suggestion = near.map { reference.text(replacing: position, with: $0) }
      if let target = near.flatMap({ files.child($0, of: value) }) { meant.insert(target.id) }
    }
    var related: [Related] = []
    var message = "the reference '\(text)' leads nowhere: there is no '\(name)'"
    if reference.pointer.count == 2, reference.path.isEmpty, place.file == 0 {
      let other = ["sets": "modifiers", "modifiers": "sets"][reference.pointer[0]]
      let root = files.root(0)
      if let inline = inlineNames[TokenPath(name)] {
        message =
          "the reference '\(text)' leads nowhere: "
          + "'\(name)' stands within 'resolutionOrder', and nothing may point at it there"
        related = [self.related("'\(name)'", at: inline)]
      } else if let other, let map = root.member(other), files.child(name, of: map) != nil {
        suggestion = reference.text(replacing: 0, with: other)
      }
    }
    report(
      .resolverUnresolvedReference,
      at: place,
      message,
      expected: expected,
      found: "'\(text)'",
      suggestion: suggestion,
      related: related
    )
  }
}
