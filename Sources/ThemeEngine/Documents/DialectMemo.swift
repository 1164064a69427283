/// What references of a dialect's files have come to so far, each found out once.
struct DialectMemo {
  /// Within texts.
  var texts: [String: FilledText] = [:]
  /// Within expressions.
  var referents: [String: ArithmeticReferent] = [:]
  /// As colours, modified where their tokens say so; nil for what is none.
  var colors: [TokenPath: ColorValue?] = [:]
  /// How many bytes may still be filled into texts, so that a small file can't ask for boundless
  /// memory.
  var bytesLeft: Int
  /// As whole tokens.
  var tokens: [TokenPath: DialectToken] = [:]
  /// The names of all tokens in their order, once a wrong one was looked for.
  var names: [String]?
  /// How many more wrong names are compared with all others, so that many faults stay cheap.
  var suggestionsLeft = 100

  /// - Parameter size: that of all files together, in bytes.
  init(size: Int) { bytesLeft = min(64 << 20, max(4 << 20, size * 16)) }
}

/// What a token of another dialect is written as.
struct DialectToken {
  /// `other` for a type that the format doesn't have; nil where references lead in a ring or nowhere.
  var type: ValueType?
  /// Its value as a text without references; nil for a value that is none.
  var text: String?
}
