import ThemeEngine

/// The versions that the program tells.
enum ProgramVersion {
  static let program = "0.1.0"

  /// Both versions, for a program of that name.
  static func text(_ name: String) -> String {
    "\(name) \(program) (theme format \(ResolvedTheme.formatVersion))\n"
  }
}
