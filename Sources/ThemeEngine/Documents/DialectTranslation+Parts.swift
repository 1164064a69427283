extension DialectTranslation {
  /// Writes a value or a part of one again, its texts as what is wanted in their places.
  mutating func write(
    part value: JSONView,
    as form: DialectForm?,
    _ path: TokenPath,
    depth: Int = 0
  ) {
    mark(value)
    if depth > 0 { memo.bytesLeft -= value.endOffset - value.offset }
    switch value.kind {
    case .object:
      writer.beginObject()
      for member in value.members { write(member: member, of: value, form, path, depth) }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements {
        if form == .plain(.cubicBezier), let text = element.string,
          let number = fraction(text, depth: 0)
        {
          writer.number(number)
        } else {
          write(part: element, as: form?.element, path, depth: depth)
        }
      }
      writer.endArray()
    case .string: write(partText: value.string ?? "", form, at: value, path, depth)
    case .number:
      if form == .lineHeight, let text = value.numberText,
        let length = DialectReading.lineLength(text, unit: bareUnit)
      {
        reportUnitless(lineHeight: text, at: value, path)
        writer.string(length)
      } else {
        writer.copy(value)
      }
    case .bool, .null: writer.copy(value)
    }
  }

  /// A member of a composite; the layers of shadows have names of their own.
  private mutating func write(
    member: JSONViewMembers.Member,
    of object: JSONView,
    _ form: DialectForm?,
    _ path: TokenPath,
    _ depth: Int
  ) {
    var name = member.key
    switch form {
    case .plain(.shadow):
      switch name {
      case "x" where object["offsetX"] == nil: name = "offsetX"
      case "y" where object["offsetY"] == nil: name = "offsetY"
      case "type" where object["inset"] == nil:
        key("inset", of: member.value)
        writer.bool(member.value.isString("innerShadow") || member.value.isString("inset"))
        return
      default: break
      }
    case .plain(.typography) where !ObjectShape.typography.keys.contains(name):
      unplaced.append(member)
      return
    default: break
    }
    key(name, of: member.value)
    write(part: member.value, as: .part(name, of: form?.type), path, depth: depth)
  }

  private mutating func write(
    partText text: String,
    _ form: DialectForm?,
    at place: JSONView,
    _ path: TokenPath,
    _ depth: Int
  ) {
    let parts = InterpolatedText.parts(text)
    guard let name = parts.soleReference else {
      switch evaluated(text, parts, form, at: place, path) {
      case .color(let color): write(color)
      case .fault: writer.string(text)
      case .text(let text):
        if form == .lineHeight { reportUnitless(lineHeight: text, at: place, path) }
        let reading = form.flatMap { DialectReading(text, as: $0, unit: partUnit($0)) }
        write(reading ?? .text(text))
      }
      return
    }
    switch index.target(name) {
    case .token(let target):
      if let form {
        write(aliasTo: target, form)
      } else {
        write(valueOf: target, at: place, path)
      }
    case .property(let property) where depth < Self.deepestText && canFill(property, depth: depth):
      if property.kind == .string || property.kind == .number || form != nil {
        write(part: property, as: form, path, depth: depth + 1)
      } else {
        writer.string(text)
      }
    case nil, .property: writer.string("{\(name)}")
    }
  }

  /// The unit of a bare number that is a part of a composite: the format's reader knows it but for a
  /// line height.
  private func partUnit(_ form: DialectForm) -> String? { form == .lineHeight ? bareUnit : nil }

  /// Whether a part of another token's value can be written in place of a reference to it: a plain
  /// value, and at the first reference a list or object, as long as the files don't grow too much.
  func canFill(_ property: JSONView, depth: Int) -> Bool {
    guard property.word.isContainer else { return true }
    return depth == 0 && memo.bytesLeft > 0
  }

  /// Writes a reference where something is wanted, or the value that it leads to where that is of
  /// another type and yet written as what is wanted.
  private mutating func write(aliasTo target: DialectIndex.Entry, _ form: DialectForm) {
    let written = token(target.path)
    guard let type = written.type, type != form.type, var text = written.text else {
      writer.string("{\(target.path)}")
      return
    }
    if form == .lineHeight {
      if type == .dimension, DialectType.number(text) != nil { text += bareUnit }
      text = Self.normal(text) ?? text
    }
    if let reading = DialectReading(text, as: form, unit: partUnit(form)) {
      write(reading)
    } else if Self.normal(text) != nil {
      writer.string(text)
    } else {
      writer.string("{\(target.path)}")
    }
  }

  /// Writes what a token comes to where nothing certain is wanted, so that no reference can follow.
  private mutating func write(
    valueOf target: DialectIndex.Entry,
    at place: JSONView,
    _ path: TokenPath
  ) {
    if let text = token(target.path).text, memo.bytesLeft > text.utf8.count {
      memo.bytesLeft -= text.utf8.count
      if target.value.kind == .number { writer.copy(target.value) } else { writer.string(text) }
      return
    }
    warn(
      .dialectUnresolvedText,
      at: place,
      path,
      "'{\(target.path)}' leads to \(target.value.foundText), which can't be filled in; the text of "
        + "'\(path)' is kept as it is",
      expected: "a reference to a text or number",
      found: "'{\(target.path)}'"
    )
    writer.string("{\(target.path)}")
  }

  mutating func write(_ reading: DialectReading) {
    switch reading {
    case .text(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .measure(let number, let unit):
      writer.beginObject()
      writer.key("value")
      writer.number(number)
      writer.key("unit")
      writer.string(unit)
      writer.endObject()
    case .names(let names):
      writer.beginArray()
      for name in names { writer.string(name) }
      writer.endArray()
    case .color(let color): write(color)
    case .weight(let weight, let style):
      writer.string(weight)
      notes.append(("fontStyle", style))
    }
  }

  mutating func write(_ color: ColorValue) {
    writer.beginObject()
    writer.key("colorSpace")
    writer.string(color.space.rawValue)
    writer.key("components")
    writer.beginArray(inline: true)
    for index in 0..<3 {
      if color.missing.contains(index: index) {
        writer.string(ColorValue.missingWord)
      } else {
        writer.number(color.components[index])
      }
    }
    writer.endArray()
    if color.alpha != 1 {
      writer.key("alpha")
      writer.number(color.alpha)
    }
    writer.endObject()
  }
}
