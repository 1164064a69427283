/// Where documents that refer to others get them; whoever calls the engine confines it.
public protocol DocumentSource: Sendable {
  /// The bytes of a document.
  ///
  /// - Parameters:
  ///   - path: the document as the referrer names it, a relative path or a URL.
  ///   - referrer: the name of the document that refers to it; nil for the first one.
  /// - Returns: the bytes, and the name that tells the document from all others and that findings
  ///   show.
  /// - Throws: why the document can't be had.
  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String)
}
