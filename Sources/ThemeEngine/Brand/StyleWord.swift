/// A field that is one word of a closed set.
public protocol StyleWord: LeafField, CaseIterable, RawRepresentable<String>
where Resolved == Self {}

extension StyleWord {
  public static var shape: Shape { .leaf(.word(allCases.map(\.rawValue))) }
  public var expression: Expression { .value(.string(rawValue)) }
  public static func decode(_ value: TokenValue) -> Self? { value.string.flatMap(Self.init) }
}

/// A level stands in a component under its name.
extension ElevationLevel: StyleWord {}

/// A role that is named, where ``ColorUse`` is a role whose colour is used.
extension ColorRole: StyleWord {}

extension Array: StyleField, LeafField where Element: StyleWord {
  public typealias Resolved = [Element]
  public static var shape: Shape { .leaf(.words(Element.allCases.map(\.rawValue))) }
  public var expression: Expression { .value(.strings(map(\.rawValue))) }

  public static func decode(_ value: TokenValue) -> [Element]? {
    guard let items = value.list else { return nil }
    let words = items.compactMap(Element.decode)
    return words.count == items.count ? words : nil
  }
}
