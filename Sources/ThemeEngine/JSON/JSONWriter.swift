/// Writes JSON in the order in which it is told, straight into bytes.
///
/// The caller opens, fills and closes; what it leaves open `finish()` closes, and an end without a
/// beginning is ignored. Within an inline array everything stands on one line.
public struct JSONWriter: Sendable {
  private struct Frame {
    var isObject: Bool
    var isInline: Bool
    var isEmpty = true
  }

  private let style: JSONStyle
  private var bytes: [UInt8] = []
  private var frames: [Frame] = []
  private var isAfterKey = false

  /// A writer with nothing written.
  public init(style: JSONStyle) {
    self.style = style
  }

  /// Begins an object; an empty one is `{}`.
  public mutating func beginObject() {
    begin(isObject: true, isInline: false)
  }

  /// Ends the innermost object or array.
  public mutating func endObject() {
    end()
  }

  /// Begins an array; an empty one is `[]`.
  ///
  /// - Parameter inline: Whether all of it stands on one line.
  public mutating func beginArray(inline: Bool = false) {
    begin(isObject: false, isInline: inline)
  }

  /// Ends the innermost object or array.
  public mutating func endArray() {
    end()
  }

  /// Writes the key of the member whose value comes next.
  public mutating func key(_ key: String) {
    separate()
    appendString(key)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// Writes a string; only quotes, backslashes and control characters are escaped.
  public mutating func string(_ value: String) {
    separate()
    appendString(value)
  }

  /// Writes a number with the shortest digits that read back the same; what isn't finite as `null`.
  public mutating func number(_ value: Double) {
    separate()
    DecimalText.append(value, to: &bytes)
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    separate()
    DecimalText.append(value, to: &bytes)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    literal(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    literal("null")
  }

  /// Writes a word or number as it is.
  mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Closes what is open and returns what was written with one newline at its end.
  public mutating func finish() -> [UInt8] {
    while !frames.isEmpty { end() }
    bytes.append(0x0A)
    defer { bytes = [] }
    return bytes
  }

  private mutating func begin(isObject: Bool, isInline: Bool) {
    separate()
    bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    let isInline = isInline || frames.last?.isInline ?? false
    frames.append(Frame(isObject: isObject, isInline: isInline))
  }

  private mutating func end() {
    guard let frame = frames.popLast() else { return }
    isAfterKey = false
    if !frame.isEmpty, !frame.isInline { breakLine() }
    bytes.append(frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Writes what stands between the value before and this one.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let frame = frames.last else { return }
    if !frame.isEmpty { bytes.append(UInt8(ascii: ",")) }
    frames[frames.count - 1].isEmpty = false
    if !frame.isInline {
      breakLine()
    } else if !frame.isEmpty, style == .pretty {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    bytes.append(0x0A)
    var blanks = frames.count * 2
    while blanks > 0 {
      let step = min(blanks, Self.blanks.utf8CodeUnitCount)
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: Self.blanks.utf8Start, count: step)
      )
      blanks -= step
    }
  }

  private static let blanks: StaticString = "                                "

  private mutating func appendString(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    unsafe value.withUTF8Bytes { unsafe JSONStringEncoder.append($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }
}
