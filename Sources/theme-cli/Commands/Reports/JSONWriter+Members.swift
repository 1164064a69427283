import ThemeEngine

extension JSONWriter {
  /// Writes a member with a text or null.
  mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// Writes a member with a whole number.
  mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  mutating func write(_ document: SourceDocument) {
    beginObject()
    member("title", document.title)
    member("file", document.file)
    endObject()
  }
}
