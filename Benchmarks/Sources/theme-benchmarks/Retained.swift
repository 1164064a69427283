/// Keeps results out of the optimizer's reach.
enum Retained {
  @inline(never)
  static func keep<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
  }
}
