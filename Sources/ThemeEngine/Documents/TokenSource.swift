/// A parsed document and the name that findings give it.
package struct TokenSource: Sendable {
  package let name: String?
  package let document: JSONDocument

  package init(_ document: JSONDocument, name: String?) {
    self.document = document
    self.name = name
  }

  /// Where the document's words are, as long as this is kept.
  var tape: JSONTape { document.root.storage.tape }
}
