/// The place in source code or in a document where an answer was written.
public struct Declaration: Hashable, Sendable, CustomStringConvertible {
  /// Module and file, as `#fileID` gives them, or a document as its reader named it.
  public let file: String
  public let line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }
}
