/// What differs between two themes, token by token.
///
/// Tokens match by path. Of `ThemeDiff(b, a)` the tokens and differences are those of
/// `ThemeDiff(a, b)`, with the sides, added and removed, pass and fail exchanged; the impact may
/// differ. Where the meaning of a comparison isn't obvious:
/// - Colours are equal where they are one colour in one opacity, whatever their notation; objects
///   are equal in any order of their keys, lists in the same order only.
/// - A part that is null on one side is changed, not added or removed. Where the other side is a
///   group, its value is the object of that group, and the change is major if the group goes away
///   (its tokens are removed), minor if it comes. A single length or colour that comes or goes is
///   minor; every other value against null is a patch.
/// - A length reaches another step where the step of the left theme that is nearest to it differs
///   (of two equally near ones the smaller): of the radius scale for a `radius`, else of the space
///   scale, steps under `custom` among them. Parts of a text style have no steps.
/// - Statuses are added, removed and changed one by one and are never taken for renamed: their
///   tones are too few to tell. An empty map is no difference of its own.
/// - An elevation whose structure differs is one change of its level. It is major where the style
///   differs or the right side lost a part, else minor.
/// - Of two themes without roles the ids are not compared, which are the names of their files.
/// - Notes and deprecations of a token are not compared, nor is the appearance, which is a fact
///   about each side.
/// - A verdict that turns from fail to pass is a patch.
public struct ThemeDiff: Equatable, Sendable {
  /// Which theme stands on a side.
  public struct Side: Hashable, Sendable {
    /// The brand's id.
    public let brand: String
    public let appearance: Appearance
    /// The file that the theme was read from; `nil` for a brand's own.
    public let file: String?
    /// The contexts that were chosen of a resolver document, as a theme reference names them; `nil`
    /// where none were.
    public let contexts: String?

    public init(brand: String, appearance: Appearance, file: String?, contexts: String? = nil) {
      self.brand = brand
      self.appearance = appearance
      self.file = file
      self.contexts = contexts
    }

    /// The theme as a reference names it: its file or brand, and what it was resolved for.
    public var name: String {
      guard let file else { return "\(brand)@\(appearance)" }
      return contexts.map { "\(file)@\($0)" } ?? file
    }
  }

  /// How many tokens differ, by kind.
  public struct Summary: Hashable, Sendable {
    public var changed = 0
    public var added = 0
    public var removed = 0
    public var renamed = 0

    public init(_ changes: some Sequence<TokenChange>) {
      for change in changes {
        switch change.kind {
        case .changed: changed += 1
        case .added: added += 1
        case .removed: removed += 1
        case .renamed: renamed += 1
        }
      }
    }

    public var total: Int { changed + added + removed + renamed }
  }

  public let left: Side
  public let right: Side
  /// In the order of a theme, a brand's own tokens last.
  public let changes: [TokenChange]
  /// The pairs of both themes that pass in one of them only, in the order of the pairs.
  public let verdicts: [VerdictFlip]

  /// The worst of what differs; `nil` where nothing does.
  public var impact: Impact? {
    max(changes.lazy.map(\.impact).max(), verdicts.lazy.map(\.impact).max())
  }

  public var summary: Summary { Summary(changes) }

  public var isEmpty: Bool { changes.isEmpty && verdicts.isEmpty }

  init(left: Side, right: Side, changes: [TokenChange], verdicts: [VerdictFlip]) {
    self.left = left
    self.right = right
    self.changes = changes
    self.verdicts = verdicts
  }

  /// Compares two themes; a theme without roles is compared by what it has.
  ///
  /// Cost: linear in the tokens, plus sorting where a theme's own tokens are out of order.
  /// - Parameters:
  ///   - left: the theme that was.
  ///   - right: the theme that is to be.
  ///   - leftFile: the file of the left theme; `nil` for a brand's own.
  ///   - rightFile: the file of the right one.
  ///   - leftContexts: the contexts that were chosen of the left file; `nil` where none were.
  ///   - rightContexts: those of the right one.
  public init(
    _ left: ResolvedTheme,
    _ right: ResolvedTheme,
    leftFile: String? = nil,
    rightFile: String? = nil,
    leftContexts: String? = nil,
    rightContexts: String? = nil
  ) {
    let comparison = ThemeComparison(left, right)
    self.init(
      left: Side(left, file: leftFile, contexts: leftContexts),
      right: Side(right, file: rightFile, contexts: rightContexts),
      changes: comparison.changes(),
      verdicts: comparison.verdicts()
    )
  }
}

extension ThemeDiff.Side {
  init(_ theme: ResolvedTheme, file: String?, contexts: String?) {
    self.init(
      brand: theme.table[TokenPath("brand.id")]?.string ?? "",
      appearance: theme.appearance.appearance,
      file: file,
      contexts: contexts
    )
  }
}

private func max(_ one: Impact?, _ other: Impact?) -> Impact? {
  guard let one, let other else { return one ?? other }
  return Swift.max(one, other)
}
