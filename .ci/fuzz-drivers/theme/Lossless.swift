@testable import ThemeEngine

/// Compares a theme that was read with the one that was written.
enum Lossless {
  /// Whether both documents say the same, whatever the order of their keys and the spelling of
  /// numbers and texts; the format version may differ.
  static func holds(_ read: [UInt8], _ written: [UInt8]) -> Bool {
    do throws(JSONError) {
      let (read, written) = (try JSONDocument(parsing: read), try JSONDocument(parsing: written))
      return read.root.count == written.root.count
        && read.root.members.allSatisfy { member in
          member.hasKey("formatVersion")
            || written.root[member.key].map { same(member.value, $0) } ?? false
        }
    } catch {
      return false
    }
  }

  private static func same(_ one: JSONNode, _ other: JSONNode) -> Bool {
    guard one.kind == other.kind, one.count == other.count else { return false }
    switch one.kind {
    case .null: return true
    case .bool: return one.bool == other.bool
    case .number: return one.number == other.number
    case .string: return one.string?.utf8.elementsEqual((other.string ?? "").utf8) ?? false
    case .array: return zip(one.elements, other.elements).allSatisfy(same)
    case .object:
      return one.members.allSatisfy { member in
        other[member.key].map { same(member.value, $0) } ?? false
      }
    }
  }
}
