/// Everything about a value except the value.
public struct Origin: Hashable, Sendable {
  public var provenance: Provenance
  /// What the document calls the value.
  public var documentName: String?
  public var declaration: Declaration?
  /// The name of the file that the value stands in, of a brand that is read from files.
  public var file: String?
  public var conflicts: [Conflict]

  public init(
    _ provenance: Provenance,
    as documentName: String? = nil,
    at declaration: Declaration? = nil,
    in file: String? = nil,
    conflicts: [Conflict] = []
  ) {
    self.provenance = provenance
    self.documentName = documentName
    self.declaration = declaration
    self.file = file
    self.conflicts = conflicts
  }
}
