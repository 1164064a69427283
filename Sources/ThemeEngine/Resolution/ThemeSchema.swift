/// The JSON Schema of resolved themes, made from the form that the engine itself reads and writes.
public enum ThemeSchema {
  /// The schema, in JSON Schema 2020-12.
  ///
  /// A theme has all of its tables, or, made from plain tokens, none: then they are null. Keys that
  /// it doesn't name are allowed, as readers ignore them.
  public static func json(style: JSONStyle = .pretty) -> [UInt8] {
    var writer = SchemaWriter(style: style)
    writer.text("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.text("title", "Resolved theme, format \(ResolvedTheme.formatVersion)")
    writer.text("type", "object")
    writer.object("properties") { writer in
      writer.object("formatVersion") {
        $0.text("type", "string")
        $0.text("pattern", "^\(ResolvedTheme.formatVersion.major)\\.(0|[1-9][0-9]*)$")
      }
      writer.object("custom") { $0.entries(of: "customToken") }
      writer.object("trace") { $0.entries(of: "leafTrace") }
    }
    let sections = ThemeShape.sections.map(\.name)
    writer.texts("required", ["formatVersion", "appearance", "custom"] + sections)
    writer.object("if") { writer in
      writer.object("properties") { $0.object("appearance") { $0.text("type", "null") } }
    }
    writer.object("then") { $0.reference("plainTables") }
    writer.object("else") { $0.reference("tables") }
    writer.object("$defs") { writer in
      writer.object("tables") { $0.tables() }
      writer.object("plainTables") { $0.plainTables() }
      writer.definitions()
    }
    return writer.finish()
  }
}

extension SchemaWriter {
  /// The tables of a brand's theme.
  fileprivate mutating func tables() {
    object("properties") { writer in
      for section in ThemeShape.sections {
        writer.object(section.name) { $0.shape(section.shape) }
        if section.name == "brand" { writer.object("appearance") { $0.appearance() } }
      }
    }
  }

  /// What stands in place of the tables in a theme of plain tokens.
  fileprivate mutating func plainTables() {
    object("properties") { writer in
      for section in ThemeShape.sections {
        writer.object(section.name) { writer in
          guard section.name == "brand", case .group(let fields) = section.shape else {
            return writer.text("type", "null")
          }
          writer.group(
            fields.map { field in
              (field.name, { field.name == "id" ? $0.shape(field.shape) : $0.text("type", "null") })
            }
          )
        }
        if section.name == "brand" { writer.object("appearance") { $0.text("type", "null") } }
      }
    }
  }
}
