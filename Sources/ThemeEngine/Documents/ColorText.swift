/// Colours as older files and style sheets write them (CSS Color 4).
enum ColorText {
  /// A colour from hexadecimal digits after `#`, a function, a name or `transparent`; nil for anything else.
  static func color(_ text: String) -> ColorValue? {
    if text.utf8.first == UInt8(ascii: "#") { return ColorValue(hex: text) }
    let text = text.lowercased()
    if text == "transparent" { return .srgb(0, 0, 0, alpha: 0) }
    if let rgb = NamedColor.rgb(text) { return .hex(rgb) }
    guard let call = FunctionText(text) else { return nil }
    switch call.name {
    case "rgb", "rgba": return rgb(call)
    case "hsl", "hsla": return polar(call, .hsl)
    case "color": return function(call)
    default: break
    }
    guard let space = ColorSpace(rawValue: call.name) else { return nil }
    switch call.name {
    case "hwb": return polar(call, space)
    case "lab": return plain(call, space, percent: [100, 125, 125])
    case "oklab": return plain(call, space, percent: [1, 0.4, 0.4])
    case "lch": return plain(call, space, percent: [100, 150, 0], hueAt: 2)
    case "oklch": return plain(call, space, percent: [1, 0.4, 0], hueAt: 2)
    default: return nil
    }
  }

  private static func rgb(_ call: FunctionText) -> ColorValue? {
    guard let (parts, alpha) = split(call) else { return nil }
    var channels: [Double] = []
    for part in parts {
      guard let measure = MeasureText.measure(text: part) else { return nil }
      let fraction = MeasureText.fraction(text: part)
      guard measure.unit.isEmpty || fraction != nil else { return nil }
      channels.append(fraction.map { min(max($0, 0), 1) } ?? min(max(measure.value, 0), 255) / 255)
    }
    return .srgb(channels[0], channels[1], channels[2], alpha: alpha)
  }

  private static func polar(_ call: FunctionText, _ space: ColorSpace) -> ColorValue? {
    guard let (parts, alpha) = split(call), let hue = hue(parts[0]),
      let second = number(parts[1], percent: 100), let third = number(parts[2], percent: 100)
    else { return nil }
    let bounded = [second, third].map { min(max($0, 0), 100) }
    return ColorValue(space, hue, bounded[0], bounded[1], alpha: alpha)
  }

  private static func plain(
    _ call: FunctionText,
    _ space: ColorSpace,
    percent: [Double],
    hueAt hueIndex: Int? = nil
  ) -> ColorValue? {
    guard let (parts, alpha) = split(call) else { return nil }
    var numbers: [Double] = []
    for (index, part) in parts.enumerated() {
      let value = index == hueIndex ? hue(part) : number(part, percent: percent[index])
      guard let value else { return nil }
      numbers.append(index == 0 ? min(max(value, 0), percent[0]) : value)
    }
    return ColorValue(space, numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  /// `color(display-p3 1 0 0)`.
  private static func function(_ call: FunctionText) -> ColorValue? {
    guard let name = call.parts.first,
      let space = ColorSpace(rawValue: name == "xyz" ? "xyz-d65" : name),
      let rest = split(call.droppingFirst)
    else { return nil }
    let numbers = rest.parts.compactMap { number($0, percent: 1) }
    guard numbers.count == 3 else { return nil }
    return ColorValue(space, numbers[0], numbers[1], numbers[2], alpha: rest.alpha)
  }

  /// Three parts and an alpha, which stands after a slash or, between commas, as the fourth part.
  private static func split(_ call: FunctionText) -> (parts: [String], alpha: Double)? {
    var parts = call.parts
    var alpha = call.alpha
    if call.hasCommas && alpha == nil && parts.count == 4 { alpha = parts.removeLast() }
    guard parts.count == 3 else { return nil }
    guard let alpha else { return (parts, 1) }
    return number(alpha, percent: 1).map { (parts, min(max($0, 0), 1)) }
  }

  private static func number(_ text: String, percent: Double) -> Double? {
    guard let measure = MeasureText.measure(text: text) else { return nil }
    switch measure.unit {
    case "": return measure.value
    // A hundredth of a hundred is lost on the way there and back.
    case "%" where percent == 100: return measure.value
    case "%": return MeasureText.fraction(text: text).map { $0 * percent }
    default: return nil
    }
  }

  private static func hue(_ text: String) -> Double? {
    guard let measure = MeasureText.measure(text: text) else { return nil }
    let degrees: Double
    switch measure.unit {
    case "", "deg": degrees = measure.value
    case "turn": degrees = measure.value * 360
    case "grad": degrees = measure.value * 0.9
    case "rad": degrees = measure.value * 180 / .pi
    default: return nil
    }
    let hue = degrees.truncatingRemainder(dividingBy: 360)
    return hue < 0 ? hue + 360 : hue
  }
}
