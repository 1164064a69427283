extension ArithmeticFunction {
  /// The result of the function; the parser has counted the arguments.
  func applied(
    _ arguments: ArraySlice<ArithmeticQuantity>
  ) throws(ArithmeticErrorKind) -> ArithmeticQuantity {
    guard var result = arguments.first else { return ArithmeticQuantity(0) }
    // What binary fractions leave of 0.1 * 3 isn't rounded up to a whole step.
    let value = result.value.shortened
    switch self {
    case .abs: result.value = value.magnitude
    case .ceil: result.value = value.rounded(.up)
    case .floor: result.value = value.rounded(.down)
    case .round: result.value = value.roundedHalfUp(places: 0)
    case .roundTo: result.value = value.roundedHalfUp(places: try Self.places(arguments))
    case .max, .min:
      for other in arguments.dropFirst() {
        result.unit = try result.commonUnit(with: other)
        let isLess = other.value < result.value
        if isLess == (self == .min) { result.value = other.value }
      }
    }
    return result
  }

  /// The second argument of `roundTo`; 0 without one.
  private static func places(
    _ arguments: ArraySlice<ArithmeticQuantity>
  ) throws(ArithmeticErrorKind) -> Int {
    guard let argument = arguments.dropFirst().first else { return 0 }
    let value = argument.value.shortened
    guard argument.unit == nil, let places = Int(exactly: value), (-12...12).contains(places) else {
      throw .places(argument)
    }
    return places
  }
}
