import ThemeEngine

/// The names of compared themes above their columns.
enum SideHeadings {
  /// Themes of one file are told apart by their contexts alone, others by their names without the
  /// folders that all have.
  static func texts(_ sides: [(name: String, file: String?, contexts: String?)]) -> [String] {
    let files = Set(sides.map(\.file))
    let isOneFile = files.count == 1 && sides.count > 1 && sides.contains { $0.contexts != nil }
    let shared = isOneFile ? 0 : sharedFolders(sides.map(\.name))
    return sides.map { side in
      let name = String(side.name.dropFirst(shared))
      return TextWrap.shortened(isOneFile ? side.contexts ?? "defaults" : name, width: 24)
    }
  }

  /// How many characters the folders take that all names begin with.
  private static func sharedFolders(_ names: [String]) -> Int {
    guard let first = names.first, names.count > 1 else { return 0 }
    var shared = 0
    for (index, character) in first.enumerated() where character == "/" {
      guard names.allSatisfy({ $0.hasPrefix(first.prefix(index + 1)) }) else { break }
      shared = index + 1
    }
    return shared
  }
}
