/// How far a layer stands off the page, lowest first.
public enum ElevationLevel: String, TokenKey {
  case flat, card, overlay

  public static var section: TokenPath { TokenPath("elevation") }
}
