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

  case aliasMalformed = "alias/malformed"
  case aliasMisplaced = "alias/misplaced"
  case aliasGroup = "alias/group"
  case aliasUnknownPart = "alias/unknown-part"
  case dtcgInvalidName = "dtcg/invalid-name"
  case dtcgNameCollision = "dtcg/name-collision"
  case dtcgUnknownProperty = "dtcg/unknown-property"
  case dtcgTokenAndGroup = "dtcg/token-and-group"
  case dtcgNotAToken = "dtcg/not-a-token"
  case dtcgMissingValue = "dtcg/missing-value"
  case dtcgMissingType = "dtcg/missing-type"
  case dtcgUnknownType = "dtcg/unknown-type"
  case dtcgGroupType = "dtcg/group-type"
  case dtcgWrongType = "dtcg/wrong-type"
  case dtcgMissingKey = "dtcg/missing-key"
  case dtcgUnknownKey = "dtcg/unknown-key"
  case dtcgOutOfRange = "dtcg/out-of-range"
  case dtcgUnknownWord = "dtcg/unknown-word"
  case dtcgMalformedHex = "dtcg/malformed-hex"
  case dtcgHexMismatch = "dtcg/hex-mismatch"
  case dtcgExtendsUnknown = "dtcg/extends-unknown"
  case dtcgExtendsToken = "dtcg/extends-token"
  case dtcgExtendsCycle = "dtcg/extends-cycle"
  case dtcgClash = "dtcg/clash"
  case dtcgLimit = "dtcg/limit"
  case dtcgRepaired = "dtcg/repaired"
  case resolverVersion = "resolver/version"
  case resolverMissingKey = "resolver/missing-key"
  case resolverUnknownKey = "resolver/unknown-key"
  case resolverWrongType = "resolver/wrong-type"
  case resolverEmptyOrder = "resolver/empty-order"
  case resolverNoContexts = "resolver/no-contexts"
  case resolverSingleContext = "resolver/single-context"
  case resolverUnknownDefault = "resolver/unknown-default"
  case resolverDuplicateName = "resolver/duplicate-name"
  case resolverAmbiguousName = "resolver/ambiguous-name"
  case resolverUnused = "resolver/unused"
  case resolverMalformedReference = "resolver/malformed-reference"
  case resolverForbiddenReference = "resolver/forbidden-reference"
  case resolverUnresolvedReference = "resolver/unresolved-reference"
  case resolverUnsupportedReference = "resolver/unsupported-reference"
  case resolverUnreadableFile = "resolver/unreadable-file"
  case resolverWrongTarget = "resolver/wrong-target"
  case resolverCircularReference = "resolver/circular-reference"
  case resolverUnknownModifier = "resolver/unknown-modifier"
  case resolverUnknownContext = "resolver/unknown-context"
  case resolverMissingInput = "resolver/missing-input"
  case resolverDuplicateInput = "resolver/duplicate-input"
  case resolverUnusedInput = "resolver/unused-input"
  case resolverInputType = "resolver/input-type"

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
