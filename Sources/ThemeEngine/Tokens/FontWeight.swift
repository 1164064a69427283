/// A font weight on the scale of CSS and DTCG, 1…1000.
///
/// The names are SwiftUI's and are mapped by rank, not by name: at the light end CSS calls 100
/// "thin" and 200 "ultra light", Apple the other way round.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
  public let value: Int

  public static let ultraLight = FontWeight(trusted: 100)
  public static let thin = FontWeight(trusted: 200)
  public static let light = FontWeight(trusted: 300)
  public static let regular = FontWeight(trusted: 400)
  public static let medium = FontWeight(trusted: 500)
  public static let semibold = FontWeight(trusted: 600)
  public static let bold = FontWeight(trusted: 700)
  public static let heavy = FontWeight(trusted: 800)
  public static let black = FontWeight(trusted: 900)

  /// Nil outside 1…1000.
  public init?(_ value: Int) {
    guard (1...1000).contains(value) else { return nil }
    self.value = value
  }

  /// Nil outside 1…1000.
  public init?(rawValue: Int) {
    self.init(rawValue)
  }

  public var rawValue: Int { value }

  private init(trusted value: Int) {
    self.value = value
  }
}

extension FontWeight: Comparable {
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.value < right.value
  }
}
