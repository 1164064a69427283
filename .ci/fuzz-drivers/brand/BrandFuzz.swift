@testable import ThemeEngine

// A libFuzzer driver for brand documents, and for what they refer to.
//
// A brand that comes out is resolved, encoded, loaded again and compared, and the schema has to
// accept its document. What doesn't hold aborts, with a line on standard error that says what.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let isSound = BrandExamination(FuzzedFiles(input), depth: input.reduce(0, &+)).run()
  if isSound { SoundInputs.shared.add(input) }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>,
  _ size: Int,
  _ limit: Int,
  _ seed: UInt32
) -> Int {
  unsafe changeInput(data, size, limit) { input in
    seed % 16 == 0 ? nil : BrandMutation.changed(input, seed: UInt64(seed))
  }
}
