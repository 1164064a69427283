/// Turns a resolver document into a plan; every fault becomes a finding and compilation goes on.
///
/// References never recurse here: sets that are met wait in a queue.
struct ResolverCompiler {
  var files: ResolverFiles
  var findings = ResolverFindings()
  var plan = ResolverPlan()
  let isLenient: Bool

  var treePositions: [ResolverNode.ID: Int] = [:]
  var setPositions: [ResolverNode.ID: Int] = [:]
  var modifierPositions: [ResolverNode.ID: Int] = [:]
  /// Sets that have a position in the plan and whose sources are still to be read.
  var waiting: [(set: Int, object: ResolverObject, isReference: Bool)] = []
  /// Lists of sources and maps of contexts that were read, however often they are reached.
  var sourceLists: [ResolverNode.ID: [ResolverPlan.Source]] = [:]
  var contextMaps: [ResolverNode.ID: [ResolverPlan.Context]] = [:]
  var inlineNames: [TokenPath: ResolverNode] = [:]
  /// Definitions that the order names, with or without overrides.
  var named: Set<ResolverNode.ID> = []
  /// Definitions that a faulty reference was probably meant for.
  var meant: Set<ResolverNode.ID> = []

  /// How many more names may be compared with unknown ones, so that many faults stay cheap.
  var namesToCompare = 1_000_000

  init(files: ResolverFiles, isLenient: Bool) {
    self.files = files
    self.isLenient = isLenient
  }

  static let version = "2025.10"

  static let rootKeys = [
    "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs",
  ]

  /// Whether an object is meant as a resolver document; what it lacks of one is then a fault.
  ///
  /// No token tree holds a list under `resolutionOrder`, or a text under `version`.
  static func isResolver(_ root: JSONNode) -> Bool {
    guard root.kind == .object else { return false }
    if let order = root["resolutionOrder"], order.kind != .object { return true }
    guard let version = root["version"], version.kind == .string else { return false }
    if root["sets"]?.kind == .object || root["modifiers"]?.kind == .object { return true }
    return version.isString(Self.version)
      && root.members.contains {
        NameSuggestion.nearest(to: $0.key, among: ["resolutionOrder", "modifiers"]) != nil
      }
  }

  mutating func compile() {
    let root = files.root(0)
    guard root.node.kind == .object else {
      mismatch(root, "a resolver document", expected: "an object")
      return
    }
    checkVersion(root)
    checkKeys(
      root,
      Self.rootKeys,
      "a resolver document"
    )
    checkTexts(ResolverObject(layers: [root]), ["name", "description", "$schema"])
    let sets = definitions("sets", of: root)
    let modifiers = definitions("modifiers", of: root)
    for (name, place) in sets { _ = set(at: place, name: name) }
    for (name, place) in modifiers { _ = modifier(at: place, name: name) }
    collectInlineNames(root)
    compileOrder(root)
    compileWaitingSets()
    reportCycles()
    reportUnused(sets: sets, modifiers: modifiers)
    reportRepeatedKeys()
  }

  private mutating func checkVersion(_ root: ResolverNode) {
    guard let version = value("version", of: root, known: Self.rootKeys) else {
      report(
        .resolverVersion,
        isLenient ? .warning : .error,
        at: root,
        "a resolver document has to state its version: \"version\": \"\(Self.version)\"",
        expected: "'version'",
        found: "an object without it"
      )
      return
    }
    guard !version.node.isString(Self.version) else { return }
    report(
      .resolverVersion,
      at: version,
      "'version' has to be '\(Self.version)', found \(version.node.foundText)",
      expected: "'\(Self.version)'",
      found: version.node.foundText
    )
  }

  /// The members of a map of sets or modifiers; of names that repeat, the first.
  private mutating func definitions(
    _ key: String,
    of root: ResolverNode
  ) -> [(name: String, place: ResolverNode)] {
    guard let map = root.member(key) else { return [] }
    guard map.node.kind == .object else {
      mismatch(map, "'\(key)'", expected: "an object")
      return []
    }
    var result: [(name: String, place: ResolverNode)] = []
    for member in map.node.members {
      let place = ResolverNode(file: map.file, node: member.value)
      if member.value.kind == .object {
        result.append((member.key, place))
      } else {
        mismatch(place, "'\(key).\(member.key)'", expected: "an object")
      }
    }
    return result
  }

  /// Repeated keys of every file; a description that repeats changes no token and is a warning.
  private mutating func reportRepeatedKeys() {
    for index in files.all.indices {
      let file = files[index]
      let harmless = Set(
        file.document.root.members.filter { $0.hasKey("description") }.map(\.keyOffset)
      )
      for key in file.document.duplicateKeys {
        let isHarmless = index == 0 && harmless.contains(key.offset)
        findings.add(
          Diagnostic(
            key,
            in: file.document,
            file: file.name,
            severity: isHarmless ? .warning : .error
          )
        )
      }
    }
  }
}
