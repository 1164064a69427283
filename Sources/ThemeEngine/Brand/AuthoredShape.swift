/// The form in which a document writes a part of a component or a policy.
///
/// Where a theme has a colour, a length or a whole text style, a component names a role or a step.
public indirect enum AuthoredShape: Hashable, Sendable {
  /// A value as it stands in a theme.
  case value(LeafKind)
  /// A colour role, as it is or changed.
  case color
  /// A text role, as it is or in another weight.
  case text
  /// A step of a scale, by its name.
  case step([TokenPath])
  /// What follows from another part, so that nobody writes it.
  case implied
  /// A part that a brand may lack; it is written as null then.
  case optional(AuthoredShape)
  case group([Field])
  /// Values of one kind under names that a brand chooses.
  case map(LeafKind)

  /// One named part of a group.
  public struct Field: Hashable, Sendable {
    public let name: String
    public let shape: AuthoredShape

    init(_ name: String, _ shape: AuthoredShape) {
      self.name = name
      self.shape = shape
    }
  }

  /// The form of what is written as it stands in a theme.
  init(_ shape: Shape) {
    switch shape {
    case .leaf(let kind): self = .value(kind)
    case .optional(let inner): self = .optional(AuthoredShape(inner))
    case .group(let fields):
      self = .group(fields.map { Field($0.name, AuthoredShape($0.shape)) })
    // No component or policy is a list of parts.
    case .list: self = .implied
    case .map(let kind): self = .map(kind)
    }
  }
}

extension StyleField {
  public static var authored: AuthoredShape { AuthoredShape(shape) }
}
