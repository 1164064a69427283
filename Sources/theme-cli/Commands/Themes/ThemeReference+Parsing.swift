package import ThemeEngine

extension ThemeReference {
  /// Reads a reference, which may name any of the brands.
  package init(_ text: String, among brands: BrandRegistry) throws(UsageError) {
    self = try ThemeReferenceParser(text: text).parse(brands)
  }
}

extension AppearanceRequest {
  /// Reads the qualifiers at the end of a reference.
  init(qualifiers: Substring, in reference: String) throws(UsageError) {
    self = try ThemeReferenceParser(text: reference).request(qualifiers)
  }
}

/// Reads theme references, and says what is wrong with one and where.
private struct ThemeReferenceParser {
  let text: String

  func parse(_ brands: BrandRegistry) throws(UsageError) -> ThemeReference {
    let mark = text.lastIndex(of: "@")
    let name = text[..<(mark ?? text.endIndex)]
    let isPath = name.contains("/") || name.contains(".")
    if name == "-" || isPath {
      let contexts = mark.map { String(text[text.index(after: $0)...]) }
      return isPath ? .path(String(name), contexts: contexts) : .standardInput(contexts: contexts)
    }
    guard brands.ids.contains(String(name)) else { throw unknownBrand(name, brands) }
    guard let mark else { return .brand(text, AppearanceRequest()) }
    return .brand(String(name), try request(text[text.index(after: mark)...]))
  }

  /// The excerpt of the whole argument with one part marked.
  private func excerpt(_ part: Substring) -> UsageError.Excerpt {
    UsageError.Excerpt(
      before: String(text[..<part.startIndex]),
      marked: String(part),
      after: String(text[part.endIndex...])
    )
  }

  private func unknownBrand(_ name: Substring, _ brands: BrandRegistry) -> UsageError {
    let shown = name.isEmpty ? "no brand is named" : "unknown brand '\(name)'"
    return UsageError(
      "\(shown) in the theme '\(text)'",
      suggestion: brands.suggestion(for: String(name)),
      excerpt: excerpt(name),
      expected: brands.ids + ["the path of a file, with a '/' or a '.' in it"]
    )
  }

  func request(_ qualifiers: Substring) throws(UsageError) -> AppearanceRequest {
    var request = AppearanceRequest()
    var given: [ThemeQualifier.Kind: Substring] = [:]
    for part in qualifiers.split(separator: "+", omittingEmptySubsequences: false) {
      let qualifier = try qualifier(part)
      if let first = given.updateValue(part, forKey: qualifier.kind) {
        throw UsageError(
          "the \(qualifier.kind.rawValue) is given twice, as '\(first)' and '\(part)'; keep one",
          excerpt: excerpt(part)
        )
      }
      qualifier.apply(to: &request)
    }
    return request
  }

  private func qualifier(_ part: Substring) throws(UsageError) -> ThemeQualifier {
    if let qualifier = ThemeQualifier(part) { return qualifier }
    let key = part.prefix { $0 != "=" }
    let value = part.dropFirst(key.count + 1)
    if let allowed = ThemeQualifier.values(of: key) {
      throw UsageError(
        value.isEmpty ? "'\(key)' has no value" : "unknown value '\(value)' of '\(key)'",
        suggestion: NameSuggestion.nearest(to: String(value), among: allowed),
        excerpt: excerpt(value.isEmpty ? part : value),
        expected: allowed
      )
    }
    let suggestion = NameSuggestion.nearest(to: String(part), among: ThemeQualifier.spellings)
    let missingKey = ThemeQualifier.spellings.first { $0.hasSuffix("=\(part)") }
    throw UsageError(
      part.isEmpty ? "a qualifier is missing" : "unknown qualifier '\(part)'",
      suggestion: missingKey ?? suggestion,
      excerpt: excerpt(part),
      expected: ThemeQualifier.forms
    )
  }
}
