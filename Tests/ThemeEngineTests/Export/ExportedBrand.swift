import ThemeEngine

/// A brand's exported files, which tests may change before they are read back.
struct ExportedBrand {
  let id: String
  private(set) var files: [String: String]

  init(_ brand: BrandDefinition) throws {
    id = brand.id
    let files = try DesignTokensExport.files(of: brand)
    self.files = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
  }

  /// Replaces a text that stands exactly once in one of the files.
  mutating func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = files[name] ?? ""
    let parts = text.components(of: old)
    guard parts.count == 2 else { throw Unedited(count: parts.count - 1) }
    files[name] = parts.joined(separator: new)
  }

  /// Puts another text in place of a file's.
  mutating func replace(_ name: String, _ text: String) { files[name] = text }

  struct Unedited: Error {
    let count: Int
  }

  subscript(name: String) -> JSONNode? {
    files[name].flatMap { try? JSONDocument(parsing: Array($0.utf8)).root }
  }

  /// The brand as it is read back, with its findings.
  var document: BrandDocument {
    let name = "\(id).resolver.json"
    return BrandDocument(
      parsing: Array((files[name] ?? "").utf8),
      name: name,
      source: ResolverTestSource(files)
    )
  }

  /// The files as a resolver document like any other.
  var resolver: ResolverDocument {
    let name = "\(id).resolver.json"
    return ResolverDocument(
      parsing: Array((files[name] ?? "").utf8),
      name: name,
      source: ResolverTestSource(files)
    )
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
