/// How many colours a stream shows.
package enum ColorDepth: Sendable {
  case none, palette256, trueColor

  /// None unless the stream is a terminal that shows colours and nobody declines them.
  init(
    _ environment: CommandEnvironment,
    _ stream: CommandEnvironment.Stream,
    allowsColor: Bool
  ) {
    let declined = environment.variable("NO_COLOR") ?? ""
    guard allowsColor, stream.isTerminal, declined.isEmpty, environment.variable("TERM") != "dumb"
    else {
      self = .none
      return
    }
    switch environment.variable("COLORTERM") {
    case "truecolor", "24bit": self = .trueColor
    default: self = .palette256
    }
  }
}
