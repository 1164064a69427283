/// Distances between things, smallest first.
public enum SpaceStep: String, TokenKey {
  case xs, sm, md, lg, xl, xxl, xxxl

  public static var section: TokenPath { TokenPath("space") }
}
