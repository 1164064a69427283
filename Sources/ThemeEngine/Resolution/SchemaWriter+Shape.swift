extension SchemaWriter {
  mutating func shape(_ shape: Shape) {
    switch shape {
    case .leaf(let kind): leaf(kind)
    case .optional(let inner):
      alternatives([{ $0.shape(inner) }, { $0.text("type", "null") }])
    case .group(let fields) where fields == ResolvedTextStyle.fields: reference("textStyle")
    case .group(let fields):
      group(fields.map { field in (field.name, { $0.shape(field.shape) }) })
    case .list(let element):
      text("type", "array")
      object("items") { $0.shape(element) }
    case .map(let kind):
      text("type", "object")
      object("propertyNames") { $0.text("pattern", "^[A-Za-z][A-Za-z0-9_-]*$") }
      object("additionalProperties") { $0.leaf(kind) }
    }
  }

  mutating func leaf(_ kind: LeafKind) {
    switch kind {
    case .color: reference("color")
    case .blur: reference("blur")
    case .length:
      text("type", "number")
      number("minimum", 0)
    case .offset: text("type", "number")
    case .fraction:
      text("type", "number")
      number("minimum", 0)
      number("maximum", 1)
    case .integer(let range):
      text("type", "integer")
      number("minimum", Double(range.lowerBound))
      number("maximum", Double(range.upperBound))
    case .bool: text("type", "boolean")
    case .text:
      text("type", "string")
      number("minLength", 1)
    case .texts:
      text("type", "array")
      object("items") { $0.leaf(.text) }
    case .word(let words): texts("enum", words)
    case .words(let words):
      text("type", "array")
      object("items") { $0.texts("enum", words) }
      flag("uniqueItems", true)
    }
  }

  mutating func appearance() {
    group([
      ("scheme", { $0.leaf(.word(Scheme.allCases.map(\.rawValue))) }),
      ("contrast", { $0.leaf(.word(Contrast.allCases.map(\.rawValue))) }),
      ("textSize", { $0.leaf(.word(TextSizeCategory.allCases.map(\.rawValue))) }),
      ("platform", { $0.leaf(.word(Platform.allCases.map(\.rawValue))) }),
      ("requestedScheme", { $0.leaf(.word(Scheme.allCases.map(\.rawValue))) }),
      ("pinned", { $0.leaf(.bool) }),
    ])
  }

  /// An object whose values are all of one definition, under any name.
  mutating func entries(of definition: String) {
    text("type", "object")
    object("additionalProperties") { $0.reference(definition) }
  }

  mutating func definitions() {
    object("color") { writer in
      writer.group([
        ("colorSpace", { $0.leaf(.word(ColorSpace.allCases.map(\.rawValue))) }),
        (
          "components",
          {
            $0.text("type", "array")
            $0.object("items") {
              $0.alternatives([
                { $0.text("type", "number") }, { $0.texts("enum", [ColorValue.missingWord]) },
              ])
            }
            $0.number("minItems", 3)
            $0.number("maxItems", 3)
          }
        ),
        ("alpha", { $0.leaf(.fraction) }),
        (
          "hex",
          {
            $0.text("type", "string")
            $0.text("pattern", "^#[0-9a-f]{6}$")
          }
        ),
      ])
    }
    object("blur") { writer in
      writer.group(["css", "sigma", "swiftUI"].map { name in (name, { $0.leaf(.length) }) })
    }
    object("textStyle") { writer in
      writer.group(
        ResolvedTextStyle.fields.map { field in (field.name, { $0.shape(field.shape) }) }
      )
    }
    object("customToken") { $0.customToken() }
    object("leafTrace") { $0.leafTrace() }
  }

  private mutating func customToken() {
    text("type", "object")
    object("properties") { writer in
      writer.object("type") { $0.leaf(.text) }
      writer.object("value") { _ in }
      writer.object("description") { $0.text("type", "string") }
      writer.object("deprecated") { $0.texts("type", ["boolean", "string"]) }
    }
    texts("required", ["type", "value"])
    object("if") { writer in
      writer.object("properties") { writer in
        writer.object("type") { $0.text("const", TokenType.color.rawValue) }
      }
    }
    object("then") { writer in
      writer.object("properties") { writer in
        writer.object("value") { $0.reference("color") }
      }
    }
  }

  private mutating func leafTrace() {
    let optionalText = Shape.optional(.leaf(.text))
    let source = Shape.group(["title", "file"].map { .init($0, .leaf(.text)) })
    let conflict = Shape.group([
      .init("stated", optionalText), .init("alternative", optionalText),
      .init("reason", .leaf(.text)),
    ])
    shape(
      .group([
        .init("provenance", .leaf(.word(Provenance.allCases.map(\.rawValue)))),
        .init("source", .optional(source)),
        .init("documentName", optionalText),
        .init("steps", .leaf(.texts)),
        .init("conflicts", .list(conflict)),
      ])
    )
  }
}
