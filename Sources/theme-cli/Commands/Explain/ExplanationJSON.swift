import ThemeEngine

/// Explanations for programs.
enum ExplanationJSON {
  /// A leaf: `{formatVersion, theme, token, value, provenance, source, documentName, steps,
  /// conflicts, pairs, reaches}`.
  static func bytes(_ leaf: Explanation, theme: String) -> [UInt8] {
    var writer = beginning(theme)
    writeMembers(of: leaf, to: &writer)
    writer.key("pairs")
    writer.beginArray()
    for pair in leaf.pairs {
      writer.beginObject()
      writer.member("foreground", pair.foreground.description)
      writer.member("ground", pair.ground.description)
      writer.key("ratio")
      writer.number(pair.ratio.rounded(toPlaces: 6))
      writer.key("required")
      writer.number(pair.required)
      writer.key("passes")
      writer.bool(pair.passes)
      writer.endObject()
    }
    writer.endArray()
    writer.key("reaches")
    writer.value(.strings(leaf.reach.map(\.description)))
    return writer.finish()
  }

  /// A group: `{formatVersion, theme, token, leaves}`, each leaf with the members above.
  static func bytes(_ group: TokenPath, _ leaves: [Explanation], theme: String) -> [UInt8] {
    var writer = beginning(theme)
    writer.member("token", group.description)
    writer.key("leaves")
    writer.beginArray()
    for leaf in leaves {
      writer.beginObject()
      writeMembers(of: leaf, to: &writer)
      writer.endObject()
    }
    return writer.finish()
  }

  private static func beginning(_ theme: String) -> JSONWriter {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("formatVersion", ResolvedTheme.formatVersion.description)
    writer.member("theme", theme)
    return writer
  }

  private static func writeMembers(of leaf: Explanation, to writer: inout JSONWriter) {
    writer.member("token", leaf.token.description)
    writer.key("value")
    writer.value(leaf.value)
    writer.member("provenance", leaf.provenance?.rawValue)
    writer.key("source")
    if let source = leaf.source { writer.write(source) } else { writer.null() }
    writer.member("documentName", leaf.documentName)
    writer.key("steps")
    writer.beginArray()
    for step in leaf.steps {
      writer.beginObject()
      writer.member("token", step.token.isEmpty ? nil : step.token)
      writer.key("value")
      if let value = step.value { writer.value(value) } else { writer.null() }
      writer.member("text", step.text)
      writer.member("provenance", step.provenance?.rawValue)
      writer.member("documentName", step.documentName)
      writer.endObject()
    }
    writer.endArray()
    writer.key("conflicts")
    writer.beginArray()
    for conflict in leaf.conflicts {
      writer.beginObject()
      writer.member("stated", conflict.stated)
      writer.member("alternative", conflict.alternative)
      writer.member("reason", conflict.reason)
      writer.endObject()
    }
    writer.endArray()
  }
}
