/// The brand's logo.
public struct LogoStyle: StyleGroup, Hashable {
  public var kind: LogoKind
  /// The formats in which it is placed.
  public var assetFormats: [AssetFormat]

  public init(
    kind: LogoKind,
    assetFormats: [AssetFormat]
  ) {
    self.kind = kind
    self.assetFormats = assetFormats
  }

  public static let schema = StyleSchema<Self>(
    ("kind", \.kind),
    ("assetFormats", \.assetFormats)
  )
}

/// How a logo gets on a screen.
public enum LogoKind: String, StyleWord {
  /// An image that is never drawn again.
  case placedAsset
  /// Code draws it.
  case drawn
}

/// A file format of a placed logo.
public enum AssetFormat: String, StyleWord { case pdf, png, svg }
