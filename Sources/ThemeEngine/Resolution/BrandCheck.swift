/// What every brand has to hold, whoever wrote it.
public enum BrandCheck {
  /// Resolves a brand in every scheme and contrast, and for every text size on every platform.
  ///
  /// - Parameter brand: whoever wrote it.
  /// - Returns: every fault, each once; empty for a valid brand. Among them: tokens that refer to
  ///   nothing or in a ring, answers of the wrong kind, a weight that a bundled font has no face
  ///   for, amounts that contradict the brand's own policy, and a theme that doesn't come back
  ///   from its JSON unchanged.
  public static func findings(_ brand: BrandDefinition) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for request in requests {
      do throws(ThemeError) {
        let theme = try ThemeResolver.resolve(brand, for: request)
        findings += fontFaces(theme) + amounts(theme)
        if request.textSize == .large && request.platform == .ios { findings += returning(theme) }
      } catch {
        findings += error.findings
      }
    }
    var seen: Set<String> = []
    return Diagnostic.sorted(findings).filter {
      seen.insert("\($0.ruleId.rawValue) \($0.token ?? "") \($0.message)").inserted
    }
  }

  private static var requests: [AppearanceRequest] {
    AppearanceRequest.principal
      + Platform.allCases.flatMap { platform in
        TextSizeCategory.allCases.map { AppearanceRequest(textSize: $0, platform: platform) }
      }
  }

  private static func fontFaces(_ theme: ResolvedTheme) -> [Diagnostic] {
    theme.table.entries.filter { $0.path.name == "fontFace" && $0.value == .null }
      .compactMap { entry in
        let style = TokenPath(String(entry.path.description.dropLast(".fontFace".count)))
        guard let family = theme.table[style.appending("fontFamily")]?.list?.first,
          let weight = theme.table[style.appending("fontWeight")]
        else { return nil }
        return finding(
          .brandFontFace,
          .warning,
          theme,
          entry.path,
          "the font '\(family)' has no face for weight \(weight); add it to the brand's fonts, "
            + "or use a weight that the font has"
        )
      }
  }

  private static func amounts(_ theme: ResolvedTheme) -> [Diagnostic] {
    let amount = theme.amount
    let path = TokenPath("component.amount")
    switch theme.policy.amountTone {
    case .neutral where amount.positive != amount.negative || amount.zero != amount.negative:
      return [
        finding(
          .brandInvalidValue,
          .error,
          theme,
          path,
          "amounts are neutral by policy, and their colours tell the sign; give all three one role"
        )
      ]
    case .signed where theme.listRow.trailing.color != nil:
      return [
        finding(
          .brandInvalidValue,
          .error,
          theme,
          TokenPath("component.listRow.trailing.color"),
          "amounts are signed by policy, so the colour of a row's amount has to be nil"
        )
      ]
    case .neutral, .signed: return []
    }
  }

  private static func returning(_ theme: ResolvedTheme) -> [Diagnostic] {
    let bytes = theme.json()
    let result = ThemeLoader.load(bytes)
    if result.theme?.json() == bytes { return [] }
    return result.findings + [
      finding(
        .brandInvalidValue,
        .error,
        theme,
        nil,
        "the theme doesn't come back from its JSON unchanged"
      )
    ]
  }

  private static func finding(
    _ rule: RuleID,
    _ severity: Severity,
    _ theme: ResolvedTheme,
    _ path: TokenPath?,
    _ message: String
  ) -> Diagnostic {
    Diagnostic(
      ruleId: rule,
      severity: severity,
      message: message,
      token: path?.description,
      theme: "\(theme.brandID)@\(theme.appearance.appearance)"
    )
  }
}
