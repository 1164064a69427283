/// The one list of a group's fields, in the order in which a theme writes them.
public struct StyleSchema<Style: Sendable>: Sendable {
  typealias Key = any PartialKeyPath<Style> & Sendable

  struct Entry: Sendable {
    let name: String
    let key: Key
    let shape: Shape
    let authored: AuthoredShape
    let write: @Sendable (Style, TokenPath, inout TokenWriter) -> Void
  }

  let entries: [Entry]
  let shape: Shape
  let authored: AuthoredShape

  /// - Parameter fields: each stored property of the style under its own name.
  public init<each Field: StyleField>(
    _ fields: repeat (String, any KeyPath<Style, each Field> & Sendable)
  ) {
    var entries: [Entry] = []
    repeat entries.append(Self.entry((each fields).0, (each fields).1))
    self.entries = entries
    shape = .group(entries.map { Shape.Field($0.name, $0.shape) })
    authored = .group(entries.map { AuthoredShape.Field($0.name, $0.authored) })
  }

  private static func entry<Field: StyleField>(
    _ name: String,
    _ key: any KeyPath<Style, Field> & Sendable
  ) -> Entry {
    Entry(
      name: name,
      key: key,
      shape: Field.shape,
      authored: Field.authored,
      write: { style, path, writer in
        style[keyPath: key].write(at: path.appending(name), to: &writer)
      }
    )
  }

  func name(of key: PartialKeyPath<Style>) -> String? { entries.first { $0.key == key }?.name }
}
