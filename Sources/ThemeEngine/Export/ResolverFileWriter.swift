/// Writes how pieces are laid over each other as a resolver document of the Design Tokens format.
struct ResolverFileWriter {
  let system: TokenSystem
  /// The file of each piece.
  let files: [String]
  private var writer = JSONWriter(style: .pretty)

  init(_ system: TokenSystem, files: [String]) {
    self.system = system
    self.files = files
  }

  mutating func bytes() -> [UInt8] {
    writer.beginObject()
    writer.key("$schema")
    writer.string(DesignTokensSchema.resolver)
    writer.key("version")
    writer.string(DesignTokensSchema.version)
    for name in ["name", "description"] {
      guard let text = system.notes?[name]?.string else { continue }
      writer.key(name)
      writer.string(text)
    }
    guard let plan = system.plan else { return onlySet() }
    let setNames = Self.keys(plan.sets.map(\.name), usedFirst: plan.order.compactMap(\.set))
    let modifierNames = Self.keys(
      plan.modifiers.map(\.name),
      usedFirst: plan.order.compactMap(\.modifier)
    )
    writer.key("sets")
    writer.beginObject()
    for (set, name) in zip(plan.sets, setNames) {
      writer.key(name)
      writer.beginObject()
      writer.key("sources")
      sources(set.sources, setNames)
      notes(set.place.node)
      writer.endObject()
    }
    writer.endObject()
    writer.key("modifiers")
    writer.beginObject()
    for (modifier, name) in zip(plan.modifiers, modifierNames) {
      writer.key(name)
      writer.beginObject()
      writer.key("contexts")
      writer.beginObject()
      for context in modifier.contexts {
        writer.key(context.name)
        sources(context.sources, setNames)
      }
      writer.endObject()
      if let usual = modifier.defaultContext {
        writer.key("default")
        writer.string(modifier.contexts[usual].name)
      }
      notes(modifier.place.node)
      writer.endObject()
    }
    writer.endObject()
    writer.key("resolutionOrder")
    writer.beginArray()
    for step in plan.order {
      switch step {
      case .set(let set): writer.reference("#/sets/\(setNames[set].asPointerSegment)")
      case .modifier(let position):
        let (key, name) = (modifierNames[position], plan.modifiers[position].name)
        // Inputs choose by the name, which several modifiers may share.
        let target = "#/modifiers/\(key.asPointerSegment)"
        writer.reference(target, named: key == name ? nil : name)
      }
    }
    return writer.finish()
  }

  /// A key of its own for each name: the name itself for one that is used before others, then with a
  /// number.
  private static func keys(_ names: [String], usedFirst used: [Int]) -> [String] {
    var keys: [Int: String] = [:]
    var unique = UniqueNames(ignoringCase: false)
    for position in used + names.indices where keys[position] == nil {
      keys[position] = unique.unique(names[position])
    }
    return names.indices.map { keys[$0] ?? names[$0] }
  }

  /// One set of all pieces in their order.
  private mutating func onlySet() -> [UInt8] {
    writer.key("sets")
    writer.beginObject()
    writer.key("tokens")
    writer.beginObject()
    writer.key("sources")
    writer.beginArray()
    for file in files { writer.reference(file.asReference) }
    writer.endArray()
    writer.endObject()
    writer.endObject()
    writer.key("resolutionOrder")
    writer.beginArray()
    writer.reference("#/sets/tokens")
    return writer.finish()
  }

  private mutating func sources(_ sources: [ResolverPlan.Source], _ setNames: [String]) {
    writer.beginArray()
    for source in sources {
      switch source {
      case .tree(let piece): writer.reference(files[piece].asReference)
      case .set(let set, _): writer.reference("#/sets/\(setNames[set].asPointerSegment)")
      }
    }
    writer.endArray()
  }

  private mutating func notes(_ place: JSONNode) {
    // What the place of another dialect says is no note of a set.
    if system.notes == nil { return }
    if let text = place["description"]?.string {
      writer.key("description")
      writer.string(text)
    }
    if let extensions = place["$extensions"], extensions.kind == .object {
      writer.key("$extensions")
      writer.copy(extensions)
    }
  }
}

extension ResolverPlan.Step {
  fileprivate var set: Int? { if case .set(let set) = self { set } else { nil } }

  fileprivate var modifier: Int? {
    if case .modifier(let modifier) = self { modifier } else { nil }
  }
}

extension String {
  /// A name as a segment of a JSON Pointer in a URI fragment (RFC 6901, 3 and 6).
  fileprivate var asPointerSegment: String {
    map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined().percentEncoded(keeping: "/")
  }

  /// A relative path as a URI reference (RFC 3986, 4.2).
  fileprivate var asReference: String { percentEncoded(keeping: "/") }

  private func percentEncoded(keeping: String) -> String {
    let kept =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@:" + keeping
    let digits = Array("0123456789ABCDEF")
    return utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && kept.contains(character)
        ? String(character) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }
}
