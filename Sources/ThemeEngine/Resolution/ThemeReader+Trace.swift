extension ThemeReader {
  mutating func trace(_ node: JSONNode) -> [ResolvedTheme.TraceEntry] {
    guard let object = object(node, TokenPath("trace")) else { return [] }
    return object.rest.compactMap { member in
      let path = TokenPath(member.key)
      return leafTrace(member.value, path).map { ResolvedTheme.TraceEntry(path: path, trace: $0) }
    }.sorted { $0.path < $1.path }
  }

  private mutating func leafTrace(_ node: JSONNode, _ leaf: TokenPath) -> Trace? {
    let path = TokenPath("trace").appending(leaf.description)
    guard var object = object(node, path) else { return nil }
    let provenance = word(Provenance.self, "provenance", &object, path)
    let source = self.source(&object, path)
    let documentName = optionalText("documentName", &object, path)
    let stepsPath = path.appending("steps")
    let steps = take("steps", stepsPath, from: &object).flatMap { self.leaf(.texts, $0, stepsPath) }
    let conflicts = self.conflicts(&object, path)
    let known = ["provenance", "source", "documentName", "steps", "conflicts"]
    reportUnknown(object, below: path, known: known)
    guard let provenance, let steps = steps?.list else { return nil }
    return Trace(
      provenance: provenance,
      source: source,
      documentName: documentName,
      steps: steps.compactMap(\.string),
      conflicts: conflicts
    )
  }

  private mutating func source(
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> SourceDocument? {
    let own = path.appending("source")
    guard let node = take("source", own, from: &object), !node.isNull else { return nil }
    guard var inner = self.object(node, own) else { return nil }
    let title = text("title", &inner, own)
    let file = text("file", &inner, own)
    reportUnknown(inner, below: own, known: ["title", "file"])
    guard let title, let file else { return nil }
    return SourceDocument(title: title, file: file)
  }

  private mutating func conflicts(
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> [Conflict] {
    let own = path.appending("conflicts")
    guard let node = take("conflicts", own, from: &object) else { return [] }
    guard node.kind == .array else {
      report.mismatch(node, own, own.description, expected: "a list")
      return []
    }
    return node.elements.enumerated().compactMap { index, item in
      conflict(item, own.appending("\(index)"))
    }
  }

  private mutating func conflict(_ node: JSONNode, _ path: TokenPath) -> Conflict? {
    guard var object = object(node, path) else { return nil }
    let stated = optionalText("stated", &object, path)
    let alternative = optionalText("alternative", &object, path)
    let reason = text("reason", &object, path)
    reportUnknown(object, below: path, known: ["stated", "alternative", "reason"])
    return reason.map { Conflict(stated: stated, alternative: alternative, reason: $0) }
  }

  private mutating func text(
    _ name: String,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> String? {
    let own = path.appending(name)
    return take(name, own, from: &object).flatMap { leaf(.text, $0, own)?.string }
  }

  private mutating func optionalText(
    _ name: String,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> String? {
    let own = path.appending(name)
    guard let node = take(name, own, from: &object), !node.isNull else { return nil }
    return leaf(.text, node, own)?.string
  }
}
