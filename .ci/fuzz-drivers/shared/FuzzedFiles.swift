@testable import ThemeEngine

/// The files that one fuzzed input stands for: one after the other, with a zero byte between them,
/// which no JSON holds.
///
/// The first file is the document; the last of several is also a choice of contexts. A path that
/// begins with a digit leads to the file of this position; any other one to the file whose position
/// is the sum of the path's bytes, modulo one more than there are files: so nearly every path leads
/// somewhere, the document itself included, and some lead nowhere. A path that ends in a slash leads
/// to a folder of all files, the last one of which may be the list of Tokens Studio's themes.
struct FuzzedFiles: DocumentSource {
  let all: [[UInt8]]

  init(_ input: [UInt8]) {
    let parts = input.split(separator: 0, maxSplits: 7, omittingEmptySubsequences: false)
    all = parts.map { Array($0) }
  }

  var document: [UInt8] { all[0] }

  var choice: [UInt8]? { all.count > 1 ? all.last : nil }

  static func name(_ position: Int) -> String { "files/\(position).json" }

  static let documentName = name(0)
  /// What findings call the choice of contexts.
  static let choiceName = "choice.json"

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    let digit = path.utf8.first.flatMap { (0x30...0x39).contains($0) ? Int($0) - 0x30 : nil }
    let position = digit ?? path.utf8.reduce(0) { $0 + Int($1) } % (all.count + 1)
    guard position < all.count else {
      throw DocumentSourceError(message: "there is no file '\(path)'")
    }
    return (all[position], Self.name(position))
  }

  static let themesName = "files/$themes.json"

  func folder(
    _ path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (files: [(bytes: [UInt8], name: String)], name: String)? {
    guard path.utf8.last == UInt8(ascii: "/") else { return nil }
    let hasThemes = path.utf8.count % 2 == 1
    let files = all.enumerated().map { position, bytes in
      let isList = hasThemes && position == all.count - 1
      return (bytes: bytes, name: isList ? Self.themesName : Self.name(position))
    }
    return (files, "files")
  }
}
