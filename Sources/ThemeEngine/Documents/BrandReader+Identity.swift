extension BrandReader {
  mutating func acceptsVersion(_ node: JSONNode?) -> Bool {
    let path = TokenPath(BrandDocument.marker)
    let own = BrandDocument.version
    guard let node else {
      report.report(
        .brandFormatVersion,
        at: root.offset,
        path,
        "'\(path)' is missing, which tells the version of the format",
        expected: "\"\(path)\": \"\(own)\"",
        found: "an object without it"
      )
      return false
    }
    guard let version = node.string.flatMap(FormatVersion.init) else {
      let found = node.foundText
      report.report(
        .brandFormatVersion,
        at: node.offset,
        path,
        "'\(path)' has to be a version such as \"\(own)\", found \(found)",
        expected: "\"\(own)\"",
        found: found
      )
      return false
    }
    guard version.major == own.major else {
      report.report(
        .brandFormatVersion,
        at: node.offset,
        path,
        "the document has format version \(version), and this program reads version \(own.major)",
        expected: "\(own.major).x",
        found: "\(version)"
      )
      return false
    }
    isNewer = version.minor > own.minor
    return true
  }

  /// Takes over the brand that the document extends.
  ///
  /// - Returns: whether it could be had.
  mutating func extend(_ node: JSONNode) -> Bool {
    let path = TokenPath("extends")
    guard let text = node.string, !text.isEmpty else {
      mismatch(node, path, "extends", expected: "the id of a brand or the path of a brand document")
      return false
    }
    if text.contains("/") || text.contains(".") { return extend(file: text, node) }
    guard let brand = sources.brands.definition(text) else {
      let ids = sources.brands.ids
      report.report(
        .brandUnknownBase,
        at: node.offset,
        path,
        "there is no brand '\(text)' to extend",
        expected: WordList(quoting: ids).or.isEmpty
          ? "the path of a brand document, with a '/' or a '.' in it"
          : "\(WordList(quoting: ids).or), or the path of a brand document",
        found: "'\(text)'",
        suggestion: sources.brands.suggestion(for: text)
      )
      return false
    }
    take(brand)
    return true
  }

  /// Lets what a brand says hold where this document says nothing.
  private mutating func take(_ brand: BrandDefinition) {
    base = brand
    for token in brand.graph.tokens {
      guard let slot = BrandSlots.slot(of: token.path) else { continue }
      inherited[slot, default: []].append(marked(token))
    }
    for cell in [BrandCell.light, .dark] {
      baseValues[cell] = ThemeResolver.values(of: brand, for: AppearanceRequest(cell.scheme))
    }
  }

  /// How many documents may stand between a document and the one that extends none.
  private static let longestChain = 16

  private mutating func extend(file: String, _ node: JSONNode) -> Bool {
    var inner = sources
    inner.chain.append(name)
    let document: BrandDocument
    do throws(DocumentSourceError) {
      let read = try sources.files.bytes(of: file, from: name)
      if inner.chain.contains(read.name) {
        unusableBase(node, "'\(file)' extends this document in turn")
        return false
      }
      if inner.chain.count > Self.longestChain {
        unusableBase(node, "more than \(Self.longestChain) documents extend each other")
        return false
      }
      guard let other = self.document(read.bytes, read.name, inner, node) else { return false }
      document = other
    } catch {
      unusableBase(node, "'\(file)' can't be read: \(error.message)")
      return false
    }
    foreign += document.findings
    guard let brand = document.definition else {
      unusableBase(node, "'\(file)' has errors of its own")
      return false
    }
    take(brand)
    return true
  }

  /// The document of a file; nil after a finding where the file is known to be another kind.
  private mutating func document(
    _ bytes: [UInt8],
    _ file: String,
    _ sources: BrandSources,
    _ node: JSONNode
  ) -> BrandDocument? {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      let kind = DocumentKind(document, file: file)
      switch kind.form {
      case .brand, .other: return BrandDocument(reading: document, name: file, sources)
      case .theme, .tokens, .resolver:
        unusableBase(node, "'\(node.string ?? file)' is \(kind.words)")
        return nil
      }
    } catch {
      return BrandDocument(unreadable: Diagnostic(error, file: file))
    }
  }

  private mutating func unusableBase(_ node: JSONNode, _ reason: String) {
    report.report(
      .brandUnknownBase,
      at: node.offset,
      TokenPath("extends"),
      "the brand to extend can't be had: \(reason)",
      expected: "a brand document",
      found: node.foundText
    )
  }

  /// Who the brand is.
  mutating func identity(_ node: JSONNode?) {
    let path = TokenPath("brand")
    guard let node, var object = object(node, path, "brand") else { return }
    let names = ["id", "name", "productName"]
    for name in names {
      guard let value = object.take(name) else { continue }
      let own = path.appending(name)
      places[own] = value.offset
      visit(value)
      guard let text = value.string, !text.isEmpty else {
        mismatch(value, own, own.description, expected: "a text that isn't empty")
        answers[own] = []
        continue
      }
      if name == "id", !BrandIdentity.isValid(id: text) {
        report.report(
          .brandMalformedID,
          at: value.offset,
          own,
          "'\(text)' can't be the id of a brand",
          expected: "lower-case letters, digits and hyphens, beginning with a letter",
          found: "'\(text)'"
        )
      }
      answers[own] = [Token(own, .value(.string(text)), origin())]
    }
    reportUnknown(object, below: path, known: names)
  }
}
