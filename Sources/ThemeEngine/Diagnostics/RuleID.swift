/// The stable name of what a diagnostic is about.
///
/// `area/kebab-case`. Reports and waivers of other teams hold these names, so a name never changes.
public enum RuleID: String, CaseIterable, Sendable {
  case jsonSyntax = "json/syntax"
  case jsonEncoding = "json/encoding"
  case jsonLimit = "json/limit"
  case jsonDuplicateKey = "json/duplicate-key"

  case themeFormatVersion = "theme/format-version"
  case themeMissingKey = "theme/missing-key"
  case themeUnknownKey = "theme/unknown-key"
  case themeWrongType = "theme/wrong-type"
  case themeOutOfRange = "theme/out-of-range"
  case themeUnknownWord = "theme/unknown-word"
  case themeInconsistent = "theme/inconsistent"
  case themeNoRoles = "theme/no-roles"

  case aliasUnknown = "alias/unknown"
  case aliasCycle = "alias/cycle"
  case aliasDependsOnFault = "alias/depends-on-fault"
  case aliasWrongType = "alias/wrong-type"

  case brandMalformedID = "brand/malformed-id"
  case brandDuplicateID = "brand/duplicate-id"
  case brandExtraCollision = "brand/extra-collision"
  case brandMissingAnswer = "brand/missing-answer"
  case brandFontFace = "brand/font-face"
  case brandDuplicateToken = "brand/duplicate-token"
  case brandInvalidValue = "brand/invalid-value"

  case conflictRecorded = "conflict/recorded"

  case contrastInsufficient = "contrast/insufficient"
  case contrastUnreachable = "contrast/unreachable"
}

extension RuleID {
  /// The part before the slash.
  public var area: Substring {
    rawValue.prefix { $0 != "/" }
  }
}
