/// The colours of terminals that know 256 of them: a cube of six steps a channel, and greys.
enum Palette256 {
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The number of the nearest colour; channels are 0…255.
  static func nearest(red: Int, green: Int, blue: Int) -> Int {
    let cube = [red, green, blue].map(nearestStep)
    let cubeDistance = distance(red, green, blue, steps[cube[0]], steps[cube[1]], steps[cube[2]])
    let grey = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let level = 8 + 10 * grey
    if distance(red, green, blue, level, level, level) < cubeDistance { return 232 + grey }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  private static func nearestStep(_ value: Int) -> Int {
    steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
  }

  private static func distance(
    _ r1: Int,
    _ g1: Int,
    _ b1: Int,
    _ r2: Int,
    _ g2: Int,
    _ b2: Int
  )
    -> Int
  {
    (r1 - r2) * (r1 - r2) + (g1 - g2) * (g1 - g2) + (b1 - b2) * (b1 - b2)
  }
}
