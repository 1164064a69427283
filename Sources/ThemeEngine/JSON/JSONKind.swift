/// The kind of a JSON value.
public enum JSONKind: UInt8, Sendable, CaseIterable {
  case object
  case array
  case string
  case number
  case bool
  case null
}
