/// The fuzzer's own changes of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// Puts a changed input in place of the one at `data`.
///
/// A changed input that is longer than the limit, and none, is left to the fuzzer's own changes.
///
/// - Returns: the size of the new input.
func changeInput(
  _ data: UnsafeMutablePointer<UInt8>,
  _ size: Int,
  _ limit: Int,
  by change: ([UInt8]) -> [UInt8]?
) -> Int {
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  guard let changed = change(input), changed.count <= limit else {
    return unsafe mutateBytes(data, size, limit)
  }
  for (position, byte) in changed.enumerated() { unsafe data[position] = byte }
  return changed.count
}
