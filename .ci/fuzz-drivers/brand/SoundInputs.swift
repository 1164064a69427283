/// Some inputs that gave a brand.
///
/// Most of what a fuzzer keeps has errors, and one more fault says little there; a third of
/// all changes therefore begins with one of these.
final class SoundInputs: @unchecked Sendable {
  static let shared = SoundInputs()

  private static let limit = 256
  private var inputs: [[UInt8]] = []
  private var choice = RandomChoice(0)

  func add(_ input: [UInt8]) {
    if inputs.count < Self.limit {
      inputs.append(input)
    } else {
      inputs[choice.number(below: Self.limit)] = input
    }
  }

  func one(_ choice: inout RandomChoice) -> [UInt8]? { choice.one(of: inputs) }
}
