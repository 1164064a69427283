extension ArithmeticLexer {
  /// A path between braces, in which anything but a brace can stand.
  mutating func reference() throws(ArithmeticError) -> ArithmeticToken.Kind {
    let start = position
    var end = start + 1
    var previous = UInt8(ascii: ".")
    var hasEmptyName = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") {
      if bytes[end] == UInt8(ascii: "."), previous == UInt8(ascii: ".") { hasEmptyName = true }
      previous = bytes[end]
      end += 1
    }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "}")
    guard isClosed, !hasEmptyName, previous != UInt8(ascii: ".") else {
      let range = start..<(isClosed ? end + 1 : end)
      throw ArithmeticError(.malformedReference(shown(range)), at: range)
    }
    position = end + 1
    return .reference(String(decoding: bytes[start + 1..<end], as: UTF8.self))
  }

  /// A name with the parenthesis behind it.
  mutating func function() throws(ArithmeticError) -> ArithmeticToken.Kind {
    let word = run(Self.isOfWord)
    guard let function = ArithmeticFunction(rawValue: text(word)) else {
      throw ArithmeticError(.unknownWord(shown(word)), at: word)
    }
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else {
      throw ArithmeticError(.uncalledFunction(function), at: word)
    }
    return single(.function(function))
  }

  /// Digits with an optional unit directly behind them.
  mutating func number() throws(ArithmeticError) -> ArithmeticToken.Kind {
    let start = position
    var digits = run(JSONByte.isDigit).count
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      let decimals = run(JSONByte.isDigit).count
      digits = decimals == 0 ? 0 : digits + decimals
    }
    skipExponent()
    let end = position
    let isMore = end < bytes.count && bytes[end] == UInt8(ascii: ".")
    guard digits > 0, !isMore, let value = Double(text(start..<end)) else {
      let range = start..<run(Self.isOfNumber).upperBound
      throw ArithmeticError(.malformedNumber(shown(range)), at: range)
    }
    let unit = try unit()
    do {
      return .number(try ArithmeticQuantity(value, unit).checked())
    } catch {
      throw ArithmeticError(error, at: start..<position)
    }
  }

  /// An `e` is an exponent only before digits, else the start of a unit.
  private mutating func skipExponent() {
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
    var next = position + 1
    if next < bytes.count, bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") {
      next += 1
    }
    guard next < bytes.count, JSONByte.isDigit(bytes[next]) else { return }
    position = next
    _ = run(JSONByte.isDigit)
  }

  private mutating func unit() throws(ArithmeticError) -> ArithmeticUnit? {
    if position < bytes.count, bytes[position] == UInt8(ascii: "%") {
      position += 1
      return .percent
    }
    let word = run(Self.isOfWord)
    if word.isEmpty { return nil }
    guard let unit = ArithmeticUnit(rawValue: text(word).lowercased()) else {
      throw ArithmeticError(.unknownUnit(shown(word)), at: word)
    }
    return unit
  }

  /// Steps over the bytes of one kind.
  private mutating func run(_ belongs: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < bytes.count, belongs(bytes[position]) { position += 1 }
    return start..<position
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
