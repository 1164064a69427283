extension BrandReader {
  /// Reads the brand's own tokens, wherever they are, for each appearance.
  mutating func readTokens(_ node: JSONNode?, appearances: JSONNode?) {
    let path = TokenPath("tokens")
    let inputs = appearances.map { self.inputs($0) }
    guard let node else {
      if let appearances { refuseInputs(appearances) }
      return
    }
    places[path] = node.offset
    faultyTokens = .all
    switch node.kind {
    case .object:
      if ResolverDocument.isResolver(node) {
        mismatch(
          node,
          path,
          "tokens",
          expected: "groups and tokens, or the path of a file such as a resolver document"
        )
        return
      }
      let tree = TokenTree(reading: node, in: TokenSource(report.document, name: name))
      let document = TokenTreeReader.document(tree, options: sources.options)
      if let appearances { refuseInputs(appearances) }
      foreign += document.findings
      take(BrandTokens(document, file: file))
    case .string where node.string?.isEmpty == false:
      readTokens(in: node.string ?? "", node, inputs, appearances)
    default:
      mismatch(node, path, "tokens", expected: "groups and tokens, or the path of a file with them")
    }
  }

  private mutating func readTokens(
    in file: String,
    _ node: JSONNode,
    _ inputs: [BrandCell: Inputs]?,
    _ appearances: JSONNode?
  ) {
    guard let (content, name) = content(of: file, node) else { return }
    let shown = SourceDocument.fileName(name)
    switch content {
    case .tokens(let files, let dialect):
      let read = TokenDocument(reading: files, as: dialect, options: sources.options)
      if let appearances, !files.isEmpty { refuseInputs(appearances) }
      foreign += read.findings
      take(BrandTokens(read, file: shown))
    case .resolver(let resolver):
      foreign += resolver.findings
      guard let inputs else {
        let document = resolver.document(inputs: [])
        add(document.findings, at: node.offset)
        take(BrandTokens(document, file: shown))
        return
      }
      var documents: [BrandCell: TokenDocument] = [:]
      for cell in BrandCell.allCases {
        guard let input = inputs[cell] else { continue }
        let document = resolver.document(choosing: input.contexts)
        add(document.findings, at: input.offset)
        documents[cell] = document
      }
      take(BrandTokens(documents, file: shown))
    }
  }

  /// What is in a file or folder; nil after a finding that says why it can't be had.
  private mutating func content(
    of path: String,
    _ node: JSONNode
  ) -> (content: TokenContent, name: String)? {
    let read: (bytes: [UInt8], name: String)
    do throws(DocumentSourceError) {
      if let (files, folder) = try sources.files.folder(path, from: name) {
        let read = TokenFolder(files, in: folder, as: sources.options.dialect)
        add(read.findings, at: node.offset)
        return (read.content, folder)
      }
      read = try sources.files.bytes(of: path, from: name)
    } catch {
      reportUnreadable(path, node, error.message, found: "'\(path)'")
      return nil
    }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: read.bytes)
      let kind = DocumentKind(document, file: read.name, dialect: sources.options.dialect)
      switch kind.form {
      case .tokens(let dialect):
        return (TokenContent(document, name: read.name, as: dialect), read.name)
      case .other: return (TokenContent(document, name: read.name, as: .dtcg), read.name)
      case .brand where !ResolverDocument.isResolver(document.root), .theme:
        let advice = kind.form == .brand ? ", which 'extends' takes over" : ""
        reportUnreadable(path, node, "it is \(kind.words)\(advice)", found: kind.words)
        return nil
      case .brand, .resolver:
        let resolver = ResolverDocument(
          reading: document,
          name: read.name,
          source: sources.files,
          options: sources.options
        )
        return (.resolver(resolver), read.name)
      }
    } catch {
      foreign.append(Diagnostic(error, file: read.name))
      return nil
    }
  }

  private mutating func reportUnreadable(
    _ path: String,
    _ node: JSONNode,
    _ reason: String,
    found: String
  ) {
    report.report(
      .brandUnreadableTokens,
      at: node.offset,
      TokenPath("tokens"),
      "the tokens in '\(path)' can't be read: \(reason)",
      expected: "a token file, a folder of these or a resolver document",
      found: found
    )
  }

  /// Takes over the tokens that could be read, and notes which have faults.
  private mutating func take(_ tokens: BrandTokens) {
    self.tokens = tokens
    foreign += tokens.findings
    let errors = foreign.filter { $0.severity == .error }
    if tokens.tokens.isEmpty && !errors.isEmpty { return }
    faultyTokens = .some(
      Set(errors.flatMap { [$0.token].compactMap(\.self) + $0.related.compactMap(\.token) })
    )
  }

  /// What makes an appearance.
  private struct Inputs {
    var contexts: [ResolverInput] = []
    let offset: Int
  }

  private mutating func inputs(_ node: JSONNode) -> [BrandCell: Inputs] {
    let path = TokenPath("appearances")
    guard var object = object(node, path, "appearances") else { return [:] }
    var inputs: [BrandCell: Inputs] = [:]
    for cell in BrandCell.allCases {
      guard let value = object.take(cell.rawValue) else { continue }
      let own = path.appending(cell.rawValue)
      guard value.kind == .object else {
        mismatch(value, own, own.description, expected: "an object from modifier to context")
        continue
      }
      var input = Inputs(offset: value.offset)
      for member in value.members {
        guard let context = member.value.string else {
          let name = "\(own).\(member.key)"
          mismatch(member.value, own, name, expected: "the name of a context")
          continue
        }
        let position = report.document.position(at: member.keyOffset)
        let place = Related(
          message: "the input",
          file: self.name,
          line: position.line,
          column: position.column
        )
        input.contexts.append(
          ResolverInput(modifier: member.key, context: context, place: place)
        )
      }
      inputs[cell] = input
    }
    reportUnknown(object, below: path, known: BrandCell.names)
    if inputs[.light] == nil, inputs[.dark] == nil, findings.allSatisfy({ $0.severity != .error }) {
      mismatch(node, path, "appearances", expected: "an object with 'light', 'dark' or both")
    }
    return inputs
  }

  private mutating func refuseInputs(_ node: JSONNode) {
    guard node.count > 0 else { return }
    mismatch(
      node,
      TokenPath("appearances"),
      "appearances",
      expected: "absent where the tokens have neither modifiers nor themes, among which it chooses"
    )
  }

  /// Adds findings of other files, each once; what has no place there stands at the offset.
  private mutating func add(_ findings: [Diagnostic], at offset: Int) {
    let position = report.document.position(at: offset)
    for var finding in findings {
      if finding.line == nil {
        finding.file = name
        finding.line = position.line
        finding.column = position.column
      }
      if !foreign.contains(finding) { foreign.append(finding) }
    }
  }
}

