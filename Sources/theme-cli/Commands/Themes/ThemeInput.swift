package import ThemeEngine

/// A theme that a reference led to.
package struct ThemeInput: Sendable {
  /// How texts name it: the brand with its appearance, or the file.
  package let name: String
  package let theme: ResolvedTheme
  /// The way to each value; `nil` for a theme out of a file.
  package let resolution: Resolution?
  /// What the user should know though nothing is wrong.
  package let notes: [String]

  /// The file that the theme was read from.
  package var file: String? { resolution == nil ? name : nil }
  /// Every token of the theme itself.
  var ownTokens: [TokenPath] { theme.table.entries.map(\.path) + theme.custom.map(\.path) }
}

extension CommandContext {
  /// Resolves or reads what a theme argument names.
  package func theme(_ text: String) throws(CommandError) -> ThemeInput {
    let reference = try CommandError.usage { () throws(UsageError) in
      try ThemeReference(text, among: brands)
    }
    switch reference {
    case .brand(let id, let request): return try theme(of: id, for: request)
    case .path, .standardInput:
      let file = try CommandError.file { () throws(FileError) in try input(text) }
      let loaded = file.theme
      guard let theme = loaded.theme else {
        throw .input(loaded.findings, sources: [file.name: file.bytes])
      }
      return ThemeInput(name: file.name, theme: theme, resolution: nil, notes: [])
    }
  }

  private func theme(
    of id: String,
    for request: AppearanceRequest
  ) throws(CommandError) -> ThemeInput {
    guard let brand = brands.definition(id) else {
      throw .usage(UsageError("unknown brand '\(id)'", expected: brands.ids))
    }
    do throws(ThemeError) {
      let resolution = try ThemeResolver.resolution(of: brand, for: request)
      let appearance = resolution.theme.appearance
      let scheme = appearance.appearance.scheme.rawValue
      let asked = appearance.requestedScheme.rawValue
      return ThemeInput(
        name: "\(id)@\(appearance.appearance)",
        theme: resolution.theme,
        resolution: resolution,
        notes: asked == scheme ? [] : ["\(id) is pinned to \(scheme); \(asked) was asked for"]
      )
    } catch {
      throw .input(error.findings)
    }
  }
}
