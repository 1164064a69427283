/// Choices that a seed decides, the same each time (SplitMix64; Steele, Lea, Flood 2014).
struct RandomChoice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number from 0; the bound is at least 1.
  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Whether something happens that happens once in so many times.
  mutating func isOne(in times: Int) -> Bool { number(below: times) == 0 }

  /// `nil` where there is nothing to choose from.
  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }
}
