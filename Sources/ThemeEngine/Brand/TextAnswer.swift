/// A text role's answer: a style of its own, or another role with changes.
///
/// The verb that makes an answer is its provenance. Parts of a stated style at the font's own
/// default (line height, letter spacing, case, digits) count as left open by the document.
public struct TextAnswer: Sendable {
  package var content: Content
  package var attribution: Attribution

  package enum Content: Sendable {
    case style(TextStyle)
    case role(TextRole, TextChange)
  }

  package init(_ content: Content, _ origin: Origin) {
    self.content = content
    attribution = Attribution(origin)
  }

  /// The document describes the style; `name` is what it calls it.
  public static func stated(
    _ style: TextStyle,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(.style(style), Origin(.stated, as: name, at: Declaration(file: file, line: line)))
  }

  /// The brand module chose the style.
  public static func assumed(
    _ style: TextStyle,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(.style(style), Origin(.assumed, at: Declaration(file: file, line: line)))
  }

  /// The document builds the role on another one, with changes.
  public static func stated(
    role: TextRole,
    weight: FontWeight? = nil,
    monospacedDigits: Bool? = nil,
    as name: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(
      .role(role, TextChange(weight: weight, monospacedDigits: monospacedDigits)),
      Origin(.stated, as: name, at: Declaration(file: file, line: line))
    )
  }

  /// The brand module chose another role, with changes.
  public static func assumed(
    role: TextRole,
    weight: FontWeight? = nil,
    monospacedDigits: Bool? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> Self {
    Self(
      .role(role, TextChange(weight: weight, monospacedDigits: monospacedDigits)),
      Origin(.assumed, at: Declaration(file: file, line: line))
    )
  }

  /// Marks parts that the document leaves open.
  public func assuming(_ parts: TextPart...) -> Self {
    var copy = self
    copy.attribution.assume(parts.flatMap(\.leaves))
    return copy
  }
}

/// What a text role changes in the role that it builds on; `nil` keeps.
package struct TextChange: Sendable {
  package var weight: FontWeight?
  package var monospacedDigits: Bool?

  package init(weight: FontWeight? = nil, monospacedDigits: Bool? = nil) {
    self.weight = weight
    self.monospacedDigits = monospacedDigits
  }
}

/// A part of a text style that a document can leave open.
public enum TextPart: Sendable {
  case family, size, sizing, weight, lineHeight, letterSpacing, textCase, digits

  var leaves: [String] {
    switch self {
    case .family: ["fontFamily", "fontFace", "fontDesign"]
    case .size: ["fontSize"]
    case .sizing: ["sizing", "relativeTo", "scales"]
    case .weight: ["fontWeight", "fontFace"]
    case .lineHeight: ["lineHeight"]
    case .letterSpacing: ["letterSpacing"]
    case .textCase: ["textCase"]
    case .digits: ["monospacedDigits"]
    }
  }
}
