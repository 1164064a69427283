/// The files that a resolver document consists of, each read and parsed once.
struct ResolverFiles: Sendable {
  struct File: Sendable {
    let name: String
    let document: JSONDocument
    /// Whether it is meant as a resolver document.
    let isResolver: Bool

    init(name: String, document: JSONDocument) {
      self.name = name
      self.document = document
      isResolver = ResolverCompiler.isResolver(document.root)
    }
  }

  /// What came of a reference to a file.
  enum Answer {
    case file(Int)
    /// The file can't be read, for a reason of its source.
    case unreadable(String)
    /// The file isn't JSON; the fault is given the first time only.
    case malformed(Diagnostic?)
  }

  private(set) var all: [File]
  /// Nil for files that name no others.
  private let source: (any DocumentSource)?
  private var known: [String: Known]
  private var members: [ResolverNode.ID: [TokenPath: JSONNode]] = [:]

  private enum Known {
    case file(Int)
    case unreadable(String)
    case malformed
  }

  init(_ document: JSONDocument, name: String, source: any DocumentSource) {
    all = [File(name: name, document: document)]
    self.source = source
    known = [Self.joined(name, to: nil): .file(0)]
  }

  /// Files that refer to no others; the first gives its name to what has no place.
  init(_ files: [(document: JSONDocument, name: String)]) {
    all = files.map { File(name: $0.name, document: $0.document) }
    source = nil
    known = [:]
  }

  subscript(file: Int) -> File { all[file] }

  /// The file that a value stands in; nil for a value of another document.
  func position(of node: JSONNode) -> Int? {
    all.firstIndex { $0.document.root.storage === node.storage }
  }

  func root(_ file: Int) -> ResolverNode {
    ResolverNode(file: file, node: all[file].document.root)
  }

  /// The file at a path relative to the file that names it.
  mutating func file(at path: String, from referrer: Int) -> Answer {
    let place = Self.joined(path, to: all[referrer].name)
    if let known = known[place] { return answer(known) }
    guard let source else { return .unreadable("files of this kind name no others") }
    let read: (bytes: [UInt8], name: String)
    do throws(DocumentSourceError) {
      read = try source.bytes(of: path, from: all[referrer].name)
    } catch {
      known[place] = .unreadable(error.message)
      return .unreadable(error.message)
    }
    let name = Self.joined(read.name, to: nil)
    if let known = known[name] {
      self.known[place] = known
      return answer(known)
    }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: read.bytes)
      all.append(File(name: read.name, document: document))
      known[place] = .file(all.count - 1)
      known[name] = .file(all.count - 1)
      return .file(all.count - 1)
    } catch {
      known[place] = .malformed
      known[name] = .malformed
      return .malformed(Diagnostic(error, file: read.name))
    }
  }

  private func answer(_ known: Known) -> Answer {
    switch known {
    case .file(let file): .file(file)
    case .unreadable(let reason): .unreadable(reason)
    case .malformed: .malformed(nil)
    }
  }

  /// The member of an object or, for a decimal index, the element of an array.
  ///
  /// Large objects are indexed once, so that many look-ups stay linear.
  mutating func child(_ name: String, of parent: ResolverNode) -> ResolverNode? {
    let node = parent.node
    let child: JSONNode?
    switch node.kind {
    case .object where node.count <= 16: child = node[name]
    case .object:
      if members[parent.id] == nil {
        let pairs = node.members.map { (TokenPath($0.key), $0.value) }
        members[parent.id] = Dictionary(pairs) { first, _ in first }
      }
      child = members[parent.id]?[TokenPath(name)]
    case .array:
      let isDecimal = name.utf8.allSatisfy { $0 &- 0x30 < 10 }
      let hasZeroBefore = name.utf8.count > 1 && name.utf8.first == UInt8(ascii: "0")
      let index = isDecimal && !hasZeroBefore ? Int(name) : nil
      child = index.flatMap { index in
        index < node.count ? node.elements.dropFirst(index).first { _ in true } : nil
      }
    case .string, .number, .bool, .null: child = nil
    }
    return child.map { ResolverNode(file: parent.file, node: $0) }
  }

  /// A path as seen from the folder that the referrer is relative to, without `.` and `..`.
  private static func joined(_ path: String, to referrer: String?) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    if let referrer, !isAbsolute { parts = referrer.split(separator: "/").dropLast() }
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let isRooted = isAbsolute || referrer?.utf8.first == UInt8(ascii: "/")
    return (isRooted ? "/" : "") + parts.filter { $0 != "." }.joined(separator: "/")
  }
}
