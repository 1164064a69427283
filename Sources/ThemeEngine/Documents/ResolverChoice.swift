/// Matches input with the modifiers of a document; all faults at once.
///
/// A name counts by its bytes first and then without regard to letter case.
struct ResolverChoice {
  private let document: ResolverDocument
  /// The chosen context of each entry of the plan's modifiers.
  private(set) var contexts: [Int: Int] = [:]
  private(set) var findings: [Diagnostic] = []
  private var places = ResolverFindings()
  /// The modifiers that unknown names were probably meant for.
  private var misspelled: [TokenPath: Int] = [:]

  init(_ document: ResolverDocument, _ inputs: [ResolverInput]) {
    self.document = document
    var given = Array(repeating: false, count: document.modifiers.count)
    let names = document.modifiers.map(\.name)
    let table = Names(names)
    for input in inputs {
      switch table.match(input.modifier) {
      case .one(let modifier):
        if given[modifier] {
          report(
            .resolverDuplicateInput,
            input.place,
            "the modifier '\(names[modifier])' is given twice",
            expected: "one context",
            found: "'\(input.modifier)' again"
          )
        } else {
          given[modifier] = true
          choose(input, for: modifier)
        }
      case .several: ambiguous(input.modifier, "modifiers", names, input.place)
      case .none: unknown(input)
      }
    }
    // A misspelled modifier has its input all the same.
    for input in inputs where !misspelled.isEmpty {
      guard let modifier = misspelled[TokenPath(input.modifier)], !given[modifier] else { continue }
      given[modifier] = true
      choose(input, for: modifier)
    }
    for modifier in names.indices where !given[modifier] { chooseDefault(for: modifier) }
  }

  /// Positions of names by their bytes and without regard to letter case.
  private struct Names {
    private var exact: [TokenPath: Int] = [:]
    private var folded: [String: [Int]] = [:]

    enum Match {
      case none
      case one(Int)
      case several
    }

    init(_ names: [String]) {
      // A name that stands there twice, which the parser reports, is one spelling.
      for (position, name) in names.enumerated() where exact[TokenPath(name)] == nil {
        exact[TokenPath(name)] = position
        folded[name.lowercased(), default: []].append(position)
      }
    }

    func match(_ name: String) -> Match {
      if let position = exact[TokenPath(name)] { return .one(position) }
      let positions = folded[name.lowercased()] ?? []
      guard let first = positions.first else { return .none }
      return positions.count == 1 ? .one(first) : .several
    }
  }

  private mutating func choose(_ input: ResolverInput, for modifier: Int) {
    let name = document.modifiers[modifier].name
    guard let context = input.context else { return }
    for entry in document.occurrences[modifier] {
      let names = document.plan.modifiers[entry].contexts.map(\.name)
      switch Names(names).match(context) {
      case .one(let chosen): contexts[entry] = chosen
      case .several:
        ambiguous(context, "contexts of '\(name)'", names, input.place ?? place(of: entry))
      case .none:
        report(
          .resolverUnknownContext,
          input.place ?? place(of: entry),
          "the modifier '\(name)' has no context '\(context)'",
          expected: WordList(quoting: names, atMost: 20).or,
          found: "'\(context)'",
          suggestion: NameSuggestion.nearest(to: context, among: names)
        )
      }
    }
  }

  private mutating func chooseDefault(for modifier: Int) {
    for entry in document.occurrences[modifier] {
      let plan = document.plan.modifiers[entry]
      if let context = plan.defaultContext {
        contexts[entry] = context
      } else if !plan.contexts.isEmpty {
        report(
          .resolverMissingInput,
          place(of: entry),
          "the modifier '\(plan.name)' has no default; one of its contexts has to be chosen",
          expected: WordList(quoting: plan.contexts.map(\.name), atMost: 20).or
        )
      }
    }
  }

  private mutating func unknown(_ input: ResolverInput) {
    let unused = document.plan.modifiers.first {
      $0.name.lowercased() == input.modifier.lowercased()
    }
    if let unused {
      report(
        .resolverUnusedInput,
        input.place,
        "the modifier '\(unused.name)' takes no part in 'resolutionOrder', so it decides nothing",
        severity: .warning
      )
      return
    }
    let names = document.modifiers.map(\.name)
    let suggestion = NameSuggestion.nearest(to: input.modifier, among: names)
    misspelled[TokenPath(input.modifier)] = suggestion.flatMap { names.firstIndex(of: $0) }
    report(
      .resolverUnknownModifier,
      input.place,
      "there is no modifier '\(input.modifier)'",
      expected: names.isEmpty ? "no input" : WordList(quoting: names, atMost: 20).or,
      found: "'\(input.modifier)'",
      suggestion: suggestion
    )
  }

  private mutating func ambiguous(
    _ name: String,
    _ kind: String,
    _ names: [String],
    _ place: Related?
  ) {
    let folded = name.lowercased()
    report(
      .resolverAmbiguousName,
      place,
      "'\(name)' may mean several \(kind), which differ in letter case alone",
      expected: WordList(quoting: names.filter { $0.lowercased() == folded }, atMost: 20).or,
      found: "'\(name)'"
    )
  }

  private mutating func place(of modifier: Int) -> Related? {
    guard let files = document.files else { return nil }
    let place = ResolverFindings.Place(document.plan.modifiers[modifier].place)
    return places.related("the modifier", at: place, in: files)
  }

  private mutating func report(
    _ rule: RuleID,
    _ place: Related?,
    _ message: String,
    severity: Severity = .error,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil
  ) {
    findings.append(
      Diagnostic(
        ruleId: rule,
        severity: severity,
        message: message,
        file: place?.file ?? document.files?[0].name,
        line: place?.line,
        column: place?.column,
        expected: expected,
        found: found,
        suggestion: suggestion
      )
    )
  }
}
