/// A chat message.
public struct MessageBubbleStyle: StyleGroup, Hashable {
  public var sent: BubbleStyle
  public var received: BubbleStyle
  public var text: TextUse
  public var radius: RadiusStep
  public var padding: SpaceStep

  public init(
    sent: BubbleStyle,
    received: BubbleStyle,
    text: TextUse,
    radius: RadiusStep,
    padding: SpaceStep
  ) {
    self.sent = sent
    self.received = received
    self.text = text
    self.radius = radius
    self.padding = padding
  }

  public static let schema = StyleSchema<Self>(
    ("sent", \.sent),
    ("received", \.received),
    ("text", \.text),
    ("radius", \.radius),
    ("padding", \.padding)
  )
}

/// One side's messages.
public struct BubbleStyle: StyleGroup, Hashable {
  public var background: ColorUse
  public var foreground: ColorUse
  public var border: BorderUse?

  public init(
    background: ColorUse,
    foreground: ColorUse,
    border: BorderUse?
  ) {
    self.background = background
    self.foreground = foreground
    self.border = border
  }

  public static let schema = StyleSchema<Self>(
    ("background", \.background),
    ("foreground", \.foreground),
    ("border", \.border)
  )
}
