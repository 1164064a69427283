/// A value in one of the documents of a tree.
struct SourceNode {
  /// The position of the document in the tree.
  let source: Int32
  let json: JSONNode

  init(_ source: Int32, _ json: JSONNode) {
    self.source = source
    self.json = json
  }

  init(_ place: TokenTree.Place, in tree: TokenTree) {
    self.init(place.source, tree.value(place))
  }

  /// Another value of the same document.
  func with(_ json: JSONNode) -> SourceNode { SourceNode(source, json) }

  var place: TokenTree.Place {
    TokenTree.Place(source: source, word: Int32(truncatingIfNeeded: json.index))
  }
}
