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
  private var output = JSONOutput()
  private var frames: [Frame] = []
  private var isAfterKey = false

  /// A writer with nothing written.
  public init(style: JSONStyle) {
    self.style = style
  }

  /// Makes room at once for so many bytes in all.
  mutating func reserve(_ capacity: Int) { output.reserve(capacity) }

  /// How many bytes were written so far.
  var length: Int { output.length }

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
    write(key, isKey: true)
    isAfterKey = true
  }

  /// Writes a string; only quotes, backslashes and control characters are escaped.
  public mutating func string(_ value: String) {
    separate()
    write(value, isKey: false)
  }

  /// Writes a number with the shortest digits that read back the same; what isn't finite as `null`.
  public mutating func number(_ value: Double) {
    separate()
    unsafe output.write(upTo: DecimalText.longest) { unsafe DecimalText.write(value, to: $0) }
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    separate()
    unsafe output.write(upTo: DecimalText.longest) { unsafe DecimalText.write(value, to: $0) }
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
    unsafe text.withUTF8Bytes { content in
      unsafe output.write(upTo: content.count) { output in
        guard let start = content.baseAddress else { return 0 }
        unsafe output.update(from: start, count: content.count)
        return content.count
      }
    }
  }

  /// Closes what is open and returns what was written with one newline at its end.
  public mutating func finish() -> [UInt8] {
    while !frames.isEmpty { end() }
    byte(0x0A)
    return output.take()
  }

  private mutating func begin(isObject: Bool, isInline: Bool) {
    separate()
    byte(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    let isInline = isInline || frames.last?.isInline ?? false
    frames.append(Frame(isObject: isObject, isInline: isInline))
  }

  private mutating func end() {
    guard let frame = frames.popLast() else { return }
    isAfterKey = false
    if !frame.isEmpty, !frame.isInline { breakLine() }
    byte(frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Writes what stands between the value before and this one.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let frame = frames.last else { return }
    if !frame.isEmpty { byte(UInt8(ascii: ",")) }
    frames[frames.count - 1].isEmpty = false
    if !frame.isInline {
      breakLine()
    } else if !frame.isEmpty, style == .pretty {
      byte(UInt8(ascii: " "))
    }
  }

  @inline(__always)
  private mutating func byte(_ byte: UInt8) {
    unsafe output.write(upTo: 1) { output in
      unsafe output[0] = byte
      return 1
    }
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    let indent = frames.count * 2
    unsafe output.write(upTo: indent + 1) { output in
      unsafe output[0] = 0x0A
      for blank in 0..<indent { unsafe output[blank + 1] = UInt8(ascii: " ") }
      return indent + 1
    }
  }

  /// Writes a string, and a colon after one that is a key.
  private mutating func write(_ text: String, isKey: Bool) {
    unsafe text.withUTF8Bytes { content in
      unsafe output.write(upTo: content.count * JSONStringEncoder.longestEscape + 12) { output in
        unsafe output[0] = UInt8(ascii: "\"")
        var count = unsafe 1 + JSONStringEncoder.write(content, to: output + 1)
        unsafe output[count] = UInt8(ascii: "\"")
        count += 1
        guard isKey else { return count }
        unsafe output[count] = UInt8(ascii: ":")
        guard style == .pretty else { return count + 1 }
        unsafe output[count + 1] = UInt8(ascii: " ")
        return count + 2
      }
    }
  }
}
