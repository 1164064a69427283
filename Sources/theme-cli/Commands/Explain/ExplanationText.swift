import ThemeEngine

/// Explanations for people.
struct ExplanationText {
  let theme: ThemeInput
  let style: TextStyling
  let width: Int

  init(_ theme: ThemeInput, _ context: CommandContext) {
    self.theme = theme
    style = context.style
    width = context.width
  }

  func text(_ leaf: Explanation) -> String {
    var lines = [heading(leaf.token), ""]
    lines += facts(leaf).lines(indent: Self.indent)
    if !leaf.steps.isEmpty {
      lines += ["", style.paint("chain", .heading)]
      lines += chain(leaf.steps).lines(indent: Self.indent)
    }
    if !leaf.pairs.isEmpty {
      lines += ["", style.paint("contrast", .heading)]
      lines += contrast(leaf).lines(indent: Self.indent)
    }
    if !leaf.backdrops.isEmpty {
      lines += ["", style.paint("over other backdrops", .heading)]
      lines += backdrops(leaf.backdrops).lines(indent: Self.indent)
    }
    let isEntry = theme.theme.hasRoles && leaf.token.section == "palette" && !leaf.steps.isEmpty
    if isEntry || !leaf.reach.isEmpty {
      let count = leaf.reach.count
      lines += ["", style.paint("reaches \(count) token\(count == 1 ? "" : "s")", .heading)]
      lines += leaf.reach.map { Self.indent + PlainText.visible($0.description) }
    }
    for (index, conflict) in leaf.conflicts.enumerated() {
      let number = leaf.conflicts.count > 1 ? " \(index + 1)" : ""
      lines += ["", style.paint("conflict\(number)", .heading)]
      lines += facts(conflict).lines(indent: Self.indent)
    }
    return joined(lines)
  }

  func text(_ group: TokenPath, _ leaves: [Explanation]) -> String {
    var table = TextTable()
    for leaf in leaves {
      let name = String(leaf.token.description.dropFirst(group.description.count + 1))
      let conflicts = leaf.conflicts.count
      let remark = conflicts == 0 ? "" : conflicts == 1 ? "1 conflict" : "\(conflicts) conflicts"
      table.rows.append([
        TextTable.Cell(name),
        cell(leaf.value, of: leaf.token.description),
        cell(leaf.provenance),
        TextTable.Cell(leaf.documentName ?? "") { style.paint($0, .faint) },
        TextTable.Cell(remark) { style.paint($0, .error) },
      ])
    }
    let count = "\(leaves.count) \(leaves.count == 1 ? "value" : "values")"
    return joined(
      [heading(group) + style.paint(", \(count)", .faint), ""]
        + table.lines(indent: Self.indent)
    )
  }

  private static let indent = "  "

  private func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func heading(_ token: TokenPath) -> String {
    style.paint(PlainText.visible(token.description), .heading)
      + style.paint(" in \(PlainText.visible(theme.name))", .faint)
  }

  private func facts(_ leaf: Explanation) -> TextTable {
    var table = TextTable()
    table.rows.append([label("value"), cell(leaf.value, of: leaf.token.description)])
    if let provenance = leaf.provenance {
      let cell = cell(provenance)
      table.rows.append([
        label("provenance"),
        TextTable.Cell("\(provenance.rawValue): \(provenance.meaning)") { text in
          cell.text + style.paint(String(text.dropFirst(provenance.rawValue.count)), .faint)
        },
      ])
    }
    if let source = leaf.source {
      table.rows.append([label("document"), TextTable.Cell(source.name)])
    }
    if let name = leaf.documentName { table.rows.append([label("called"), TextTable.Cell(name)]) }
    for (index, place) in leaf.declarations.enumerated() {
      table.rows.append([label(index == 0 ? "declared" : ""), TextTable.Cell("\(place)")])
    }
    return table
  }

  private func facts(_ conflict: Conflict) -> TextTable {
    var table = TextTable()
    for (name, text) in [
      ("goes by", conflict.stated ?? "no value"), ("not by", conflict.alternative ?? "no value"),
      ("because", conflict.reason),
    ] {
      for (index, line) in TextWrap.lines(text, width: max(width - 11, 30)).enumerated() {
        table.rows.append([label(index == 0 ? name : ""), TextTable.Cell(line)])
      }
    }
    return table
  }

  private func chain(_ steps: [Explanation.Step]) -> TextTable {
    let tokens = steps.map { PlainText.width($0.token) }.max() ?? 0
    let names = steps.map { PlainText.width($0.documentName ?? "") }.max() ?? 0
    let room = max(width - tokens - names - 20, 30)
    let hasSwatches = style.depth != .none && steps.contains { $0.value?.color != nil }
    var table = TextTable()
    for step in steps {
      let lines = TextWrap.lines(step.shownText, width: room)
      for (index, line) in (lines.isEmpty ? [""] : lines).enumerated() {
        let isFirst = index == 0
        table.rows.append([
          TextTable.Cell(isFirst ? step.token : ""),
          hasSwatches ? says(line, isFirst ? step.value : nil) : TextTable.Cell(line),
          isFirst ? cell(step.provenance) : TextTable.Cell(""),
          TextTable.Cell(isFirst ? step.documentName ?? "" : "") { style.paint($0, .faint) },
        ])
      }
    }
    return table
  }

  private func says(_ text: String, _ value: TokenValue?) -> TextTable.Cell {
    let mark = value?.color.map { style.swatch($0, on: ground) } ?? ""
    return TextTable.Cell(text).after(mark.isEmpty ? "   " : mark, width: 3)
  }

  private func cell(_ value: TokenValue, of token: String) -> TextTable.Cell {
    let text = ValueText.text(value, at: TokenPath(token))
    let cell = TextTable.Cell(text) { style.paint($0, .value) }
    let mark = value.color.map { style.swatch($0, on: ground) } ?? ""
    return cell.after(mark, width: mark.isEmpty ? 0 : 3)
  }

  private func cell(_ provenance: Provenance?) -> TextTable.Cell {
    guard let provenance else { return TextTable.Cell("") }
    return TextTable.Cell(provenance.rawValue) { style.paint($0, .provenance(provenance)) }
  }

  private func label(_ text: String) -> TextTable.Cell {
    TextTable.Cell(text) { style.paint($0, .faint) }
  }

  /// What translucent swatches lie on.
  private var ground: ColorValue { theme.theme.ground }
}

extension Explanation.Step {
  /// What the token says, with the unit where that is its literal.
  fileprivate var shownText: String {
    guard let value, "\(value)" == text else { return text }
    return ValueText.text(value, at: TokenPath(token))
  }
}

extension Provenance {
  fileprivate var meaning: String {
    switch self {
    case .stated: "the brand's document says so"
    case .platform: "it comes from Apple's palette or type tables"
    case .derived: "a rule computed it"
    case .assumed: "the document is silent on a part of the way"
    }
  }
}
