/// How token files are written.
public enum Dialect: String, CaseIterable, Sendable {
  /// The Design Tokens format; its older drafts are read leniently.
  case dtcg
  /// Style Dictionary up to version 4, and the first draft of the Design Tokens format: `value`, `type`
  /// and `comment` without `$`.
  case styleDictionary = "style-dictionary"
  /// Tokens Studio for Figma: types of its own, computed values and modified colours, in either
  /// spelling; sets and the themes that choose among them.
  case tokensStudio = "tokens-studio"
}
