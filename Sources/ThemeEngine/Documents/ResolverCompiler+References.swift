extension ResolverCompiler {
  /// Where a reference object stands, which decides what it may point at.
  enum Use {
    case source
    case set
    case modifier
    case order
  }

  /// What a reference leads to.
  struct Target {
    /// The reference objects on the way, nearest first, then what they lead to.
    var object: ResolverObject
    var place: ResolverNode
    /// Whether it is a set or a modifier by its place in a resolver document.
    var kind: Kind
    /// The last name of the reference, or the file's.
    var name: String

    enum Kind {
      case set
      case modifier
      case other
    }
  }

  /// How many reference objects may lead from one to the next.
  private static let longestChain = 64

  /// Follows a reference object, and reference objects that it leads to, to a set, a modifier or
  /// any other object; reports what keeps it from that.
  mutating func target(of start: ResolverNode, for use: Use) -> Target? {
    var layers: [ResolverNode] = []
    var current = start
    while let text = reference(of: current) {
      guard layers.count < Self.longestChain else {
        report(
          .resolverUnsupportedReference,
          at: start.member("$ref") ?? start,
          "the reference leads through more than \(Self.longestChain) others",
          expected: "a set, a modifier or tokens",
          found: start.reference.map { "'\($0)'" }
        )
        return nil
      }
      layers.append(current)
      guard let (next, reference) = follow(text, at: current, use) else { return nil }
      if next.contains(current) || layers.contains(where: { $0.id == next.id }) {
        report(
          .resolverCircularReference,
          at: current.member("$ref") ?? current,
          next.contains(current)
            ? "the reference '\(text)' points at what it stands in"
            : "the reference '\(text)' comes back to itself",
          expected: "a set, a modifier or tokens elsewhere",
          found: "'\(text)'"
        )
        return nil
      }
      let kind = kind(of: next, reference)
      guard next.node.kind == .object else {
        wrongTarget(current, text, "has to point at an object, found \(next.node.foundText)")
        return nil
      }
      let stem = reference.path.split(separator: "/").last?.split(separator: ".").first
      if kind != .other || self.reference(of: next) == nil {
        return Target(
          object: ResolverObject(layers: layers + [next]),
          place: next,
          kind: kind,
          name: reference.pointer.last ?? stem.map(String.init) ?? reference.path
        )
      }
      current = next
    }
    return nil
  }

  /// The text of `$ref`; an object with many members is indexed once.
  private mutating func reference(of place: ResolverNode) -> String? {
    guard place.node.kind == .object else { return nil }
    return files.child("$ref", of: place)?.node.string
  }

  private func kind(of target: ResolverNode, _ reference: ResolverReference) -> Target.Kind {
    guard reference.pointer.count == 2 else { return .other }
    let isResolver = files[target.file].isResolver
    switch reference.pointer[0] {
    case "sets" where target.file == 0 || isResolver || target.node["sources"]?.kind == .array:
      return .set
    case "modifiers" where target.file == 0 || isResolver: return .modifier
    default: return .other
    }
  }

  mutating func wrongTarget(_ place: ResolverNode, _ text: String, _ reason: String) {
    report(
      .resolverWrongTarget,
      at: place.member("$ref") ?? place,
      "the reference '\(text)' \(reason)",
      expected: "a set, a modifier or tokens, as its place needs",
      found: "'\(text)'"
    )
  }

  /// One step: the value that a reference names.
  private mutating func follow(
    _ text: String,
    at place: ResolverNode,
    _ use: Use
  ) -> (ResolverNode, ResolverReference)? {
    let mark = place.member("$ref") ?? place
    let reference: ResolverReference
    do throws(ResolverReference.Fault) {
      reference = try ResolverReference(text)
    } catch {
      malformed(text, error, at: mark)
      return nil
    }
    guard let file = file(of: reference, at: mark) else { return nil }
    guard allows(reference, in: file, text, at: mark, use) else { return nil }
    var value = files.root(file)
    for (position, name) in reference.pointer.enumerated() {
      guard let next = files.child(name, of: value) else {
        unresolved(text, reference, position, in: value, at: mark)
        return nil
      }
      value = next
    }
    if reference.pointer.isEmpty, file != place.file, files[file].isResolver {
      wrongTarget(place, text, "is a resolver document; point at one of its sets")
      return nil
    }
    return (value, reference)
  }

  private static let referenceForms = "'file.json', '#/sets/name' or 'file.json#/group'"

  private mutating func malformed(
    _ text: String,
    _ fault: ResolverReference.Fault,
    at place: ResolverNode
  ) {
    switch fault {
    case .empty:
      report(
        .resolverMalformedReference,
        at: place,
        "the reference is empty",
        expected: Self.referenceForms,
        found: "an empty text"
      )
    case .scheme(let scheme):
      report(
        .resolverUnsupportedReference,
        at: place,
        "the reference '\(text)' is not followed: only files are read; put a copy beside the document",
        expected: "a relative path",
        found: "'\(scheme)'"
      )
    case .missingSlash(let suggestion):
      report(
        .resolverMalformedReference,
        at: place,
        "what follows '#' in '\(text)' has to begin with '/'",
        expected: Self.referenceForms,
        found: "'\(text)'",
        suggestion: suggestion
      )
    case .escape:
      report(
        .resolverMalformedReference,
        at: place,
        "a '~' in '\(text)' has to be written '~0', and a '/' in a name '~1'",
        expected: Self.referenceForms,
        found: "'\(text)'"
      )
    }
  }

  private mutating func file(of reference: ResolverReference, at place: ResolverNode) -> Int? {
    guard !reference.path.isEmpty else { return place.file }
    switch files.file(at: reference.path, from: place.file) {
    case .file(let file): return file
    case .unreadable(let reason):
      report(
        .resolverUnreadableFile,
        at: place,
        "'\(reference.path)' can't be read: \(reason)",
        expected: "a file that can be read",
        found: "'\(reference.path)'"
      )
    case .malformed(let fault):
      guard var fault else { return nil }
      fault.related.append(related("the reference to the file", at: place))
      findings.add(fault)
    }
    return nil
  }
}
