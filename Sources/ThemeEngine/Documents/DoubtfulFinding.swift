/// A finding that stands at a reference, and the values that the reference leads through.
struct DoubtfulFinding {
  let finding: Int
  /// The entry whose value holds the reference.
  let entry: Int32
  /// The values, nearest first; the fault was met in the last one.
  let way: [TokenTree.Place]
}
