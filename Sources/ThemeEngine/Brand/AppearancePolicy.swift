/// How a brand follows the system's light and dark.
public struct AppearancePolicy: Hashable, Sendable {
  public var mode: Mode
  /// The scheme where nothing else decides.
  public var preferred: Scheme
  /// Where an app stores the user's own choice; `nil` where there is none.
  public var preferenceKey: String?
  /// What may be stored there.
  public var preferenceValues: [String]

  /// What the brand was designed for.
  public enum Mode: String, CaseIterable, Sendable {
    case adaptive, darkFirst, pinned
  }

  package init(
    _ mode: Mode,
    preferred: Scheme,
    preferenceKey: String?,
    preferenceValues: [String]
  ) {
    self.mode = mode
    self.preferred = preferred
    self.preferenceKey = preferenceKey
    self.preferenceValues = preferenceValues
  }

  /// Follows the system.
  public static let adaptive = Self(
    .adaptive,
    preferred: .light,
    preferenceKey: nil,
    preferenceValues: []
  )

  /// Follows the system, unless the user stored another choice.
  ///
  /// A scheme's own name chooses it; every other value follows the system.
  public static func adaptive(preferenceKey: String, values: [String]) -> Self {
    Self(.adaptive, preferred: .light, preferenceKey: preferenceKey, preferenceValues: values)
  }

  /// Designed dark; light is adapted from it.
  public static let darkFirst = Self(
    .darkFirst,
    preferred: .dark,
    preferenceKey: nil,
    preferenceValues: []
  )

  /// One scheme, whatever is asked for.
  public static func pinned(_ scheme: Scheme) -> Self {
    Self(.pinned, preferred: scheme, preferenceKey: nil, preferenceValues: [])
  }

  /// The scheme that an app shows.
  ///
  /// - Parameters:
  ///   - stored: what is stored under the preference key. A scheme's name wins over the system
  ///     where the policy knows the value; anything else follows the system.
  ///   - system: the system's scheme; `nil` where it has none, and the preferred one is shown.
  /// - Returns: the pinned scheme where there is one, whatever is given.
  public func scheme(stored: String?, system: Scheme?) -> Scheme {
    guard mode != .pinned else { return preferred }
    if let stored, preferenceValues.contains(stored), let scheme = Scheme(rawValue: stored) {
      return scheme
    }
    return system ?? preferred
  }
}

extension AppearancePolicy: StyleField {
  public static var shape: Shape {
    .group([
      Shape.Field("mode", .leaf(.word(Mode.allCases.map(\.rawValue)))),
      Shape.Field("preferred", .leaf(.word(Scheme.allCases.map(\.rawValue)))),
      Shape.Field("preferenceKey", .optional(.leaf(.text))),
      Shape.Field("preferenceValues", .leaf(.texts)),
    ])
  }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    writer.leaf(path.appending("mode"), .value(.string(mode.rawValue)))
    writer.leaf(
      path.appending("preferred"),
      .value(.string(preferred.rawValue)),
      atBest: mode == .adaptive ? .derived : .stated
    )
    let silence = preferenceKey == nil ? Provenance.assumed : .stated
    let key = preferenceKey.map(TokenValue.string) ?? .null
    writer.leaf(path.appending("preferenceKey"), .value(key), atBest: silence)
    let values = TokenValue.strings(preferenceValues)
    writer.leaf(path.appending("preferenceValues"), .value(values), atBest: silence)
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> Self {
    Self(
      table.require(path.appending("mode")) { $0.string.flatMap(Mode.init) },
      preferred: table.require(path.appending("preferred")) { $0.string.flatMap(Scheme.init) },
      preferenceKey: table[path.appending("preferenceKey")]?.string,
      preferenceValues: table.require(path.appending("preferenceValues")) {
        $0.list?.compactMap(\.string)
      }
    )
  }
}
