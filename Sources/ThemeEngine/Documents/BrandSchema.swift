/// The JSON Schema of brand documents, made from the vocabulary and the schemas of the styles.
public enum BrandSchema {
  /// The schema, in JSON Schema 2020-12.
  ///
  /// A name that isn't in the vocabulary is refused. A document that extends no brand has to answer
  /// every role, step and level, and where it doesn't fall back on the house every component and
  /// policy; which parts of a style an extended brand leaves to it only reading tells.
  public static func json(style: JSONStyle = .pretty) -> [UInt8] {
    var writer = SchemaWriter(style: style)
    writer.text("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.text("title", "Brand document, format \(BrandDocument.version)")
    writer.text("type", "object")
    writer.object("properties") { writer in
      writer.object("$schema") { $0.text("type", "string") }
      writer.object("$description") { $0.text("type", "string") }
      writer.object(BrandDocument.marker) {
        $0.text("type", "string")
        $0.text("pattern", "^\(BrandDocument.version.major)\\.(0|[1-9][0-9]*)$")
      }
      writer.identity()
      writer.sources()
      writer.answers()
    }
    writer.texts("required", [BrandDocument.marker, "brand"])
    writer.flag("additionalProperties", false)
    writer.completeness()
    writer.object("$defs") { $0.brandDefinitions() }
    return writer.finish()
  }

  /// The tables of roles, steps and levels, with the names that each has.
  static let vocabulary: [(section: String, names: [String], answer: String)] = [
    (ColorRole.section.description, ColorRole.allCases.map(\.rawValue), "colorAnswer"),
    (TextRole.section.description, TextRole.allCases.map(\.rawValue), "textAnswer"),
    (SpaceStep.section.description, SpaceStep.allCases.map(\.rawValue), "length"),
    (RadiusStep.section.description, RadiusStep.allCases.map(\.rawValue), "length"),
    (ElevationLevel.section.description, ElevationLevel.allCases.map(\.rawValue), "levelAnswer"),
  ]

  /// The components and the policies.
  static let styles: [(section: String, fields: [AuthoredShape.Field])] =
    [("component", Components.authored), ("policy", Policies.authored)].map { section, shape in
      guard case .group(let fields) = shape else { return (section, []) }
      return (section, fields)
    }
}

extension SchemaWriter {
  /// An object with these properties and no others.
  mutating func closed(_ properties: [(name: String, body: (inout Self) -> Void)]) {
    text("type", "object")
    object("properties") { writer in
      for property in properties { writer.object(property.name, property.body) }
    }
    flag("additionalProperties", false)
  }

  fileprivate mutating func identity() {
    object("brand") { writer in
      writer.closed([
        (
          "id",
          {
            $0.text("type", "string")
            $0.text("pattern", "^[a-z][a-z0-9-]*$")
          }
        ),
        ("name", { $0.leaf(.text) }), ("productName", { $0.leaf(.text) }),
      ])
      writer.texts("required", ["id", "name"])
    }
  }

  fileprivate mutating func sources() {
    object("extends") {
      $0.text("description", "the id of a brand, or the path of a brand document")
      $0.leaf(.text)
    }
    object("otherwise") { $0.text("const", BrandReader.house) }
    object("tokens") { writer in
      writer.text(
        "description",
        "groups and tokens, or the path of a token file, a folder of these or a resolver file"
      )
      writer.alternatives([{ $0.text("type", "object") }, { $0.leaf(.text) }])
    }
    object("appearances") { writer in
      writer.text("description", "the contexts of the resolver document for each appearance")
      writer.closed(
        BrandCell.names.map { name in
          (
            name,
            {
              $0.text("type", "object")
              $0.object("additionalProperties") { $0.text("type", "string") }
            }
          )
        }
      )
      writer.number("minProperties", 1)
    }
    object("fonts") { writer in
      writer.text("type", "array")
      writer.object("items") { writer in
        writer.closed([
          ("family", { $0.leaf(.text) }),
          (
            "faces",
            {
              $0.text("type", "object")
              $0.object("propertyNames") { $0.text("pattern", "^([1-9][0-9]{0,2}|1000)$") }
              $0.object("additionalProperties") { $0.leaf(.text) }
            }
          ),
        ])
        writer.texts("required", ["family", "faces"])
      }
    }
  }

  fileprivate mutating func answers() {
    for table in BrandSchema.vocabulary {
      object(table.section) { writer in
        writer.closed(table.names.map { name in (name, { $0.reference(table.answer) }) })
      }
    }
    for table in BrandSchema.styles {
      object(table.section) { writer in
        writer.closed(
          table.fields.map { field in
            (
              field.name,
              {
                $0.alternatives([
                  { $0.authored(field.shape) }, { $0.text("const", BrandReader.house) },
                ])
              }
            )
          }
        )
      }
    }
  }

  /// What a document has to answer that extends no brand.
  fileprivate mutating func completeness() {
    object("if") { $0.texts("required", ["extends"]) }
    object("else") { writer in
      writer.texts("required", BrandSchema.vocabulary.map(\.section))
      writer.object("properties") { writer in
        writer.object("brand") { $0.texts("required", ["productName"]) }
        for table in BrandSchema.vocabulary {
          writer.object(table.section) { writer in
            writer.texts("required", table.names)
            if table.section == TextRole.section.description {
              writer.object("additionalProperties") { $0.reference("wholeText") }
            }
          }
        }
      }
      writer.object("if") { $0.texts("required", ["otherwise"]) }
      writer.object("else") { writer in
        writer.texts("required", BrandSchema.styles.map(\.section))
        writer.object("properties") { writer in
          for table in BrandSchema.styles {
            writer.object(table.section) { $0.texts("required", table.fields.map(\.name)) }
          }
        }
      }
    }
  }
}
