import Foundation
import ThemeEngine

/// One value that a brand's document decides: a line of the fixture.
///
/// The fixture is made from the list of facts by
/// `json.load(…)["facts"]`, one line each: `brand@appearance`, path, value as compact JSON,
/// provenance, joined by tabs. A test compares the two where the list is at hand.
struct StatedFact: Equatable {
  let reference: String
  /// Names of objects and indices of lists, joined by slashes.
  let path: String
  let json: String
  let provenance: String

  static let all: [Self] = {
    let file = BrandTestFiles.fixtures.appending(path: "stated-values.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 4 else { return nil }
      return Self(
        reference: String(columns[0]),
        path: String(columns[1]),
        json: String(columns[2]),
        provenance: String(columns[3])
      )
    }
  }()

  /// The appearances that facts speak of, in the order in which they first come up.
  static let references: [String] = all.map(\.reference).reduce(into: []) { list, next in
    if !list.contains(next) { list.append(next) }
  }

  var brand: String { String(reference.prefix { $0 != "@" }) }

  var request: AppearanceRequest {
    var request = AppearanceRequest()
    for part in reference.drop(while: { $0 != "@" }).dropFirst().split(separator: "+") {
      let value = String(part.drop { $0 != "=" }.dropFirst())
      if let scheme = Scheme(rawValue: String(part)) { request.scheme = scheme }
      if let contrast = Contrast(rawValue: String(part)) { request.contrast = contrast }
      if let size = TextSizeCategory(rawValue: value) { request.textSize = size }
      if let platform = Platform(rawValue: value) { request.platform = platform }
    }
    return request
  }

  /// The leaves that the fact speaks of: the one at its path or around it, or those below it.
  func leaves(in theme: ResolvedTheme) -> [TokenPath] {
    var names = path.split(separator: "/")
    let whole = TokenPath(names.joined(separator: "."))
    let below = theme.table.entries.map(\.path).filter { $0.isWithin(whole) }
    guard below.isEmpty else { return below }
    while names.count > 1 {
      names.removeLast()
      let leaf = TokenPath(names.joined(separator: "."))
      if theme.table[leaf] != nil { return [leaf] }
    }
    return []
  }
}
