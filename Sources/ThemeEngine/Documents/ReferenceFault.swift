/// Why a reference leads nowhere.
struct ReferenceFault: Error {
  let rule: RuleID
  let message: String
  var suggestion: String?
}
