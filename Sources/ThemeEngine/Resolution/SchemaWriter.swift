/// Writes JSON Schema keywords.
struct SchemaWriter {
  private var writer: JSONWriter

  init(style: JSONStyle) {
    writer = JSONWriter(style: style)
    writer.beginObject()
  }

  mutating func finish() -> [UInt8] {
    writer.endObject()
    return writer.finish()
  }

  mutating func text(_ key: String, _ text: String) {
    writer.key(key)
    writer.string(text)
  }

  mutating func texts(_ key: String, _ texts: [String]) {
    writer.key(key)
    writer.value(.strings(texts))
  }

  mutating func number(_ key: String, _ number: Double) {
    writer.key(key)
    writer.number(number)
  }

  mutating func flag(_ key: String, _ flag: Bool) {
    writer.key(key)
    writer.bool(flag)
  }

  mutating func object(_ key: String, _ body: (inout Self) -> Void) {
    writer.key(key)
    writer.beginObject()
    body(&self)
    writer.endObject()
  }

  /// Alternatives under `anyOf`.
  mutating func alternatives(_ bodies: [(inout Self) -> Void]) {
    writer.key("anyOf")
    writer.beginArray()
    for body in bodies {
      writer.beginObject()
      body(&self)
      writer.endObject()
    }
    writer.endArray()
  }

  mutating func reference(_ name: String) { text("$ref", "#/$defs/\(name)") }

  /// An object with all of the properties.
  mutating func group(_ properties: [(name: String, body: (inout Self) -> Void)]) {
    text("type", "object")
    object("properties") { writer in
      for property in properties { writer.object(property.name, property.body) }
    }
    texts("required", properties.map(\.name))
  }
}
