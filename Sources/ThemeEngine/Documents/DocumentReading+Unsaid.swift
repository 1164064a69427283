extension DocumentReading {
  /// A token that the format can't say, which an export of this engine keeps in `$extensions`.
  struct UnsaidToken {
    let token: Token
    let node: TokenTree.Node
  }

  /// The tokens that the files keep beside those of the format, the later of two with one path.
  mutating func unsaidTokens() -> [UnsaidToken] {
    var tokens: [UnsaidToken] = []
    var positions: [TokenPath: Int] = [:]
    for (source, file) in tree.sources.enumerated() {
      guard let members = EngineExtension.content(of: file.document.root)?[EngineExtension.tokens]
      else { continue }
      for member in members.members {
        guard let token = unsaidToken(member, Int32(source)) else { continue }
        if let known = positions[token.token.path] {
          tokens[known] = token
        } else {
          positions[token.token.path] = tokens.count
          tokens.append(token)
        }
      }
    }
    for token in tokens { unsaidSources[token.token.path] = token.node.place.source }
    return tokens
  }

  /// Reports references to nothing.
  mutating func checkTargets(of tokens: [UnsaidToken]) {
    let known = Set(tokens.map(\.token.path))
    for token in tokens {
      var targets: [TokenPath] = []
      token.token.cells.expression(.light, .standard)?.addTargets(to: &targets)
      for target in targets where !known.contains(target) && find(target.description) == nil {
        findings.report(
          .aliasUnknown,
          source: token.node.place.source,
          offset: tree.value(token.node.place).offset,
          token.token.path,
          "'\(target)' does not exist",
          expected: "a token of the document",
          found: "'\(target)'"
        )
      }
    }
  }

  private mutating func unsaidToken(_ member: JSONMember, _ source: Int32) -> UnsaidToken? {
    let place = TokenTree.Place(source: source, word: Int32(truncatingIfNeeded: member.value.index))
    let path = TokenPath(member.key)
    do throws(DefinitionReader.Fault) {
      guard let traits = try DefinitionReader.traits(member.value), path.isWellFormed else {
        throw DefinitionReader.Fault(node: member.value, expected: "a token with its 'type'")
      }
      let expression = try DefinitionReader.expression(member.value)
      let isOneFile = tree.sources.count == 1
      let name = tree.sources[Int(source)].name.map(SourceDocument.fileName)
      let origin = Origin(.stated, in: isOneFile ? nil : name)
      return UnsaidToken(
        token: Token(path, expression, origin, custom: traits),
        node: TokenTree.Node(kind: .token, place: place)
      )
    } catch {
      findings.report(
        .dtcgWrongType,
        source: source,
        offset: error.node.offset,
        path,
        "what '\(EngineExtension.key)' holds of '\(path)' has to be \(error.expected), found "
          + error.node.foundText,
        expected: error.expected,
        found: error.node.foundText,
        suggestion: error.suggestion
      )
      return nil
    }
  }
}
