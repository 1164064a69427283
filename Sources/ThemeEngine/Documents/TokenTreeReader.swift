/// Reads a tree as a document of the Design Tokens format 2025.10.
package enum TokenTreeReader {
  /// The tokens of a tree and all that is wrong with it.
  ///
  /// Groups are extended, types found, values checked and references followed; repeated keys are
  /// for whoever parsed the documents to report. Linear in the tree's size.
  package static func document(_ tree: TokenTree, options: DocumentOptions) -> TokenDocument {
    // Values are read where they are, in documents that the tree keeps.
    withExtendedLifetime(tree) {
      var reading = DocumentReading(tree, options: options)
      return reading.run()
    }
  }
}
