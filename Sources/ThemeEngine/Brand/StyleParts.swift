/// The parts of a style by name, to say which of them a document leaves open.
@dynamicMemberLookup
public struct StyleParts<Style: StyleGroup>: Sendable {
  /// The dotted name below the style that was answered; `nil` for the style itself.
  let name: String?

  public subscript<Field: StyleField>(dynamicMember field: KeyPath<Style, Field>) -> StylePart {
    StylePart(name: inner(field))
  }

  public subscript<Group: StyleGroup>(
    dynamicMember field: KeyPath<Style, Group>
  ) -> StyleParts<Group> {
    StyleParts<Group>(name: inner(field))
  }

  /// A group that may be missing is named as one that is there.
  public subscript<Group: StyleGroup>(
    dynamicMember field: KeyPath<Style, Group?>
  ) -> StyleParts<Group> {
    StyleParts<Group>(name: inner(field))
  }

  private func inner(_ field: PartialKeyPath<Style>) -> String {
    let own = Style.schema.name(of: field) ?? Attribution.unknownPart
    return name.map { "\($0).\(own)" } ?? own
  }
}

/// One part of a style.
public struct StylePart: Sendable {
  let name: String
}

/// Collects parts, one a line.
@resultBuilder
public enum StylePartsBuilder {
  public static func buildExpression(_ part: StylePart) -> [String] { [part.name] }

  public static func buildExpression<Group>(_ group: StyleParts<Group>) -> [String] {
    group.name.map { [$0] } ?? []
  }

  public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap(\.self) }
}

extension Sourced where Value: StyleGroup {
  /// Marks parts that the document leaves open, one a line; a group stands for all inside it.
  public func assuming(
    @StylePartsBuilder _ parts: (StyleParts<Value>) -> [String]
  ) -> Self {
    var copy = self
    copy.attribution.assume(parts(StyleParts(name: nil)))
    return copy
  }
}
