/// Gradients that stand among the colours of Tokens Studio as style sheets write them.
extension DialectTranslation {
  /// A gradient's stops, and what else it says.
  struct Gradient {
    /// The function's name and its direction, which the format has no place for.
    var direction: String
    var stops: [(color: ColorValue, position: Double)]
  }

  /// Whether a text is written as a gradient.
  static func isGradient(_ text: String) -> Bool {
    text.hasPrefix("linear-gradient(") || text.hasPrefix("radial-gradient(")
      || text.hasPrefix("conic-gradient(")
  }

  /// The stops of a gradient; nil where a colour isn't known or a position is none of per cent.
  mutating func gradient(_ text: String) -> Gradient? {
    guard Self.isGradient(text), text.last == ")", let open = text.firstIndex(of: "(") else {
      return nil
    }
    var arguments = Self.arguments(text[text.index(after: open)...].dropLast())
    var gradient = Gradient(direction: String(text[..<open]), stops: [])
    var stops: [(color: ColorValue, position: Double?)] = []
    if let first = arguments.first, stop(first) == nil {
      gradient.direction += " " + first
      arguments.removeFirst()
    }
    for argument in arguments {
      guard let stop = stop(argument) else { return nil }
      stops.append(stop)
    }
    guard stops.count > 1 else { return nil }
    gradient.stops = Self.placed(stops)
    return gradient
  }

  /// A colour and its place, a fraction.
  private mutating func stop(_ text: String) -> (color: ColorValue, position: Double?)? {
    if let color = color(text, depth: 0) { return (color, nil) }
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last,
      let position = MeasureText.fraction(text: String(last)),
      let color = color(words.dropLast().joined(separator: " "), depth: 0)
    else { return nil }
    return (color, position)
  }

  /// Stops without a place stand evenly between their neighbours, none before an earlier one (CSS
  /// Images 3, Color Stop "Fixup").
  private static func placed(
    _ stops: [(color: ColorValue, position: Double?)]
  ) -> [(color: ColorValue, position: Double)] {
    var positions = stops.map(\.position)
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var largest = 0.0
    for index in positions.indices {
      guard let position = positions[index] else { continue }
      largest = max(largest, position)
      positions[index] = largest
    }
    var previous = 0
    for index in positions.indices.dropFirst() {
      guard let end = positions[index], let start = positions[previous] else { continue }
      let step = (end - start) / Double(index - previous)
      for between in previous + 1..<index {
        positions[between] = (start + step * Double(between - previous)).rounded(toPlaces: 6)
      }
      previous = index
    }
    return zip(stops, positions).map { ($0.color, min(max($1 ?? 0, 0), 1)) }
  }

  /// Writes a gradient of the format, and keeps what it has no place for.
  mutating func write(
    _ gradient: Gradient,
    _ text: String,
    at place: JSONView,
    _ entry: DialectIndex.Entry
  ) {
    warn(
      .dialectUnplaced,
      at: place,
      entry.path,
      "the format has no place for '\(gradient.direction)' of '\(entry.path)', which '$extensions' "
        + "keeps; its stops are a gradient's",
      expected: "stops alone",
      found: "'\(gradient.direction)'"
    )
    notes.append(("gradient", text))
    writeType(ValueType.gradient.tokenType.rawValue, entry.type ?? place)
    writeKey(place)
    writer.beginArray()
    for stop in gradient.stops {
      writer.beginObject()
      writer.key("color")
      write(stop.color)
      writer.key("position")
      writer.number(stop.position)
      writer.endObject()
    }
    writer.endArray()
  }
}
