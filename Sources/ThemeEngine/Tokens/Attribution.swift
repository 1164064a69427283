/// Where an answer with parts comes from: one origin, and the parts that differ from it.
///
/// A part is named by its path below the answer; what stands below a part belongs to it.
public struct Attribution: Hashable, Sendable {
  public var origin: Origin
  package private(set) var assumed: [String] = []
  package private(set) var conflicts: [PartConflict] = []

  package struct PartConflict: Hashable, Sendable {
    let part: String
    let conflict: Conflict
  }

  /// Stands for a part that the answer doesn't have, so that a check can report it.
  package static let unknownPart = "?"

  package init(_ origin: Origin) { self.origin = origin }

  package var namesUnknownPart: Bool {
    assumed.contains { $0.split(separator: ".").contains { $0 == Self.unknownPart } }
  }

  package mutating func assume(_ parts: [String]) { assumed += parts }

  package mutating func record(_ conflict: Conflict, on part: String) {
    conflicts.append(PartConflict(part: part, conflict: conflict))
  }

  /// Whether every part has the same origin.
  package var isUniform: Bool { assumed.isEmpty && conflicts.isEmpty }

  /// The origin of one part; an empty name is the whole answer.
  package func origin(of part: String) -> Origin {
    guard !isUniform else { return origin }
    var result = origin
    if assumed.contains(where: { TokenPath(part).isWithin(TokenPath($0)) }) {
      result.provenance = max(result.provenance, .assumed)
      result.documentName = nil
    }
    for entry in conflicts where TokenPath(part).isWithin(TokenPath(entry.part)) {
      result.conflicts.append(entry.conflict)
    }
    return result
  }
}
