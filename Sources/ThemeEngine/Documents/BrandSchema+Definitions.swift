extension SchemaWriter {
  /// A part of a component or a policy, as a document writes it.
  mutating func authored(_ shape: AuthoredShape) {
    switch shape {
    case .value(let kind): authoredLeaf(kind)
    case .color: reference("colorUse")
    case .text: reference("textUse")
    case .step(let steps): texts("enum", steps.map { String($0.name) })
    case .implied: flag("not", true)
    case .optional(let inner):
      alternatives([{ $0.authored(inner) }, { $0.text("type", "null") }])
    case .group(let fields):
      closed(
        fields.filter { $0.shape != .implied }.map { field in
          (field.name, { $0.authored(field.shape) })
        }
      )
    case .map(let kind): self.shape(.map(kind))
    }
  }

  /// A literal, or for a number also a token.
  private mutating func authoredLeaf(_ kind: LeafKind) {
    switch kind {
    case .length: reference("length")
    case .offset, .fraction, .integer:
      alternatives([{ $0.leaf(kind) }, { $0.reference("reference") }])
    case .color, .blur, .bool, .text, .texts, .word, .words: leaf(kind)
    }
  }

  mutating func brandDefinitions() {
    object("reference") {
      $0.text("description", "a token, as in {palette.red}")
      $0.text("type", "string")
      $0.text("pattern", "^\\{[^{}]+\\}$")
    }
    object("length") { writer in
      writer.alternatives([{ $0.leaf(.length) }, { $0.reference("reference") }])
    }
    object("colorRole") { $0.texts("enum", ColorRole.allCases.map(\.rawValue)) }
    object("textRole") { $0.texts("enum", TextRole.allCases.map(\.rawValue)) }
    colorDefinitions()
    textDefinitions()
    levelDefinitions()
  }

  private mutating func colorDefinitions() {
    let change: (inout Self) -> Void = {
      $0.text("type", "number")
      $0.number("minimum", -1)
      $0.number("maximum", 1)
    }
    func changed(
      _ name: String,
      _ definition: String,
      _ changes: [String] = []
    ) -> (inout Self) -> Void {
      { writer in
        writer.closed(
          [(name, { $0.reference(definition) })]
            + changes.map { ($0, $0 == "opacity" ? { $0.leaf(.fraction) } : change) }
        )
        writer.texts("required", [name])
      }
    }
    object("color") { writer in
      writer.alternatives([
        { $0.reference("reference") }, { $0.reference("colorRole") },
        changed("token", "reference", ["opacity", "lightness"]),
        changed("role", "colorRole", ["opacity", "lightness"]), changed("readableOn", "colorRole"),
        changed("tintOf", "colorRole", ["opacity"]),
      ])
    }
    object("colorAnswer") { $0.answer("color") }
    object("colorUse") { writer in
      writer.alternatives([
        { $0.reference("colorRole") }, changed("role", "colorRole", ["opacity", "lightness"]),
      ])
    }
  }

  /// One answer for all appearances, or one for each.
  private mutating func answer(_ definition: String) {
    alternatives([
      { $0.reference(definition) },
      { writer in
        writer.closed(BrandCell.names.map { name in (name, { $0.reference(definition) }) })
        writer.texts("required", [BrandCell.light, .dark].map(\.rawValue))
      },
    ])
  }

  private mutating func textDefinitions() {
    let weight = LeafKind.integer(1...1000)
    func optional(_ kind: LeafKind) -> (inout Self) -> Void {
      { $0.authored(.optional(.value(kind))) }
    }
    let style: [(name: String, body: (inout Self) -> Void)] = [
      ("token", { $0.reference("reference") }),
      ("fontFamily", { $0.alternatives([{ $0.leaf(.text) }, { $0.leaf(.texts) }]) }),
      ("fontDesign", { $0.leaf(.word(FontDesign.allCases.map(\.rawValue))) }),
      ("fontSize", { $0.reference("length") }),
      ("relativeTo", optional(.word(AppleTextStyle.allCases.map(\.rawValue)))),
      ("fontWeight", { $0.authored(.value(weight)) }), ("lineHeight", optional(.length)),
      ("letterSpacing", optional(.offset)),
      ("textCase", { $0.leaf(.word(TextCase.allCases.map(\.rawValue))) }),
      ("monospacedDigits", { $0.leaf(.bool) }),
    ]
    object("textAnswer") { writer in
      writer.alternatives([
        { $0.reference("reference") }, { $0.reference("textRole") }, { $0.closed(style) },
        { writer in
          writer.closed([
            ("role", { $0.reference("textRole") }),
            ("fontWeight", { $0.authored(.value(weight)) }),
            ("monospacedDigits", { $0.leaf(.bool) }),
          ])
          writer.texts("required", ["role"])
        },
      ])
    }
    // What a style needs where there is none to change.
    object("wholeText") { writer in
      let needs = [["role"], ["token"], ["fontWeight", "fontSize"], ["fontWeight", "relativeTo"]]
      writer.alternatives(needs.map { need in { $0.texts("required", need) } })
    }
    object("textUse") { writer in
      writer.alternatives([
        { $0.reference("textRole") },
        { writer in
          writer.closed([
            ("role", { $0.reference("textRole") }), ("fontWeight", { $0.leaf(weight) }),
          ])
          writer.texts("required", ["role"])
        },
      ])
    }
  }

  private mutating func levelDefinitions() {
    object("border") { writer in
      writer.alternatives([
        { $0.reference("reference") },
        { writer in
          writer.closed([
            ("width", { $0.reference("length") }), ("color", { $0.reference("color") }),
          ])
          writer.texts("required", ["width", "color"])
        },
      ])
    }
    object("shadow") { writer in
      let blurs = ["css", "sigma", "swiftUI"]
      let offset: (inout Self) -> Void = { $0.authored(.value(.offset)) }
      writer.alternatives([
        { $0.reference("reference") },
        { writer in
          writer.closed([
            ("color", { $0.reference("color") }), ("offsetX", offset), ("offsetY", offset),
            (
              "blur",
              {
                $0.closed(blurs.map { name in (name, { $0.leaf(.length) }) })
                $0.number("minProperties", 1)
                $0.number("maxProperties", 1)
              }
            ),
            ("spread", offset), ("inset", { $0.leaf(.bool) }),
          ])
          writer.texts("required", ["color", "offsetY", "blur"])
        },
      ])
    }
    object("material") { writer in
      writer.closed([
        ("name", { $0.leaf(.word(Material<ColorValue>.Name.allCases.map(\.rawValue))) }),
        ("tint", { $0.reference("color") }), ("fallback", { $0.reference("color") }),
      ])
      writer.texts("required", ["name", "tint", "fallback"])
    }
    object("level") { writer in
      writer.alternatives([
        { $0.text("const", ElevationStyle.none.rawValue) }, { $0.reference("reference") },
        { writer in
          writer.closed([
            ("style", { $0.leaf(.word(ElevationStyle.allCases.map(\.rawValue))) }),
            ("border", { $0.orNull("border") }),
            (
              "shadows",
              {
                $0.alternatives([
                  { $0.reference("reference") },
                  {
                    $0.text("type", "array")
                    $0.object("items") { $0.reference("shadow") }
                  },
                ])
              }
            ),
            ("material", { $0.orNull("material") }),
          ])
        },
      ])
    }
    object("levelAnswer") { $0.answer("level") }
  }

  private mutating func orNull(_ definition: String) {
    alternatives([{ $0.reference(definition) }, { $0.text("type", "null") }])
  }
}
