/// What a colour is for.
public enum ColorRole: String, TokenKey {
  case background, surface, surfaceRaised
  case textPrimary, textSecondary, textMuted, textDisabled
  case border, focusRing
  case accent, onAccent, accentHover, accentPressed, accentSubtle, accentText
  case highlight, onHighlight
  case success, onSuccess, successSubtle
  case warning, onWarning, warningSubtle
  case danger, onDanger, dangerSubtle
  case info, onInfo, infoSubtle

  public static var section: TokenPath { TokenPath("color") }
}
