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

/// The fuzzer's own changes of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>,
  _ size: Int,
  _ limit: Int,
  _ seed: UInt32
) -> Int {
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  guard seed % 16 != 0, let changed = BrandMutation.changed(input, seed: UInt64(seed)),
    changed.count <= limit
  else { return unsafe mutateBytes(data, size, limit) }
  for (position, byte) in changed.enumerated() { unsafe data[position] = byte }
  return changed.count
}
