@testable import ThemeEngine

/// A token file read from a text, and its values as the engine resolves them.
struct TokenReading {
  let document: TokenDocument
  private let evaluation: Evaluation

  init(_ text: String, lenient: Bool = false) {
    let options = DocumentOptions(lenient: lenient)
    self.init(TokenDocument(parsing: Array(text.utf8), name: "t.json", options: options))
  }

  init(_ document: TokenDocument) {
    self.document = document
    evaluation = Evaluation(TokenGraph(document.tokens), Appearance(.light), [], theme: "t")
  }

  /// Each finding as `severity rule token`, sorted by place.
  var summary: [String] {
    document.findings.map {
      let severity = $0.severity == .error ? "" : "\($0.severity.rawValue) "
      return "\(severity)\($0.ruleId.rawValue) \($0.token ?? "-")"
    }
  }

  var rules: [RuleID] { document.findings.map(\.ruleId) }

  var paths: [String] { document.tokens.map(\.path.description) }

  /// What a token comes to, as one line; nil for one without a value.
  func text(_ path: String) -> String? { value(path).map { "\($0)" } }

  func value(_ path: String) -> TokenValue? { evaluation.value(TokenPath(path)) }

  func token(_ path: String) -> Token? {
    document.tokens.first { $0.path == TokenPath(path) }
  }

  func type(_ path: String) -> String? { token(path)?.custom?.type.rawValue }

  /// Whether all that is left has a value.
  var isSound: Bool { evaluation.findings.isEmpty }

  /// A colour of the format.
  static func color(_ hex: UInt32) -> String {
    let bytes = [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF]
    let components = bytes.map { DecimalText.string(Double($0) / 255) }.joined(separator: ", ")
    return #"{"colorSpace": "srgb", "components": [\#(components)]}"#
  }

  /// A file with one token `t` of a type.
  static func file(_ type: String, _ value: String) -> String {
    #"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#
  }
}
