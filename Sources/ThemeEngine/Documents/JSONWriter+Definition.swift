extension JSONWriter {
  /// Writes what an expression says as members of the object that is open.
  ///
  /// A plain alias or value is one member; what is computed names its operation.
  mutating func expression(_ expression: Expression) {
    switch expression {
    case .value(.blur(let blur)):
      key("blur")
      number(blur.sigma)
    case .value(let value):
      key("value")
      self.value(value)
    case .alias(let path): member("alias", path)
    case .opacity(let opacity, let base): operation("opacity", opacity, of: base)
    case .lightness(let change, let base): operation("lightness", change, of: base)
    case .mostReadable(let grounds, let base, let candidates):
      member("readableOn", grounds)
      member("over", base)
      member("among", candidates)
    case .fontSize(let sizing): write(sizing)
    case .fontFace(let family, let weight):
      member("faceOf", family)
      member("weight", weight)
    case .list(let items):
      key("list")
      beginArray()
      for item in items { object(item) }
      endArray()
    case .object(let parts):
      key("object")
      beginObject()
      for part in parts {
        key(part.name)
        object(part.expression)
      }
      endObject()
    case .parts(let paths, let base):
      member("partOf", paths)
      key("of")
      object(base)
    }
  }

  private mutating func object(_ expression: Expression) {
    beginObject()
    self.expression(expression)
    endObject()
  }

  private mutating func operation(_ name: String, _ amount: Double, of base: Expression) {
    key(name)
    number(amount)
    key("of")
    object(base)
  }

  private mutating func member(_ name: String, _ path: TokenPath) {
    key(name)
    string(path.description)
  }

  private mutating func member(_ name: String, _ paths: [TokenPath]) {
    key(name)
    beginArray(inline: true)
    for path in paths { string(path.description) }
    endArray()
  }

  private mutating func write(_ sizing: TextSizing) {
    key("fontSize")
    switch sizing {
    case .textStyle(let style): string(style.rawValue)
    case .fixed(let points): number(points)
    case .relative(let points, let style):
      number(points)
      key("relativeTo")
      string(style.rawValue)
    }
  }

  /// Writes where a value comes from as members of the object that is open.
  mutating func origin(_ origin: Origin) {
    key("provenance")
    string(origin.provenance.rawValue)
    optional("name", origin.documentName)
    optional("file", origin.file)
    guard !origin.conflicts.isEmpty else { return }
    key("conflicts")
    beginArray()
    for conflict in origin.conflicts {
      beginObject()
      optional("stated", conflict.stated)
      optional("alternative", conflict.alternative)
      optional("reason", conflict.reason)
      endObject()
    }
    endArray()
  }

  private mutating func optional(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }
}
