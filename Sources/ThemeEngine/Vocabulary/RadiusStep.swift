/// Corner radii, smallest first.
public enum RadiusStep: String, TokenKey {
  case sm, md, lg, xl

  public static var section: TokenPath { TokenPath("radius") }
}
