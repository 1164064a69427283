/// Files of a token system while it is found out what the format can't say.
struct TokenSystemDraft {
  let system: TokenSystem
  private let sayings: [[TokenPath: TokenSaying]]
  /// Orders of pieces that show what no combination does.
  private let hiddenLayers: [[Int]]
  /// The tokens of each piece that strict reading refuses or reads otherwise as they stand.
  private var rewritten: [Set<TokenPath>]
  /// The tokens of each piece that the format can't say.
  private var unsaid: [[TokenPath: Reason]] = []
  /// What strict reading found first of each token that it refused.
  private var faults: [[TokenPath: Diagnostic]]

  /// Why the format can't say a token.
  private enum Reason {
    case type
    case holdsTokens
    case fault(Diagnostic)
    /// It is a copy, by `$extends`, of a token that the format can't say.
    case copy(of: TokenPath)
  }

  init(_ system: TokenSystem, _ readings: [TokenSystem.Reading]) {
    self.system = system
    hiddenLayers = system.hiddenLayers(readings)
    sayings = system.sayings(readings, hidden: hiddenLayers)
    rewritten = sayings.map { Set($0.filter(\.value.isRepaired).map(\.key)) }
    faults = Array(repeating: [:], count: sayings.count)
    unsaid = zip(sayings, system.ownTrees).map { sayings, tree in
      var reasons: [TokenPath: Reason] = [:]
      for path in tree.groupTokens where sayings[path] != nil { reasons[path] = .holdsTokens }
      for (path, saying) in sayings where !saying.traits.type.isInFormat { reasons[path] = .type }
      return reasons
    }
    for piece in unsaid.indices { moveCopies(piece) }
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
        without: Set(unsaid[piece].keys)
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
        unsaid[piece][path] == nil
      else { continue }
      hasChanged = true
      // One token may have several faults at once.
      if rewritten[piece].contains(path), faults[piece][path] != nil {
        unsaid[piece][path] = .fault(fault)
      }
      faults[piece][path] = fault
    }
    for piece in faults.indices {
      rewritten[piece].formUnion(faults[piece].keys)
      if hasChanged { moveCopies(piece) }
    }
    return hasChanged
  }

  /// Counts the other tokens that come from the place of an unsaid one among these: where it is
  /// written no longer, nothing is left to copy.
  private mutating func moveCopies(_ piece: Int) {
    guard !unsaid[piece].isEmpty else { return }
    var originals: [TokenSaying.Origin: TokenPath] = [:]
    for path in unsaid[piece].keys.sorted() {
      if let origin = sayings[piece][path]?.origin, originals[origin] == nil {
        originals[origin] = path
      }
    }
    for (path, saying) in sayings[piece] where unsaid[piece][path] == nil {
      if let original = originals[saying.origin] { unsaid[piece][path] = .copy(of: original) }
    }
  }

  /// What was moved out, and what was filled in.
  var remarks: [Diagnostic] {
    sayings.indices.flatMap { piece in
      sayings[piece].compactMap { path, saying in
        if let reason = unsaid[piece][path] { return unsaid(path, saying, reason) }
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

  private func unsaid(_ path: TokenPath, _ saying: TokenSaying, _ reason: Reason) -> Diagnostic {
    let type = saying.traits.type.rawValue
    let (why, expected, found): (String, String?, String?) =
      switch reason {
      case .type: ("it has no type '\(type)'", "one of the format's types", "'\(type)'")
      case .holdsTokens: ("it has other tokens below it", "a token or a group", "both")
      case .fault(let fault): (fault.message, fault.expected, fault.found)
      case .copy(let original):
        (
          "it is a copy of '\(original)', which the format can't say",
          "a copy of a token of the format", "one of another token"
        )
      }
    return Diagnostic(
      .exportUnsaid,
      path,
      at: saying.place,
      "the format can't say '\(path)': \(why); it is kept under '$extensions', where only this "
        + "engine finds it",
      expected: expected,
      found: found
    )
  }
}

extension TokenType {
  /// Whether the format has the type.
  fileprivate var isInFormat: Bool { ValueType.names.contains(rawValue) }
}
