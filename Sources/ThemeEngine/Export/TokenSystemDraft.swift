/// Files of a token system while it is found out what the format can't say.
struct TokenSystemDraft {
  let system: TokenSystem
  private let sayings: [[TokenPath: TokenSaying]]
  /// Orders of pieces that show what no combination does.
  private let hiddenLayers: [[Int]]
  /// The tokens of each piece that strict reading refuses or reads otherwise as they stand.
  private var rewritten: [Set<TokenPath>]
  /// The tokens of each piece that the format can't say.
  private var unsaid: [Set<TokenPath>]
  private var reasons: [[TokenPath: Diagnostic]]

  init(_ system: TokenSystem, _ readings: [TokenSystem.Reading]) {
    self.system = system
    hiddenLayers = system.hiddenLayers(readings)
    sayings = system.sayings(readings, hidden: hiddenLayers)
    unsaid = zip(sayings, system.ownTrees).map { sayings, tree in
      Set(sayings.filter { !ValueType.names.contains($0.value.traits.type.rawValue) }.map(\.key))
        .union(tree.groupTokens.filter { sayings[$0] != nil })
    }
    rewritten = sayings.map { Set($0.filter(\.value.isRepaired).map(\.key)) }
    reasons = Array(repeating: [:], count: sayings.count)
  }

  private var names: [String] { system.pieces.map { "\($0).tokens.json" } }

  /// The files as far as it is known now, a resolver document first where there is one.
  var files: [OutputFile] {
    var files: [OutputFile] = []
    if system.plan != nil || system.pieces.count > 1 {
      var writer = ResolverFileWriter(system, files: names)
      files.append(OutputFile(path: "\(system.name).resolver.json", bytes: writer.bytes()))
    }
    for (piece, name) in names.enumerated() {
      var writer = TokenFileWriter(
        system.ownTrees[piece],
        sayings[piece],
        rewriting: rewritten[piece],
        without: unsaid[piece]
      )
      files.append(OutputFile(path: name, bytes: writer.bytes()))
    }
    return files
  }

  /// What strict reading finds fault with, and the piece that it is in.
  func refusals(of files: [OutputFile]) -> [(piece: Int, fault: Diagnostic)] {
    guard let first = files.first else { return [] }
    var joined = JoinedFindings()
    if files.count == names.count {
      joined.add(TokenDocument(parsing: first.bytes, name: first.path).findings)
    } else {
      let source = OutputFileSource(files)
      let resolver = ResolverDocument(parsing: first.bytes, name: first.path, source: source)
      joined.add(resolver.findings)
      for inputs in resolver.coveringInputs {
        joined.add(resolver.document(inputs: inputs).findings)
      }
      for layers in hiddenLayers { joined.add(findings(of: layers, Array(files.dropFirst()))) }
    }
    let pieces = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    return joined.sorted.filter { $0.severity == .error }.map { fault in
      (fault.file.flatMap { pieces[$0] } ?? 0, fault)
    }
  }

  private func findings(of layers: [Int], _ files: [OutputFile]) -> [Diagnostic] {
    var documents: [(document: JSONDocument, name: String?)] = []
    for piece in layers {
      guard let document = try? JSONDocument(parsing: files[piece].bytes) else { continue }
      documents.append((document, files[piece].path))
    }
    return TokenDocument(reading: documents, as: .dtcg, options: DocumentOptions()).findings
      .filter { $0.file == layers.last.map { files[$0].path } }
  }

  /// Writes tokens that were refused as they were read, and takes what is refused even so out of the
  /// format's part of the files.
  ///
  /// - Returns: whether the files become others by it.
  mutating func change(_ refused: [(piece: Int, fault: Diagnostic)]) -> Bool {
    var hasChanged = false
    for (piece, fault) in refused {
      guard let path = fault.token.map({ TokenPath($0) }), sayings[piece][path] != nil,
        !unsaid[piece].contains(path)
      else { continue }
      hasChanged = true
      // One token may have several faults at once.
      if rewritten[piece].contains(path), reasons[piece][path] != nil { unsaid[piece].insert(path) }
      reasons[piece][path] = fault
    }
    for piece in reasons.indices { rewritten[piece].formUnion(reasons[piece].keys) }
    return hasChanged
  }

  /// What was moved out, and what was filled in.
  var remarks: [Diagnostic] {
    sayings.indices.flatMap { piece in
      sayings[piece].compactMap { path, saying in
        if unsaid[piece].contains(path) { return unsaid(path, saying, reasons[piece][path]) }
        return saying.isChanged ? changed(path, saying) : nil
      }
    }
  }

  private func changed(_ path: TokenPath, _ saying: TokenSaying) -> Diagnostic {
    let type = saying.traits.type.rawValue
    let names = WordList(quoting: saying.filled.map(\.name)).and
    let length = saying.letterSpacing.map {
      "'\(path)' has its letter spacing in em, of which the format has none; \($0) is written"
    }
    let missing =
      saying.filled.isEmpty
      ? nil
      : "'\(path)' has no \(names), which the format demands; "
        + "\(TokenValue.object(saying.filled)) is written"
    return Diagnostic(
      .exportFilled,
      path,
      at: saying.place,
      [length, missing].compactMap(\.self).joined(separator: ", and "),
      expected: missing == nil ? "'px' or 'rem'" : names,
      found: missing == nil ? "'em'" : "a \(type) without it"
    )
  }

  private func unsaid(
    _ path: TokenPath,
    _ saying: TokenSaying,
    _ reason: Diagnostic?
  ) -> Diagnostic {
    let type = saying.traits.type.rawValue
    let isKnown = ValueType.names.contains(type)
    let why =
      reason.map(\.message)
      ?? (isKnown ? "it has other tokens below it" : "it has no type '\(type)'")
    return Diagnostic(
      .exportUnsaid,
      path,
      at: saying.place,
      "the format can't say '\(path)': \(why); it is kept under '$extensions', where only this "
        + "engine finds it",
      expected: reason?.expected
        ?? (isKnown ? "a token or a group" : "one of the format's types"),
      found: reason?.found ?? (isKnown ? "both" : "'\(type)'")
    )
  }
}
