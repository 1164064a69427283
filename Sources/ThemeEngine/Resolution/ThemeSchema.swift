/// The JSON Schema of resolved themes, made from the form that the engine itself reads and writes.
public enum ThemeSchema {
  /// The schema, in JSON Schema 2020-12.
  ///
  /// Keys that it doesn't name are allowed, as readers ignore them.
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
      for section in ThemeShape.sections {
        writer.object(section.name) { $0.shape(section.shape) }
        if section.name == "brand" { writer.object("appearance") { $0.appearance() } }
      }
      writer.object("custom") { $0.entries(of: "customToken") }
      writer.object("trace") { $0.entries(of: "leafTrace") }
    }
    let sections = ThemeShape.sections.map(\.name)
    writer.texts("required", ["formatVersion", "appearance", "custom"] + sections)
    writer.object("$defs") { $0.definitions() }
    return writer.finish()
  }
}
