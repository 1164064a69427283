/// Gives names out, each once: one that was there before gets a number behind it.
struct UniqueNames {
  /// Whether names that differ in letter case alone are the same, as for files.
  private let ignoresCase: Bool
  private var taken: Set<TokenPath> = []
  /// The next number to try behind a name.
  private var numbers: [TokenPath: Int] = [:]

  init(ignoringCase ignoresCase: Bool) { self.ignoresCase = ignoresCase }

  mutating func unique(_ name: String) -> String {
    let wanted = key(name)
    if taken.insert(wanted).inserted { return name }
    var number = numbers[wanted] ?? 2
    defer { numbers[wanted] = number + 1 }
    while true {
      let own = "\(name)-\(number)"
      if taken.insert(key(own)).inserted { return own }
      number += 1
    }
  }

  private func key(_ name: String) -> TokenPath {
    TokenPath(ignoresCase ? name.lowercased() : name)
  }
}
