extension ResolverDocument {
  /// The tokens of one combination of contexts; no other combination is looked at.
  ///
  /// Names count without regard to letter case where no exact spelling matches. A modifier that is
  /// left out takes its default.
  ///
  /// - Returns: the tokens, with their findings. Where the input is at fault there are no tokens,
  ///   and every fault of the input is a finding.
  public func document(inputs: [(name: String, context: String)]) -> TokenDocument {
    document(choosing: inputs.map { ResolverInput(modifier: $0.name, context: $0.context) })
  }

  /// The tokens of the combination that a JSON object from modifier to context names.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: what findings call the input.
  /// - Returns: the tokens, with their findings; what isn't a text is a fault of the input.
  public func document(inputJSON bytes: [UInt8], name: String?) -> TokenDocument {
    let input: JSONDocument
    do throws(JSONError) {
      input = try JSONDocument(parsing: bytes)
    } catch {
      return Self.rejected([Diagnostic(error, file: name)])
    }
    var located = LocatedFindings(input, file: name)
    guard input.root.kind == .object else {
      located.mismatch(
        input.root,
        nil,
        "input",
        expected: "an object from modifier to context",
        rule: .resolverInputType
      )
      return Self.rejected(located.findings)
    }
    let repeated = Set(input.duplicateKeys.map(\.offset))
    let lines = input.lineIndex()
    var inputs: [ResolverInput] = []
    for member in input.root.members where !repeated.contains(member.keyOffset) {
      let position = lines.position(at: member.keyOffset)
      let place = Related(
        message: "the input",
        file: name,
        line: position.line,
        column: position.column
      )
      if member.value.kind != .string {
        located.mismatch(
          member.value,
          nil,
          member.key,
          expected: "the name of a context as a text",
          rule: .resolverInputType
        )
      }
      inputs.append(
        ResolverInput(modifier: member.key, context: member.value.string, place: place)
      )
    }
    return document(choosing: inputs, located.findings)
  }

  /// Combinations that hold every context of every modifier at least once, as few as there are
  /// contexts in the largest modifier; one without input where there are no modifiers.
  ///
  /// Reading these finds every fault of a token source without reading all combinations.
  public var coveringInputs: [[(name: String, context: String)]] {
    let rows = modifiers.map(\.contexts.count).max() ?? 1
    return (0..<max(rows, 1)).map { row in
      modifiers.filter { !$0.contexts.isEmpty }.map { modifier in
        (modifier.name, modifier.contexts[row % modifier.contexts.count])
      }
    }
  }

  /// The tokens of the combination that the inputs make, beside what is known of them.
  func document(
    choosing inputs: [ResolverInput],
    _ inputFindings: [Diagnostic] = []
  ) -> TokenDocument {
    let choice = ResolverChoice(self, inputs)
    let inputFindings = inputFindings + choice.findings
    let isFaulty = inputFindings.contains { $0.severity == .error }
    if isFaulty { return Self.rejected(inputFindings) }
    var document: TokenDocument
    if let themes, let files {
      document = themes.document(choosing: choice.contexts, in: files)
    } else if let tree = tree(of: plan.trees { choice.contexts[$0] }) {
      document = TokenTreeReader.document(tree, options: options)
    } else {
      return Self.rejected(inputFindings)
    }
    if !inputFindings.isEmpty {
      document.findings = Diagnostic.sorted(inputFindings + document.findings)
    }
    return document
  }

  /// No tokens, because of these faults.
  private static func rejected(_ findings: [Diagnostic]) -> TokenDocument {
    TokenDocument(findings: Diagnostic.sorted(findings))
  }
}
