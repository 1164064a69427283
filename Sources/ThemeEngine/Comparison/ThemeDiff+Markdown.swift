extension ThemeDiff {
  /// Changes of one kind beyond which a table is folded.
  private static let unfolded = 12

  /// The comparison for a review comment: a line that sums it up, verdicts that turn, then a table
  /// for each part of a theme; what is long or only follows another token is folded.
  public func markdown() -> String {
    var text = "### \(MarkdownText.code(left.name)) → \(MarkdownText.code(right.name))\n\n"
    guard let impact else { return text + "No differences.\n" }
    text += "**\(impact.rawValue)**: \(summary.text)"
    if !verdicts.isEmpty { text += "; \(Self.count(verdicts.count, "verdict")) turned" }
    text += "\n"
    if !verdicts.isEmpty { text += "\n" + verdictTable }
    for area in Area.allCases {
      let changes = changes.filter { $0.area == area }
      if !changes.isEmpty { text += "\n" + Self.section(area, changes) }
    }
    return text
  }

  private var verdictTable: String {
    var table = MarkdownTable(["Foreground", "Ground", "Left", "Right", "Verdict"])
    for flip in verdicts {
      table.add([
        MarkdownText.code(flip.foreground.description), MarkdownText.code(flip.ground.description),
        Self.ratio(flip.left), Self.ratio(flip.right),
        flip.left.passes ? "**pass → fail**" : "fail → pass",
      ])
    }
    return "#### Contrast\n\n" + table.text
  }

  private static func ratio(_ verdict: ContrastVerdict) -> String {
    "\(verdict.ratioText) of \(DecimalText.string(verdict.required))"
  }

  private static func section(_ area: Area, _ changes: [TokenChange]) -> String {
    let own = changes.filter { $0.follows == nil }
    let followers = changes.filter { $0.follows != nil }
    var text = "#### \(area.rawValue)\n"
    if !own.isEmpty {
      let table = table(own)
      text += "\n" + (own.count > unfolded ? fold(count(own.count, "token"), table) : table)
    }
    if !followers.isEmpty {
      let title = "\(count(followers.count, "token")) that only follow their text role"
      text += "\n" + fold(title, table(followers))
    }
    return text
  }

  private static func table(_ changes: [TokenChange]) -> String {
    var table = MarkdownTable(["Token", "Difference", "Impact"])
    for change in changes {
      table.add([
        MarkdownText.code(change.token.description), MarkdownText.plain(change.text),
        change.impact.rawValue,
      ])
    }
    return table.text
  }

  private static func fold(_ title: String, _ body: String) -> String {
    "<details><summary>\(title)</summary>\n\n\(body)\n</details>\n"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension ThemeDiff.Summary {
  /// The kinds that occur, with their counts.
  public var text: String {
    let counts = [
      (changed, "changed"), (added, "added"), (removed, "removed"), (renamed, "renamed"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no token differs" : parts.joined(separator: ", ")
  }
}
