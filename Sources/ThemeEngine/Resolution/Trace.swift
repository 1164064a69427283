/// Where a leaf's value comes from.
public struct Trace: Hashable, Sendable {
  /// The weakest provenance on the way to the literal.
  public var provenance: Provenance
  /// The document that says so; `nil` where none does.
  public var source: SourceDocument?
  /// What the document calls the value.
  public var documentName: String?
  /// The way from the leaf to the literal, in words.
  public var steps: [String]
  public var conflicts: [Conflict]

  public init(
    provenance: Provenance,
    source: SourceDocument?,
    documentName: String?,
    steps: [String],
    conflicts: [Conflict]
  ) {
    self.provenance = provenance
    self.source = source
    self.documentName = documentName
    self.steps = steps
    self.conflicts = conflicts
  }
}

extension Trace {
  /// What separates the token of a step from what it says.
  private static let separator = " = "

  /// A step of a token, in words.
  static func step(_ step: TraceStep) -> String { "\(step.path)\(separator)\(step.text)" }

  /// The token of a step and what it says; nil for a text that is no step.
  ///
  /// A name may hold what separates the two: the first beginning that is a token counts, else the
  /// first one of all.
  package static func parts(
    of step: String,
    isToken: (TokenPath) -> Bool
  ) -> (token: TokenPath, text: String)? {
    let bytes = step.utf8
    let length = separator.utf8.count
    var first: (token: TokenPath, text: String)?
    var end = bytes.startIndex
    while end != bytes.endIndex {
      defer { end = bytes.index(after: end) }
      guard bytes[end] == UInt8(ascii: " "), bytes[end...].starts(with: separator.utf8) else {
        continue
      }
      let token = TokenPath(String(step[..<end]))
      let isKnown = isToken(token)
      guard first == nil || isKnown else { continue }
      let parts = (token, String(step[bytes.index(end, offsetBy: length)...]))
      if isKnown { return parts }
      first = parts
    }
    return first
  }
}
