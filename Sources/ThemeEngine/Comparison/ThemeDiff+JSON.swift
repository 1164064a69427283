extension ThemeDiff {
  /// The comparison as UTF-8 JSON, values as in the JSON of a theme.
  ///
  /// Without a difference `impact` is null. The appearance of a side is the contexts that were chosen
  /// of its resolver document, where there are any. Of a renamed token `token` is the path on the right.
  public func json(style: JSONStyle = .pretty) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    writer.key("formatVersion")
    writer.string(ResolvedTheme.formatVersion.description)
    writer.side("left", left)
    writer.side("right", right)
    writer.key("impact")
    writer.optional(impact?.rawValue)
    let summary = summary
    writer.key("summary")
    writer.beginObject()
    for (name, count) in [
      ("changed", summary.changed), ("added", summary.added), ("removed", summary.removed),
      ("renamed", summary.renamed),
    ] {
      writer.key(name)
      writer.integer(count)
    }
    writer.endObject()
    writer.key("changes")
    writer.beginArray()
    for change in changes { writer.change(change) }
    writer.endArray()
    writer.key("verdicts")
    writer.beginArray()
    for verdict in verdicts { writer.flip(verdict) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func side(_ name: String, _ side: ThemeDiff.Side) {
    key(name)
    beginObject()
    key("brand")
    string(side.brand)
    key("appearance")
    string(side.contexts ?? side.appearance.description)
    key("file")
    optional(side.file)
    endObject()
  }

  fileprivate mutating func change(_ change: TokenChange) {
    beginObject()
    key("token")
    string(change.token.description)
    key("kind")
    string(change.kind.rawValue)
    key("left")
    value(change.left ?? .null)
    key("right")
    value(change.right ?? .null)
    key("deltaE")
    if let deltaE = change.deltaE { number(deltaE) } else { null() }
    key("size")
    optional(change.size?.rawValue)
    key("impact")
    string(change.impact.rawValue)
    key("text")
    string(change.text)
    endObject()
  }

  fileprivate mutating func flip(_ flip: VerdictFlip) {
    beginObject()
    key("foreground")
    string(flip.foreground.description)
    key("ground")
    string(flip.ground.description)
    verdict("left", flip.left)
    verdict("right", flip.right)
    endObject()
  }

  private mutating func verdict(_ name: String, _ verdict: ContrastVerdict) {
    key(name)
    beginObject()
    key("ratio")
    number(verdict.writtenRatio)
    key("required")
    number(verdict.required)
    key("passes")
    bool(verdict.passes)
    endObject()
  }

  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}

extension ContrastVerdict {
  /// The ratio with 6 decimals, cut off where rounding would make a fail read as a pass.
  fileprivate var writtenRatio: Double {
    let rounded = ratio.rounded(toPlaces: 6)
    guard !passes, rounded >= required else { return rounded }
    return (ratio * 1_000_000).rounded(.down) / 1_000_000
  }
}
