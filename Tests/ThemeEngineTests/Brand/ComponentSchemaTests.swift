import Testing

@testable import ThemeEngine

/// Every schema lists the stored properties of its style, each under its own name, in their order.
@Suite struct ComponentSchemaTests {
  /// What the walk over one group found.
  private struct Visit {
    let type: String
    let stored: [String]
    let schema: [String]
    /// Fields whose key path leads to another property than the name says.
    let misled: [String]
  }

  /// Names that a schema has beyond the stored properties.
  private static let computed = ["CardStyle": ["border"]]

  private static func visits(_ value: Any) -> [Visit] {
    if let group = value as? any StyleGroup { return visit(group) }
    return Mirror(reflecting: value).children.filter { $0.label == "value" || $0.label == "some" }
      .flatMap { visits($0.value) }
  }

  private static func visit<Group: StyleGroup>(_ group: Group) -> [Visit] {
    let children = Array(Mirror(reflecting: group).children)
    let type = "\(Group.self)"
    let entries = Group.schema.entries
    var misled: [String] = []
    for entry in entries {
      guard let child = children.first(where: { $0.label == entry.name }) else { continue }
      let reached: Any = group[keyPath: entry.key]
      if String(reflecting: reached) != String(reflecting: child.value) {
        misled.append(entry.name)
      }
    }
    let own = Visit(
      type: type,
      stored: children.compactMap(\.label),
      schema: entries.map(\.name).filter { computed[type]?.contains($0) != true },
      misled: misled
    )
    return [own] + children.flatMap { visits($0.value) }
  }

  @Test func `schemas repeat their styles`() {
    let visits = Self.visits(Rainbow().components) + Self.visits(Rainbow().policies)
    for visit in visits {
      #expect(visit.stored == visit.schema, "\(visit.type)")
      #expect(visit.misled == [], "\(visit.type)")
    }
    #expect(
      Set(visits.map(\.type)) == [
        "AmountLabelStyle", "AmountStyle", "AmountTexts", "BadgeStyle", "BadgeTone", "BadgeTones",
        "BalanceStyle", "BorderUse", "BubbleStyle", "ButtonLoading", "ButtonStyle",
        "ButtonVariant", "ButtonVariants", "CardStyle", "ChipStyle", "Components", "FieldStyle",
        "KPIStyle", "LabelStyle", "ListRowStyle", "LogoStyle", "MessageBubbleStyle",
        "NavigationBarStyle", "OverlayStyle", "Policies", "ScreenStyle", "TabBarStyle",
      ]
    )
  }

  @Test func `a badge has every tone`() {
    #expect(BadgeTones.schema.entries.map(\.name) == Tone.allCases.map(\.rawValue))
  }

  @Test func `parts are named through groups that may be missing`() {
    let button = Sourced.stated(ButtonStyle.house).assuming {
      $0.minWidth
      $0.variants.primary.foreground
      $0.variants.highlight
      $0.variants.secondary.background
    }
    let assumed = [
      "minWidth", "variants.primary.foreground", "variants.highlight.pressedBackground",
      "variants.secondary.background",
    ]
    for part in assumed { #expect(button.attribution.origin(of: part).provenance == .assumed) }
    for part in ["minHeight", "variants.primary.background", "variants.secondary.foreground"] {
      #expect(button.attribution.origin(of: part).provenance == .stated)
    }
  }

  @Test func `a part outside the schema is found`() {
    let card = Sourced.stated(CardStyle.house).assuming { $0.doublePadding }
    #expect(card.attribution.namesUnknownPart)
    #expect(!Sourced.stated(CardStyle.house).assuming { $0.padding }.attribution.namesUnknownPart)
  }
}

extension CardStyle {
  fileprivate var doublePadding: Double { 2 }
}
