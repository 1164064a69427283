/// Who a brand is, and the document that describes it.
public struct BrandIdentity: Sendable {
  /// Lower-case letters, digits and hyphens, beginning with a letter.
  public var id: String
  public var name: Sourced<String>
  /// As users see it, in the brand's own case.
  public var productName: Sourced<String>
  public var document: SourceDocument

  public init(
    id: String,
    name: Sourced<String>,
    productName: Sourced<String>,
    document: SourceDocument
  ) {
    self.id = id
    self.name = name
    self.productName = productName
    self.document = document
  }

  /// Whether a text can be the id of a brand in a theme reference.
  public static func isValid(id: String) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = id.utf8.first, letters.contains(first) else { return false }
    return id.utf8.allSatisfy {
      letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "-")
    }
  }
}
