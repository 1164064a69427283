/// The first tier: a brand's closed set of named literals, the only place where one may stand.
public protocol PaletteTokens: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// The literal for each appearance.
  var swatch: Swatch { get }
}

extension PaletteTokens {
  public var path: TokenPath { TokenPath.palette.appending(rawValue) }
}

extension TokenPath {
  /// Where the tokens of every brand's palette stand.
  package static var palette: TokenPath { TokenPath("palette") }
}
