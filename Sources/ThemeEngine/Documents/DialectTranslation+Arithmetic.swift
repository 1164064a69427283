extension DialectTranslation {
  /// Whether a text is to be computed: an expression where a number is wanted, or one that refers to
  /// other tokens.
  static func isComputed(_ text: String, _ type: ValueType?) -> Bool {
    switch type {
    case .dimension, .duration, .number, .fontWeight: ArithmeticExpression.isExpression(text)
    case nil: text.utf8.contains(UInt8(ascii: "{")) && ArithmeticExpression.isExpression(text)
    default: false
    }
  }

  /// What an expression comes to; nil, with a finding, where it can't be computed.
  ///
  /// That is an error where a number is wanted. What is only written like an expression may be meant as
  /// a text, and stays one.
  mutating func computed(
    _ text: String,
    isWanted: Bool,
    at place: JSONView,
    _ path: TokenPath
  ) -> String? {
    do throws(ArithmeticError) {
      return try quantity(of: text, depth: 0).description
    } catch {
      // Escapes would shift the place within the text, and a text of another place has none.
      let isWritten = !place.word.flag && place.isString(text)
      var suggestion: String?
      if case .unusableReference(let name, _) = error.kind {
        suggestion = self.suggestion(for: name)
      }
      warn(
        .dialectArithmetic,
        at: place,
        offset: isWritten ? 1 + error.offset : 0,
        path,
        "'\(path)' can't be computed: \(error.message)"
          + (isWanted ? "" : "; it is kept as a text"),
        isError: isWanted,
        expected: error.expected,
        found: error.found,
        suggestion: suggestion
      )
      return nil
    }
  }

  mutating func quantity(
    of text: String,
    depth: Int
  ) throws(ArithmeticError) -> ArithmeticQuantity {
    let expression = try ArithmeticExpression(parsing: text)
    for name in expression.references where memo.referents[name] == nil {
      memo.referents[name] = referent(name, depth: depth)
    }
    let known = memo.referents
    return try expression.evaluated { known[$0] ?? .unusable(because: "does not exist") }
  }

  /// What a reference of an expression leads to, through whatever refers to another.
  private mutating func referent(_ name: String, depth: Int) -> ArithmeticReferent {
    guard depth < Self.deepestText else { return .unusable(because: "leads back to itself") }
    let value: JSONView
    switch index.target(name) {
    case nil: return .unusable(because: "does not exist")
    case .property(let property): value = property
    case .token(let entry): value = entry.value
    }
    guard let text = value.numberText ?? value.string else {
      return .unusable(because: "is \(value.foundText)")
    }
    do throws(ArithmeticError) {
      return .quantity(try quantity(of: text, depth: depth + 1))
    } catch {
      return .unusable(because: "is '\(text)', which is no number")
    }
  }
}
