/// The answers that every brand gives, in the order of a theme.
enum BrandSlots {
  /// One for each role, step, level, component and policy, and for each part of the identity.
  static let paths: [TokenPath] = ThemeShape.sections.flatMap { section -> [TokenPath] in
    guard case .group(let fields) = section.shape else { return [] }
    return fields.map { TokenPath(section.name).appending($0.name) }
  }

  private static let all = Set(paths)

  /// The answer that a token is part of; nil for one outside the shared tables.
  static func slot(of path: TokenPath) -> TokenPath? {
    let names = path.description.utf8.split(
      separator: UInt8(ascii: "."),
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    guard names.count > 1 else { return nil }
    let end = names[1].endIndex
    let slot = TokenPath(String(path.description[..<end]))
    return all.contains(slot) ? slot : nil
  }
}
