extension ResolvedTheme {
  /// The version of the form in which themes are written.
  public static let formatVersion = FormatVersion(major: 1, minor: 0)

  /// The theme as UTF-8 JSON; the same theme gives the same bytes on every machine.
  public func json(style: JSONStyle = .pretty) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    writer.key("formatVersion")
    writer.string(Self.formatVersion.description)
    if hasRoles {
      let identity = table.entries.prefix { $0.path.section == "brand" }
      writer.nested(identity)
      writer.key("appearance")
      appearance.write(to: &writer)
      writer.nested(table.entries.dropFirst(identity.count))
    } else {
      writer.withoutRoles(brandID)
    }
    writer.key("custom")
    writer.beginObject()
    let sample = custom.count / 16
    for index in custom.indices {
      unsafe custom.withUnsafeBufferPointer { unsafe $0[index].write(to: &writer) }
      // Room for all at once, so that a large theme isn't copied again and again as it grows.
      if index + 1 == sample { writer.reserve(writer.length * 18) }
    }
    writer.endObject()
    if let trace {
      writer.key("trace")
      writer.beginObject()
      for entry in trace {
        writer.key(entry.path.description)
        entry.trace.write(to: &writer)
      }
      writer.endObject()
    }
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  /// Writes flat leaves as nested objects; a name of digits is an index of a list.
  fileprivate mutating func nested(_ entries: some Sequence<TokenTable.Entry>) {
    /// Whether each open group is a list.
    var open: [Bool] = []
    var last = ""
    for entry in entries {
      let path = entry.path.description
      let shared = path.sharedGroups(with: last)
      close(&open, downTo: shared.depth)
      let names = path.utf8.dropFirst(shared.length).split(separator: UInt8(ascii: "."))
      for (index, name) in names.enumerated() {
        if !name.isIndex { key(String(Substring(name))) }
        guard index < names.count - 1 else { break }
        let isList = names[index + 1].isIndex
        if isList { beginArray() } else { beginObject() }
        open.append(isList)
      }
      value(entry.value)
      last = path
    }
    close(&open, downTo: 0)
  }

  private mutating func close(_ open: inout [Bool], downTo depth: Int) {
    while open.count > depth, let isList = open.popLast() {
      if isList { endArray() } else { endObject() }
    }
  }

  /// What a theme of plain tokens says in place of the shared tables.
  fileprivate mutating func withoutRoles(_ id: String) {
    for section in ThemeShape.sections {
      key(section.name)
      guard section.name == "brand", case .group(let fields) = section.shape else {
        null()
        continue
      }
      beginObject()
      for field in fields {
        key(field.name)
        if field.name == "id" { string(id) } else { null() }
      }
      endObject()
      key("appearance")
      null()
    }
  }

  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// Writes the document that values come from.
  mutating func document(_ document: SourceDocument) {
    beginObject()
    key("title")
    string(document.title)
    key("file")
    string(document.file)
    endObject()
  }

  package mutating func value(_ value: TokenValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .color(let value): color(value)
    case .blur(let value): blur(value)
    case .list(let items):
      beginArray(inline: items.allSatisfy(\.isPlain))
      for item in items { self.value(item) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }

  private mutating func color(_ color: ColorValue) {
    beginObject()
    key("colorSpace")
    string(color.space.rawValue)
    key("components")
    beginArray(inline: true)
    for index in 0..<3 {
      if color.missing.contains(index: index) {
        string(ColorValue.missingWord)
      } else {
        number(color.components[index])
      }
    }
    endArray()
    key("alpha")
    number(color.alpha)
    key("hex")
    string(color.hex)
    endObject()
  }

  private mutating func blur(_ blur: Blur) {
    beginObject()
    key("css")
    number(blur.css)
    key("sigma")
    number(blur.sigma)
    key("swiftUI")
    number(blur.swiftUI)
    endObject()
  }
}

extension Substring.UTF8View {
  fileprivate var isIndex: Bool {
    first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}

extension String {
  /// The groups at the beginning of both paths: how many, and how many bytes with their dots.
  fileprivate func sharedGroups(with other: String) -> (depth: Int, length: Int) {
    unsafe utf8.withBytes { own in
      unsafe other.utf8.withBytes { other in
        var (depth, length) = (0, 0)
        for index in 0..<Swift.min(own.count, other.count) {
          guard unsafe own[index] == other[index] else { break }
          if unsafe own[index] == UInt8(ascii: ".") { (depth, length) = (depth + 1, index + 1) }
        }
        return (depth, length)
      }
    }
  }
}

extension TokenValue {
  /// Whether the value stands on the line of the list that it is in.
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .color, .blur, .list, .object: false
    }
  }
}

extension ResolvedAppearance {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (name, text) in [
      ("scheme", appearance.scheme.rawValue), ("contrast", appearance.contrast.rawValue),
      ("textSize", appearance.textSize.rawValue), ("platform", appearance.platform.rawValue),
      ("requestedScheme", requestedScheme.rawValue),
    ] {
      writer.key(name)
      writer.string(text)
    }
    writer.key("pinned")
    writer.bool(pinned)
    writer.endObject()
  }
}

extension CustomToken {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key(path.description)
    writer.beginObject()
    writer.key("type")
    writer.string(traits.type.rawValue)
    writer.key("value")
    writer.value(value)
    if let description = traits.description {
      writer.key("description")
      writer.string(description)
    }
    switch traits.deprecated {
    case nil: break
    case .flag(let flag):
      writer.key("deprecated")
      writer.bool(flag)
    case .reason(let reason):
      writer.key("deprecated")
      writer.string(reason)
    }
    writer.endObject()
  }
}

extension Trace {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("provenance")
    writer.string(provenance.rawValue)
    writer.key("source")
    if let source {
      writer.document(source)
    } else {
      writer.null()
    }
    writer.key("documentName")
    writer.optional(documentName)
    writer.key("steps")
    writer.value(.strings(steps))
    writer.key("conflicts")
    writer.beginArray()
    for conflict in conflicts {
      writer.beginObject()
      writer.key("stated")
      writer.optional(conflict.stated)
      writer.key("alternative")
      writer.optional(conflict.alternative)
      writer.key("reason")
      writer.string(conflict.reason)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
