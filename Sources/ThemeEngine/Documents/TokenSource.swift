/// A parsed document and the name that findings give it.
package struct TokenSource: Sendable {
  package let name: String?
  /// The document in the Design Tokens format.
  package let document: JSONDocument
  /// Where its values stand in the file, which has another dialect; nil where it is the file itself.
  private let origins: OriginMap?

  package init(_ document: JSONDocument, name: String?) {
    self.document = document
    self.name = name
    origins = nil
  }

  init(_ translated: JSONDocument, from origins: OriginMap, name: String?) {
    document = translated
    self.name = name
    self.origins = origins
  }

  /// Whether the file has another dialect, so that the format's own forms aren't asked of it.
  var isTranslated: Bool { origins != nil }

  /// Where the document's words are, as long as this is kept.
  var tape: JSONTape { document.root.storage.tape }

  /// The document that stands in the file.
  var written: JSONDocument { origins?.document ?? document }

  /// The offset in the file of a place in the document.
  func writtenOffset(_ offset: Int) -> Int { origins?.origin(of: offset) ?? offset }
}
