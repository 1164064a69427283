/// A typed view of a part of a theme, with the names that its style has.
///
/// Reading a field costs one look-up by path.
@dynamicMemberLookup
public struct ResolvedGroup<Style: StyleGroup>: Sendable {
  let table: TokenTable
  let path: TokenPath

  public subscript<Field: StyleField>(
    dynamicMember field: KeyPath<Style, Field>
  ) -> Field.Resolved {
    let name = Style.schema.name(of: field)
    return Field.read(from: table, at: name.map(path.appending) ?? path)
  }
}

extension ResolvedGroup: Equatable {
  /// Whether all values inside are the same, whatever theme they are in.
  public static func == (one: Self, other: Self) -> Bool {
    one.leaves.elementsEqual(other.leaves, by: ==)
  }

  private var leaves: [TokenTable.Entry] {
    let length = path.description.utf8.count
    return table.entries.filter { $0.path.isWithin(path) }.map { entry in
      let rest = Substring(entry.path.description.utf8.dropFirst(length))
      return TokenTable.Entry(TokenPath(String(rest)), entry.value)
    }
  }
}
