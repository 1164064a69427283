/// What a text is for.
public enum TextRole: String, TokenKey {
  case display, title, heading, subheading
  case body, bodyStrong, callout, label, caption, mono
  case amountLarge, amount, amountSmall

  public static var section: TokenPath { TokenPath("text") }
}
