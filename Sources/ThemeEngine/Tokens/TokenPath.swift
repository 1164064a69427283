/// The dotted name of a token.
///
/// Two paths are equal when their bytes are: a composed and a decomposed accent are two names.
public struct TokenPath: Sendable, CustomStringConvertible {
  public let description: String

  public init(_ dotted: String) { description = dotted }

  /// The path one name below this one.
  public func appending(_ name: String) -> Self {
    var dotted = description
    dotted.reserveCapacity(description.utf8.count + 1 + name.utf8.count)
    dotted.append(".")
    dotted.append(name)
    return Self(dotted)
  }

  /// The last name, which is the whole path where there is only one.
  public var name: Substring {
    let start = description.utf8.lastIndex(of: UInt8(ascii: "."))
    return start.map { description[description.utf8.index(after: $0)...] } ?? description[...]
  }

  /// The first name: the section of a theme that the path is in.
  public var section: Substring {
    let end = description.utf8.firstIndex(of: UInt8(ascii: "."))
    return description[..<(end ?? description.endIndex)]
  }

  /// Whether the path is `group` or stands below it.
  public func isWithin(_ group: TokenPath) -> Bool {
    let (own, other) = (description.utf8, group.description.utf8)
    guard own.begins(with: other) else { return false }
    let end = own.index(own.startIndex, offsetBy: other.count)
    return end == own.endIndex || own[end] == UInt8(ascii: ".")
  }
}

extension TokenPath {
  /// Whether the path is that of `name` in a group.
  package func isChild(_ name: String, of group: TokenPath) -> Bool {
    let (own, group, name) = (description.utf8, group.description.utf8, name.utf8)
    guard own.count == group.count + 1 + name.count, own.begins(with: group) else { return false }
    let dot = own.index(own.startIndex, offsetBy: group.count)
    return own[dot] == UInt8(ascii: ".") && own[own.index(after: dot)...].elementsEqual(name)
  }
}

extension TokenPath: Hashable, Comparable {
  public static func == (one: Self, other: Self) -> Bool {
    one.description.equalsInBytes(other.description)
  }

  /// The order of the bytes of both names.
  public static func < (one: Self, other: Self) -> Bool {
    one.description.precedesInBytes(other.description)
  }

  public func hash(into hasher: inout Hasher) {
    unsafe description.utf8.withBytes { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
