import ThemeEngine

/// A brand document with many tokens, and the files that it refers to.
struct BrandFile: DocumentSource {
  static let name = "bench.brand.json"

  let document: [UInt8]
  private let files: [String: [UInt8]]

  /// Three documents that extend different brands, each with so many tokens.
  ///
  /// - Parameters:
  ///   - count: the tokens of each.
  ///   - overResolver: whether the tokens stand in files that a resolver document lays over
  ///     each other for dark, rather than in the document.
  /// - Returns: the documents, in the order of the brands.
  static func all(tokens count: Int, overResolver: Bool) -> [BrandFile] {
    BenchmarkBrands.registry.ids.prefix(3).map { id in
      BrandFile(extending: id, tokens: count, overResolver: overResolver)
    }
  }

  private init(extending id: String, tokens count: Int, overResolver: Bool) {
    let tokens = TokenFile.bytes(tokens: count)
    let source = overResolver ? Array("\"tokens.resolver.json\"".utf8) : tokens
    let appearances =
      overResolver ? #""appearances": {"light": {}, "dark": {"theme": "dark"}},"# : ""
    document =
      Array(
        """
        {"brandDocument": "1.0", "brand": {"id": "bench-\(id)", "name": "Bench"}, "extends": "\(id)",
         "color": {"background": "{color.g0.f0}", "textPrimary": "{color.g0.f1}",
           "accent": {"light": "{semantic.g0.state0}", "dark": "{product.g0.state0}"},
           "onAccent": {"readableOn": "accent"}, "border": {"token": "{variant.g0.state1}", "opacity": 0.5}},
         "text": {"body": "{type.g0.r0}"}, "space": {"md": "{dimension.g0.s12}"},
         "elevation": {"card": "{elevation.g0.l0}"}, \(appearances)
         "tokens":
        """.utf8
      ) + source + Array("}".utf8)
    files =
      overResolver
      ? [
        "tokens.resolver.json": Self.resolver, "base.json": tokens,
        "dark.json": TokenFile.darkBytes(tokens: count),
      ] : [:]
  }

  private static let resolver = Array(
    """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]},
       "default": "light"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
    """.utf8
  )

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    guard let bytes = files[path] else {
      throw DocumentSourceError(message: "there is no file '\(path)'")
    }
    return (bytes, path)
  }
}
