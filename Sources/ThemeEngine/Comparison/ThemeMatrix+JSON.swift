extension ThemeMatrix {
  /// The matrix as UTF-8 JSON: `{formatVersion, themes: [{brand, appearance, file}], rows: [{token,
  /// spread, cells: [{value, text, outlier}]}]}`, values as in the JSON of a theme.
  ///
  /// The appearance of a theme is the contexts that were chosen of its resolver document, where there
  /// are any. A theme without the token has null and the text `—`; one that says that there is none has null
  /// and the text `none`, or what a policy says then.
  public func json(style: JSONStyle = .pretty) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    writer.key("formatVersion")
    writer.string(ResolvedTheme.formatVersion.description)
    writer.key("themes")
    writer.beginArray()
    for column in columns { writer.column(column) }
    writer.endArray()
    writer.key("rows")
    writer.beginArray()
    for row in rows { writer.row(row) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func column(_ column: ThemeMatrix.Column) {
    beginObject()
    key("brand")
    string(column.brand)
    key("appearance")
    string(column.contexts ?? column.appearance.description)
    key("file")
    if let file = column.file { string(file) } else { null() }
    endObject()
  }

  fileprivate mutating func row(_ row: ThemeMatrix.Row) {
    beginObject()
    key("token")
    string(row.token.description)
    key("spread")
    if let spread = row.spread { number(spread) } else { null() }
    key("cells")
    beginArray()
    for cell in row.cells {
      beginObject()
      key("value")
      value(cell.value ?? .null)
      key("text")
      string(cell.text)
      key("outlier")
      bool(cell.isOutlier)
      endObject()
    }
    endArray()
    endObject()
  }
}
