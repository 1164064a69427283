/// A file that an exporter makes.
public struct OutputFile: Hashable, Sendable {
  /// Relative to the folder that the export goes to, with `/` between names.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
