import ThemeEngine

/// The names of compared themes above their columns.
enum SideHeadings {
  /// Themes of one file are told apart by their contexts alone; every other one has its whole name.
  static func texts(_ sides: [(name: String, file: String?, contexts: String?)]) -> [String] {
    let files = Set(sides.map(\.file))
    let isOneFile = files.count == 1 && sides.count > 1 && sides.contains { $0.contexts != nil }
    return sides.map { side in
      TextWrap.shortened(isOneFile ? side.contexts ?? "defaults" : side.name, width: 24)
    }
  }
}
