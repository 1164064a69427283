/// Why a reference leads nowhere.
struct ReferenceFault: Error {
  let rule: RuleID
  let message: String
  var expected: String?
  var suggestion: String?
  /// The references within other values that were followed, nearest first.
  var way: [TokenTree.Place] = []
  /// The finding that says all there is to say; the fault is then no finding of its own.
  var cause: Int?
}
