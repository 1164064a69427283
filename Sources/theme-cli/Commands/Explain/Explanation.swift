import ThemeEngine

/// All that is known of one leaf.
struct Explanation {
  let token: TokenPath
  let value: TokenValue
  /// `nil` where the theme came without a trace.
  var provenance: Provenance?
  var source: SourceDocument?
  /// What the document calls the value.
  var documentName: String?
  var steps: [Step] = []
  var conflicts: [Conflict] = []
  /// Where the answers on the way were written, the leaf's first.
  var declarations: [Declaration] = []
  /// The pairs that the token is a side of.
  var pairs: [ContrastVerdict] = []
  /// Backdrops on which the material that the token is part of fails.
  var backdrops: [MaterialBackdrop] = []
  /// Tokens that depend on the token; asked for of palette entries, and of tokens of a file.
  var reach: [TokenPath] = []

  /// One token on the way from the leaf to its literal.
  struct Step {
    var token: String
    var value: TokenValue?
    /// What the token says, in words.
    var text: String
    var provenance: Provenance?
    var documentName: String?
  }
}

extension Explanation {
  init(_ token: TokenPath, _ value: TokenValue, in resolution: Resolution) {
    self.init(token: token, value: value)
    guard let trace = resolution.trace(token) else { return }
    let steps = resolution.steps(token)
    tell(trace)
    self.steps = steps.map { step in
      Step(
        token: step.path.description,
        value: step.value,
        text: step.text,
        // A value that its only token computes, such as a grown size, is as weak as the leaf.
        provenance: steps.count == 1 ? trace.provenance : step.origin.provenance,
        documentName: step.origin.documentName
      )
    }
    for step in steps {
      guard let place = step.origin.declaration, !declarations.contains(place) else { continue }
      declarations.append(place)
    }
  }

  /// A written trace has its steps as texts, `token = what it says`.
  init(_ token: TokenPath, _ value: TokenValue, in theme: ResolvedTheme) {
    self.init(token: token, value: value)
    guard let trace = theme.trace?.first(where: { $0.path == token })?.trace else { return }
    tell(trace)
    steps = trace.steps.map { step in
      guard let parts = Trace.parts(of: step, isToken: { theme[$0] != nil }) else {
        return Step(token: "", text: step)
      }
      return Step(token: parts.token.description, value: theme[parts.token], text: parts.text)
    }
  }

  private mutating func tell(_ trace: Trace) {
    provenance = trace.provenance
    source = trace.source
    documentName = trace.documentName
    conflicts = trace.conflicts
  }
}
