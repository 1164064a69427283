/// A text style in numbers, for one text size and platform.
public struct ResolvedTextStyle: Hashable, Sendable {
  /// Families by preference; empty for the system font.
  public let fontFamily: [String]
  /// PostScript name of the face for the weight; `nil` where the brand names none.
  public let fontFace: String?
  /// `nil` for a custom family.
  public let fontDesign: FontDesign?
  /// Points.
  public let fontSize: Double
  public let fontWeight: FontWeight
  /// Points; `nil` where the brand leaves it to the font.
  public let lineHeight: Double?
  /// Points; `nil` where the brand leaves it to the font.
  public let letterSpacing: Double?
  public let textCase: TextCase
  public let monospacedDigits: Bool
  public let sizing: TextSizing.Kind
  /// The text style whose growth the size follows; `nil` where it is fixed.
  public let relativeTo: AppleTextStyle?
  /// Whether the size follows the user's text size.
  public let scales: Bool

  static let fields: [Shape.Field] = [
    Shape.Field("fontFamily", .leaf(.texts)),
    Shape.Field("fontFace", .optional(.leaf(.text))),
    Shape.Field("fontDesign", .optional(.leaf(.word(FontDesign.allCases.map(\.rawValue))))),
    Shape.Field("fontSize", .leaf(.length)),
    Shape.Field("fontWeight", .leaf(.integer(1...1000))),
    Shape.Field("lineHeight", .optional(.leaf(.length))),
    Shape.Field("letterSpacing", .optional(.leaf(.offset))),
    Shape.Field("textCase", .leaf(.word(TextCase.allCases.map(\.rawValue)))),
    Shape.Field("monospacedDigits", .leaf(.bool)),
    Shape.Field("sizing", .leaf(.word(TextSizing.Kind.allCases.map(\.rawValue)))),
    Shape.Field("relativeTo", .optional(.leaf(.word(AppleTextStyle.allCases.map(\.rawValue))))),
    Shape.Field("scales", .leaf(.bool)),
  ]

  init(from table: TokenTable, at path: TokenPath) {
    func leaf<Value>(_ name: String, _ decode: (TokenValue) -> Value?) -> Value {
      table.require(path.appending(name), decode)
    }
    func optional<Value>(_ name: String, _ decode: (TokenValue) -> Value?) -> Value? {
      leaf(name) { $0 == .null ? .some(nil) : decode($0).map(Optional.some) }
    }
    fontFamily = leaf("fontFamily") { $0.list?.compactMap(\.string) }
    fontFace = optional("fontFace", \.string)
    fontDesign = optional("fontDesign") { $0.string.flatMap(FontDesign.init) }
    fontSize = leaf("fontSize", \.number)
    fontWeight = leaf("fontWeight") { $0.number.flatMap { FontWeight(Int($0)) } }
    lineHeight = optional("lineHeight", \.number)
    letterSpacing = optional("letterSpacing", \.number)
    textCase = leaf("textCase") { $0.string.flatMap(TextCase.init) }
    monospacedDigits = leaf("monospacedDigits", \.bool)
    sizing = leaf("sizing") { $0.string.flatMap(TextSizing.Kind.init) }
    relativeTo = optional("relativeTo") { $0.string.flatMap(AppleTextStyle.init) }
    scales = leaf("scales", \.bool)
  }
}
