/// The tokens of a document in the Design Tokens format 2025.10, or of several merged into one.
public struct TokenDocument: Sendable {
  /// The tokens that have a value, in the order of the document.
  ///
  /// All that they refer to is among them. A token with a fault, and what depends on it, is left
  /// out.
  public var tokens: [Token] { graph.tokens }
  /// Every fault, repair and remark, sorted by place.
  public internal(set) var findings: [Diagnostic]
  /// The tokens by their paths.
  let graph: TokenGraph
  private let tree: TokenTree
  /// The tree's node of each token.
  private let nodes: [Int32]

  init(_ graph: TokenGraph, findings: [Diagnostic], tree: TokenTree, nodes: [Int32]) {
    self.graph = graph
    self.findings = findings
    self.tree = tree
    self.nodes = nodes
  }

  /// The file that all tokens stand in; nil where there are several.
  var onlyFile: String? { tree.sources.count == 1 ? tree.sources[0].name : nil }

  /// No tokens, because of these findings.
  init(findings: [Diagnostic]) {
    self.init(TokenGraph([]), findings: findings, tree: TokenTree(), nodes: [])
  }

  /// Reads one token file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: the file as findings name it.
  ///   - options: whether to repair what older files hold.
  public init(parsing bytes: [UInt8], name: String?, options: DocumentOptions = DocumentOptions()) {
    do throws(JSONError) {
      self.init(reading: try JSONDocument(parsing: bytes), name: name, options: options)
    } catch {
      self.init(findings: [Diagnostic(error, file: name)])
    }
  }

  /// Reads one token file that is parsed already.
  package init(reading document: JSONDocument, name: String?, options: DocumentOptions) {
    self.init(reading: [(document, name)], as: .dtcg, options: options)
  }

  /// Reads a tree, of which other findings are known already.
  init(_ tree: TokenTree, options: DocumentOptions, beside findings: [Diagnostic]) {
    let read = TokenTreeReader.document(tree, options: options)
    self.init(
      read.graph,
      findings: Diagnostic.sorted(findings + read.findings),
      tree: read.tree,
      nodes: read.nodes
    )
  }

  /// What tools keep about the token at a position in `tokens`, as it is written; nil where it has
  /// none.
  public func extensions(at index: Int) -> JSONNode? {
    object(at: index)?["$extensions"]
  }

  /// The file and place of a token's object; nil for an index that isn't one of `tokens`.
  ///
  /// Linear in the size of the file.
  public func place(at index: Int) -> (file: String?, position: TextPosition)? {
    guard let object = object(at: index), let node = node(at: index) else { return nil }
    let source = tree.sources[Int(node.place.source)]
    let offset = source.writtenOffset(object.keyOffset ?? object.offset)
    return (source.name, source.written.position(at: offset))
  }

  /// The file and place of the object of a token with a value; nil for an unknown path.
  ///
  /// Linear in the size of the file.
  public func place(of path: TokenPath) -> (file: String?, position: TextPosition)? {
    graph.position(of: path).flatMap(place(at:))
  }

  /// The file and line of every token's object, in the order of `tokens`; none where the file has no
  /// name.
  ///
  /// Linear in the size of the files.
  var declarations: [Declaration?] {
    eachPlace { file, lines, offset, mark in
      file.map { Declaration(file: $0, line: lines.line(at: offset, near: &mark)) }
    }
  }

  /// The file and place of every token's object, in the order of `tokens`.
  ///
  /// Linear in the size of the files.
  var places: [(file: String?, position: TextPosition)?] {
    eachPlace { file, lines, offset, _ in (file, lines.position(at: offset)) }
  }

  /// What becomes of the file, its lines and the byte of every token's object, beside a mark among
  /// the lines that is kept from one token of a file to the next.
  private func eachPlace<Place>(
    _ make: (String?, LineIndex, Int, inout Int) -> Place?
  ) -> [Place?] {
    let lines = tree.sources.map { $0.written.lineIndex() }
    var marks = Array(repeating: 0, count: lines.count)
    return tokens.indices.map { index in
      guard let object = object(at: index), let place = node(at: index)?.place else { return nil }
      let number = Int(place.source)
      let source = tree.sources[number]
      let offset = source.writtenOffset(object.keyOffset ?? object.offset)
      return make(source.name, lines[number], offset, &marks[number])
    }
  }

  /// Where a token's object is among the documents of the tree.
  func treePlace(at index: Int) -> TokenTree.Place? { node(at: index)?.place }

  private func node(at index: Int) -> TokenTree.Node? {
    nodes.indices.contains(index) ? tree.nodes[Int(nodes[index])] : nil
  }

  private func object(at index: Int) -> JSONNode? {
    node(at: index).map { tree.node($0.place) }
  }
}
