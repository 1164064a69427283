/// Some inputs that gave a brand: the first ones, which are the seeds, and some of the later ones.
///
/// Most of what a fuzzer keeps has errors, and one more fault says little there; half of all changes
/// therefore begin with one of these.
final class SoundInputs: @unchecked Sendable {
  static let shared = SoundInputs()

  private static let limit = 128
  private var first: [[UInt8]] = []
  private var later: [[UInt8]] = []
  private var choice = RandomChoice(0)

  func add(_ input: [UInt8]) {
    if first.count < 8 {
      first.append(input)
    } else if later.count < Self.limit {
      later.append(input)
    } else {
      later[choice.number(below: Self.limit)] = input
    }
  }

  func one(_ choice: inout RandomChoice) -> [UInt8]? {
    choice.one(of: choice.isOne(in: 4) ? later : first)
  }
}
