@testable import ThemeEngine

// A libFuzzer driver for token files, of every dialect, and for resolver documents.
//
// What is read is resolved, encoded, loaded again and compared. What doesn't hold aborts, with a line
// on standard error that says what.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let files = FuzzedFiles(unsafe Array(UnsafeBufferPointer(start: data, count: size)))
  do throws(JSONError) {
    Examination(files, try JSONDocument(parsing: files.document)).run()
    return 0
  } catch {
    // Not kept: what is no JSON says nothing of documents.
    return -1
  }
}

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>,
  _ size: Int,
  _ limit: Int,
  _ seed: UInt32
) -> Int {
  unsafe changeInput(data, size, limit) { input in
    seed % 4 == 0 ? nil : TreeMutation.changed(input, seed: UInt64(seed))
  }
}
