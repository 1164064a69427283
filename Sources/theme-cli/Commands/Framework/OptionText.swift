/// An argument that names an option: `--name`, `--name=value` or `-h`.
struct OptionText {
  let spelling: String
  /// What stands after the first `=`.
  let value: String?

  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    spelling = name == CommonOptions.help.short ? CommonOptions.help.spelling : name
    value = parts.count == 2 ? String(parts[1]) : nil
  }

  /// Whether a text names an option; a lone dash, also with contexts behind it, is standard input.
  static func isOption(_ text: String) -> Bool {
    text.hasPrefix("-") && text != "-" && !text.hasPrefix("-@")
  }
}
