/// A value in one of the documents of a tree, valid as long as the tree is kept.
struct SourceNode {
  /// The position of the document in the tree.
  let source: Int32
  let json: JSONView

  @inline(__always)
  init(_ source: Int32, _ json: JSONView) {
    self.source = source
    self.json = json
  }

  @inline(__always)
  init(_ place: TokenTree.Place, in tree: TokenTree) {
    self.init(place.source, tree.value(place))
  }

  /// Another value of the same document.
  @inline(__always)
  func with(_ json: JSONView) -> SourceNode { SourceNode(source, json) }

  var place: TokenTree.Place {
    TokenTree.Place(source: source, word: Int32(truncatingIfNeeded: json.index))
  }
}