extension BrandReader {
  /// The token in the graph that a reference such as `{palette.red}` names.
  mutating func token(_ node: JSONNode, _ path: TokenPath) -> TokenPath? {
    guard let reference = node.read({ ReferenceSyntax($0) }), case .braces(let text) = reference
    else {
      mismatch(node, path, path.description, expected: "a reference such as '{palette.red}'")
      return nil
    }
    if let own = known(TokenPath(text)) { return own }
    if lacksBase { return nil }
    switch faultyTokens {
    case .none: break
    case .some(let names): if names.contains(text) { return nil }
    case .all: return nil
    }
    let names = (tokens.documentPaths + referable).map(\.description)
    report.report(
      .aliasUnknown,
      at: node.offset,
      path,
      "there is no token '\(text)'",
      expected: "a token of the brand's own, or of one that it extends",
      found: "'{\(text)}'",
      suggestion: NameSuggestion.nearest(to: text, among: names).map { "{\($0)}" }
    )
    return nil
  }

  /// The path in the graph of a token that the document may refer to.
  private func known(_ path: TokenPath) -> TokenPath? {
    if let own = tokens[path] { return own }
    return isReferable(path) && base?.graph[path] != nil ? path : nil
  }

  /// The tokens of the extended brand that are no answers.
  private var referable: [TokenPath] {
    (base?.graph.tokens ?? []).map(\.path).filter(isReferable)
  }

  private func isReferable(_ path: TokenPath) -> Bool { !ThemeShape.claims(path) }

  /// The type of a token in the graph.
  func type(of path: TokenPath) -> TokenType? {
    if let type = tokens.type(path) { return type }
    guard let token = base?.graph[path] else { return nil }
    return token.custom?.type ?? .color
  }
}
