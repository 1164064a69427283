/// Help, made from the declarations of the commands.
struct HelpText {
  let program: String
  let width: Int
  let style: TextStyling

  init(_ context: CommandContext) {
    program = context.program
    width = min(context.width, 100)
    style = context.style
  }

  /// What the program is, and its commands.
  var overview: String {
    text(
      title: "\(program) \(ProgramVersion.program): themes of brands, resolved, explained, checked",
      usage: "\(program) <command> [arguments] [options]",
      sections: [
        ("commands", CommandCatalog.all.map { ($0.name, $0.summary) }),
        ("options", Self.rows([CommonOptions.version] + CommonOptions.everywhere)),
      ],
      discussion: Self.overviewDiscussion + ["'\(program) <command> --help' tells more of one."]
    )
  }

  func text(for command: any Command.Type) -> String {
    let words =
      [program, command.name] + command.arguments.map(\.usage)
      + command.options.map { "[\($0.usage)]" }
    return text(
      title: "\(program) \(command.name): \(command.summary)",
      usage: words.joined(separator: " "),
      sections: [
        ("arguments", command.arguments.map { ($0.usage, $0.summary) }),
        ("options", Self.rows(command.options + CommonOptions.everywhere)),
      ],
      discussion: command.discussion
    )
  }

  private static func rows(_ options: [any CommandOption]) -> [(String, String)] {
    options.map { option in
      ((option.short.map { $0 + ", " } ?? "") + option.usage, option.summary)
    }
  }

  private static let overviewDiscussion = [
    "Results go to standard output, notes and faults to standard error. Exit statuses: "
      + "0 done, 1 findings that the command fails on, 2 a usage or input error.",
    "Options may stand anywhere, as '--option value' or '--option=value'; '--' ends them.",
  ]

  private func text(
    title: String,
    usage: String,
    sections: [(String, [(String, String)])],
    discussion: [String]
  ) -> String {
    var lines = [style.paint(title, .heading), ""]
    for (index, line) in TextWrap.lines(usage, width: width - 7).enumerated() {
      lines.append((index == 0 ? "usage: " : "       ") + line)
    }
    let indent = sections.flatMap(\.1).map { PlainText.width($0.0) }.max() ?? 0
    for (name, rows) in sections where !rows.isEmpty {
      lines += ["", style.paint(name, .heading)]
      for (term, summary) in rows {
        var term = term
        for line in TextWrap.lines(summary, width: max(width - indent - 4, 20)) {
          let padding = String(repeating: " ", count: indent - PlainText.width(term) + 2)
          lines.append("  " + term + padding + line)
          term = ""
        }
      }
    }
    for paragraph in discussion {
      if paragraph.utf8.first == UInt8(ascii: " ") {
        lines.append(paragraph)
      } else {
        lines.append("")
        lines += TextWrap.lines(paragraph, width: width)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
