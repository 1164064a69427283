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

  /// The files below a folder that may hold tokens, in the order in which they are laid over each
  /// other.
  ///
  /// - Parameters:
  ///   - path: the folder as the referrer names it, a relative path or a URL.
  ///   - referrer: the name of the document that refers to it.
  /// - Returns: the name of the folder, with which the files' names begin, and each file as `bytes`
  ///   gives it; nil where the path isn't a folder's, as without an implementation.
  /// - Throws: why the files can't be had.
  func folder(
    _ path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (files: [(bytes: [UInt8], name: String)], name: String)?
}

extension DocumentSource {
  public func folder(
    _ path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (files: [(bytes: [UInt8], name: String)], name: String)? {
    nil
  }
}
