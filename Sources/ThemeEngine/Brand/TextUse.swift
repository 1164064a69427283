/// A text role in a component, as it is or in another weight.
public struct TextUse: StyleField, Hashable {
  public var role: TextRole
  /// Replaces the role's weight, and brings the face that its font has for it.
  public var weight: FontWeight?

  public static func role(_ role: TextRole, weight: FontWeight? = nil) -> Self {
    Self(role: role, weight: weight)
  }

  public static var shape: Shape {
    .group(ResolvedTextStyle.fields + [Shape.Field("role", .leaf(.word(TextRole.names)))])
  }

  public static var authored: AuthoredShape { .text }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    writer.text(like: role, TextChange(weight: weight, monospacedDigits: nil), at: path)
    writer.leaf(path.appending("role"), .value(.string(role.rawValue)))
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> ResolvedTextUse {
    ResolvedTextUse(
      style: ResolvedTextStyle(from: table, at: path),
      role: table.require(path.appending("role")) { $0.string.flatMap(TextRole.init) }
    )
  }
}

/// A component's text in a resolved theme.
public struct ResolvedTextUse: Hashable, Sendable {
  public let style: ResolvedTextStyle
  /// The role that the style comes from.
  public let role: TextRole
}

extension TextRole {
  static var names: [String] { allCases.map(\.rawValue) }
}
