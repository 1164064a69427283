import ThemeEngine

/// Writes a large file in the Design Tokens format, the same each time.
///
/// Two fifths are literals, a half aliases in chains of one to four, the rest shadows and text
/// styles, each in groups of its own; indented by two spaces with each value on its own line.
struct TokenFile {
  private var writer = JSONWriter(style: .pretty)
  private var random = SplitMix(seed: 20_260_101)

  static func bytes(tokens count: Int) -> [UInt8] {
    var file = TokenFile()
    return file.write(count)
  }

  /// What a dark theme lays over a file with so many tokens: other colours for the first aliases.
  static func darkBytes(tokens count: Int) -> [UInt8] {
    var file = TokenFile()
    file.random = SplitMix(seed: 20_260_102)
    file.writer.beginObject()
    let colors = (name: "color", count: count * 28 / 100, prefix: "f")
    file.group("semantic", count * 22 / 100, "state") { $0.alias($1, of: colors) }
    file.writer.endObject()
    return file.writer.finish()
  }

  private mutating func write(_ count: Int) -> [UInt8] {
    writer.beginObject()
    group("color", count * 28 / 100, "f") { $0.color($1) }
    group("dimension", count * 12 / 100, "s") { $0.dimension($1) }
    let levels = [("semantic", 22), ("component", 15), ("variant", 8), ("product", 5)]
    var targets = (name: "color", count: count * 28 / 100, prefix: "f")
    for (name, share) in levels {
      let own = count * share / 100
      group(name, own, "state") { $0.alias($1, of: targets) }
      targets = (name, own, "state")
    }
    group("elevation", count * 5 / 100, "l") { file, _ in file.shadow(count * 12 / 100) }
    group("type", count * 5 / 100, "r") { file, _ in file.typography(count * 12 / 100) }
    writer.endObject()
    return writer.finish()
  }

  /// Tokens in groups of forty.
  private mutating func group(
    _ name: String,
    _ count: Int,
    _ prefix: String,
    _ token: (inout Self, Int) -> Void
  ) {
    object(name) { file in
      for start in stride(from: 0, to: count, by: 40) {
        file.object("g\(start / 40)") { file in
          for index in start..<min(start + 40, count) {
            file.object("\(prefix)\(index)") { token(&$0, index) }
          }
        }
      }
    }
  }

  private mutating func object(_ name: String, _ body: (inout Self) -> Void) {
    writer.key(name)
    writer.beginObject()
    body(&self)
    writer.endObject()
  }

  private mutating func text(_ key: String, _ text: String) {
    writer.key(key)
    writer.string(text)
  }

  private mutating func points(_ key: String, _ points: Int) {
    object(key) { file in
      file.writer.key("value")
      file.writer.integer(points)
      file.text("unit", "px")
    }
  }

  private mutating func color(_ index: Int) {
    text("$type", "color")
    let rgb = UInt32.random(in: 0...0xFF_FFFF, using: &random)
    object("$value") { file in
      file.text("colorSpace", "srgb")
      file.writer.key("components")
      file.writer.beginArray()
      for shift in [16, 8, 0] as [UInt32] {
        file.writer.number((Double(rgb >> shift & 0xFF) / 255 * 10_000).rounded() / 10_000)
      }
      file.writer.endArray()
      file.writer.key("alpha")
      file.writer.integer(1)
      file.text("hex", ColorValue.hex(rgb).hex)
    }
    text("$description", "Primitive colour \(index)")
  }

  private mutating func dimension(_ index: Int) {
    text("$type", "dimension")
    points("$value", index % 64)
  }

  private mutating func alias(_ index: Int, of targets: (name: String, count: Int, prefix: String))
  {
    text("$type", "color")
    let target = Int.random(in: 0..<targets.count, using: &random)
    text("$value", "{\(targets.name).g\(target / 40).\(targets.prefix)\(target)}")
    if index % 5 == 0 { text("$description", "Alias of a token in \(targets.name)") }
  }

  private mutating func reference(_ key: String, _ group: String, _ prefix: String, _ count: Int) {
    let target = Int.random(in: 0..<count, using: &random)
    text(key, "{\(group).g\(target / 40).\(prefix)\(target)}")
  }

  private mutating func shadow(_ dimensions: Int) {
    text("$type", "shadow")
    object("$value") { file in
      file.reference("color", "semantic", "state", dimensions)
      file.points("offsetX", 0)
      file.reference("offsetY", "dimension", "s", dimensions)
      file.reference("blur", "dimension", "s", dimensions)
      file.points("spread", 0)
    }
  }

  private mutating func typography(_ dimensions: Int) {
    text("$type", "typography")
    object("$value") { file in
      file.writer.key("fontFamily")
      file.writer.beginArray()
      file.writer.string("Inter")
      file.writer.string("sans-serif")
      file.writer.endArray()
      file.reference("fontSize", "dimension", "s", dimensions)
      file.writer.key("fontWeight")
      file.writer.integer(Int.random(in: 4...7, using: &file.random) * 100)
      file.writer.key("lineHeight")
      file.writer.number(1.4)
      file.points("letterSpacing", 0)
    }
  }
}
