/// Token files, or what chooses among them.
package enum TokenContent: Sendable {
  /// Files that are laid over each other in their order.
  case tokens([(document: JSONDocument, name: String?)], Dialect)
  case resolver(ResolverDocument)

  /// A token file that is known to be of a dialect.
  package init(_ document: JSONDocument, name: String, as dialect: Dialect) {
    if dialect == .tokensStudio, ResolverDocument.hasStudioSets(document.root) {
      self = .resolver(ResolverDocument(readingStudio: document, name: name))
    } else {
      self = .tokens([(document, name)], dialect)
    }
  }
}
