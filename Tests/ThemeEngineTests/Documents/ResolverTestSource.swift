import ThemeEngine

/// Files in memory by their paths from the root, and how often each was read.
final class ResolverTestSource: DocumentSource, @unchecked Sendable {
  private let files: [String: String]
  private(set) var reads: [String] = []

  init(_ files: [String: String] = [:]) { self.files = files }

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    let name = Self.name(of: path, from: referrer)
    reads.append(name)
    guard let text = files[name] else {
      throw DocumentSourceError(message: "there is no file '\(name)'")
    }
    return (Array(text.utf8), name)
  }

  func folder(
    _ path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (files: [(bytes: [UInt8], name: String)], name: String)? {
    let name = Self.name(of: path, from: referrer)
    let below = files.filter { $0.key.hasPrefix(name + "/") }.sorted { $0.key < $1.key }
    guard !below.isEmpty else { return nil }
    return (below.map { (bytes: Array($0.value.utf8), name: $0.key) }, name)
  }

  /// A path from the root, of one that is relative to the file that names it.
  static func name(of path: String, from referrer: String?) -> String {
    var parts = (referrer ?? "").split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

/// A resolver document of a text, named `r.json`, with files beside it.
func resolver(
  _ text: String,
  _ files: [String: String] = [:],
  lenient: Bool = false
) -> ResolverDocument {
  ResolverDocument(
    parsing: Array(text.utf8),
    name: "r.json",
    source: ResolverTestSource(files),
    options: DocumentOptions(lenient: lenient)
  )
}

/// A resolver document with these members beside its version.
func resolver(
  body: String,
  _ files: [String: String] = [:],
  lenient: Bool = false
) -> ResolverDocument {
  resolver("{\"version\":\"2025.10\",\(body)}", files, lenient: lenient)
}

/// A token tree of numbers; a dotted path names groups and token.
func numbers(_ tokens: KeyValuePairs<String, Int>) -> String {
  let members = tokens.map { path, value in
    let names = path.split(separator: ".")
    let opening = names.map { "\"\($0)\":{" }.joined()
    return opening + "\"$type\":\"number\",\"$value\":\(value)"
      + String(repeating: "}", count: names.count)
  }
  return "{" + members.joined(separator: ",") + "}"
}

extension TokenDocument {
  /// The numbers of the tokens as texts of the form `path=value`, sorted.
  var numbers: [String] {
    tokens.compactMap { token in
      guard case .value(.number(let number)) = token.cells[.light, .standard]?.expression else {
        return nil
      }
      return "\(token.path)=\(Int(number))"
    }
    .sorted()
  }
}

extension ResolverDocument {
  /// The rules of the errors.
  var errors: [RuleID] { findings.filter { $0.severity == .error }.map(\.ruleId) }
}
