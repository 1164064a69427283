/// How written JSON is laid out.
public enum JSONStyle: Sendable, Equatable {
  /// Two spaces of indentation a level, a member or element a line.
  case pretty

  /// No white space.
  case compact
}
