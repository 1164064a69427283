/// What kind of value a token has, under the names of the Design Tokens format.
///
/// Open, because a file may bring a type that the format doesn't know.
public struct TokenType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let color = Self(rawValue: "color")
  public static let dimension = Self(rawValue: "dimension")
  public static let fontFamily = Self(rawValue: "fontFamily")
  public static let fontWeight = Self(rawValue: "fontWeight")
  public static let duration = Self(rawValue: "duration")
  public static let cubicBezier = Self(rawValue: "cubicBezier")
  public static let number = Self(rawValue: "number")
  public static let strokeStyle = Self(rawValue: "strokeStyle")
  public static let border = Self(rawValue: "border")
  public static let transition = Self(rawValue: "transition")
  public static let shadow = Self(rawValue: "shadow")
  public static let gradient = Self(rawValue: "gradient")
  public static let typography = Self(rawValue: "typography")
}
