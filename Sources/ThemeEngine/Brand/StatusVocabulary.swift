/// An app's own statuses; a new case doesn't compile until it has a tone.
public protocol StatusVocabulary: CaseIterable, Sendable, RawRepresentable<String> {
  var tone: Tone { get }
}

/// The tone of each of an app's statuses, in the app's order.
public struct StatusTones: Hashable, Sendable {
  /// One status with its tone.
  public struct Entry: Hashable, Sendable {
    public let status: String
    public let tone: Tone
  }

  public let entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  /// The statuses of a vocabulary.
  public init<Status: StatusVocabulary>(_: Status.Type) {
    entries = Status.allCases.map { Entry(status: $0.rawValue, tone: $0.tone) }
  }

  /// An app without statuses.
  public static let none = Self(entries: [])

  public subscript(status: String) -> Tone? { entries.first { $0.status == status }?.tone }
}

extension StatusTones: StyleField {
  public static var shape: Shape { .map(.word(Tone.allCases.map(\.rawValue))) }

  public func write(at path: TokenPath, to writer: inout TokenWriter) {
    if entries.isEmpty { writer.leaf(path, .value(.object([]))) }
    for entry in entries {
      writer.leaf(path.appending(entry.status), .value(.string(entry.tone.rawValue)))
    }
  }

  public static func read(from table: TokenTable, at path: TokenPath) -> Self {
    let entries = table.entries.compactMap { leaf -> Entry? in
      guard leaf.path.isWithin(path), let tone = leaf.value.string.flatMap(Tone.init) else {
        return nil
      }
      return Entry(status: String(leaf.path.name), tone: tone)
    }
    return Self(entries: entries)
  }
}
