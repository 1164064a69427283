extension StyleDictionaryTranslation {
  /// Writes the type and value of a token.
  mutating func write(_ value: JSONView, of token: JSONView, _ path: TokenPath) {
    let type = token["type" as StaticString] ?? token["$type" as StaticString]
    guard let text = value.string else { return write(plain: value, type, at: value, path) }
    let parts = InterpolatedText.parts(text)
    if let name = parts.soleReference {
      write(reference: name, type, at: value, path)
    } else if Self.isComputed(text, type?.string.flatMap(DialectType.type(named:))) {
      let result = computed(text, at: value, path)
      write(text: result ?? text, result == nil ? nil : type, at: value, path)
    } else if parts.firstReference == nil {
      write(text: text, type, at: value, path)
    } else if let filled = filled(parts, at: value, path) {
      write(text: filled, type, at: value, path)
    } else {
      writeType("string", value)
      writeKey(value)
      writer.string(text)
    }
  }

  /// Writes a value that is a reference; what it leads to says the type.
  private mutating func write(
    reference name: String,
    _ declared: JSONView?,
    at place: JSONView,
    _ path: TokenPath
  ) {
    let target = index.target(name)
    if case .property(let property)? = target {
      if let text = property.string {
        write(text: text, declared, at: place, path)
      } else {
        write(plain: property, declared, at: place, path)
      }
      return
    }
    if target == nil { writeType(declared?.string, declared ?? place) }
    writeKey(place)
    writer.string("{\(target.canonical ?? name)}")
  }

  private mutating func writeKey(_ value: JSONView) {
    mark(value)
    writer.key("$value")
    mark(value)
  }

  private mutating func writeType(_ word: String?, _ place: JSONView) {
    guard let word else { return }
    mark(place)
    writer.key("$type")
    writer.string(DialectType.type(named: word)?.tokenType.rawValue ?? word)
  }

  private mutating func write(
    text: String,
    _ declared: JSONView?,
    at place: JSONView,
    _ path: TokenPath
  ) {
    let word = declared?.string
    let known = word.flatMap(DialectType.type(named:))
    let category = DialectType.type(ofCategory: String(path.section))
    var type = word ?? "string"
    if let known {
      if DialectType.fits(text: text, known) {
        type = known.tokenType.rawValue
      } else {
        type = "string"
        findings.report(
          .dialectUnfitValue,
          .warning,
          at: place.offset,
          path,
          "'\(path)' is of type '\(known.tokenType.rawValue)', and '\(text)' is none; it is kept as a "
            + "text",
          expected: known.phrase,
          found: "'\(text)'"
        )
      }
    } else if word == nil {
      let fitting = category.flatMap { DialectType.fits(text: text, $0) ? $0 : nil }
      type = (fitting ?? DialectType.guessed(text: text))?.tokenType.rawValue ?? type
    }
    writeType(type, declared ?? place)
    writeKey(place)
    if type == ValueType.dimension.tokenType.rawValue, let number = DialectType.number(text) {
      unitless(number, at: place, path)
    } else {
      writer.string(text)
    }
  }

  /// A number as a length; the transforms of Style Dictionary take it in rem.
  private mutating func unitless(_ number: Double, at place: JSONView, _ path: TokenPath) {
    if number != 0 {
      let text = DecimalText.string(number)
      findings.report(
        .dialectUnitless,
        .warning,
        at: place.offset,
        path,
        "\(text) has no unit and counts as \(text)rem, as the transforms of Style Dictionary have it",
        expected: "a unit",
        found: text
      )
    }
    writer.beginObject()
    writer.key("value")
    writer.number(number)
    writer.key("unit")
    writer.string(number == 0 ? "px" : "rem")
    writer.endObject()
  }

  private mutating func write(
    plain value: JSONView,
    _ declared: JSONView?,
    at place: JSONView,
    _ path: TokenPath
  ) {
    let word = declared?.string
    let known =
      word.flatMap(DialectType.type(named:)) ?? DialectType.type(ofCategory: String(path.section))
    let isColor = value.kind == .object && DialectType.colorText(value) != nil
    var type = word
    if isColor && (known == .color || word == nil) {
      type = "color"
    } else if let known, DialectType.fits(plain: value, known) {
      type = known.tokenType.rawValue
    } else if word == nil || known != nil {
      if word != nil {
        findings.report(
          .dialectUnfitValue,
          .warning,
          at: place.offset,
          path,
          "'\(path)' is of type '\(word ?? "")', and \(value.foundText) is none; it is kept as it is",
          expected: known?.phrase,
          found: value.foundText
        )
      }
      type = value.kind == .number ? "number" : value.kind.typeWord
    }
    writeType(type, declared ?? place)
    writeKey(place)
    if type == "color", let text = DialectType.colorText(value) {
      writer.string(text)
    } else if type == "dimension", let number = value.number {
      unitless(number, at: place, path)
    } else {
      write(part: value, isLayer: type == "shadow")
    }
  }

  /// Writes a part of a value again, its references without what only this dialect writes.
  private mutating func write(part value: JSONView, isLayer: Bool) {
    mark(value)
    switch value.kind {
    case .object:
      writer.beginObject()
      for member in value.members { write(member: member, of: value, isLayer: isLayer) }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements { write(part: element, isLayer: isLayer) }
      writer.endArray()
    case .string:
      let text = value.string ?? ""
      let name = InterpolatedText.parts(text).soleReference
      writer.string(name.map { "{\(index.target($0).canonical ?? $0)}" } ?? text)
    case .number, .bool, .null: writer.copy(value)
    }
  }

  /// A member of a composite; the layers of shadows have names of their own.
  private mutating func write(
    member: JSONViewMembers.Member,
    of object: JSONView,
    isLayer: Bool
  ) {
    var name = member.key
    if isLayer {
      switch name {
      case "x" where object["offsetX"] == nil: name = "offsetX"
      case "y" where object["offsetY"] == nil: name = "offsetY"
      case "type" where object["inset"] == nil:
        key("inset", of: member.value)
        writer.bool(member.value.isString("innerShadow") || member.value.isString("inset"))
        return
      default: break
      }
    }
    key(name, of: member.value)
    write(part: member.value, isLayer: isLayer)
  }
}

extension StyleDictionaryIndex.Target? {
  /// The path of a whole token that a reference leads to, without what only this dialect writes.
  fileprivate var canonical: String? {
    if case .token(let path, _)? = self { path.description } else { nil }
  }
}

extension JSONKind {
  /// The word for a type that the format doesn't have.
  fileprivate var typeWord: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .bool: "boolean"
    case .null: "null"
    }
  }
}
