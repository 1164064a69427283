/// A small label whose ground carries a tone.
public struct BadgeStyle: StyleGroup, Hashable {
  /// `nil`: a capsule.
  public var radius: RadiusStep?
  public var paddingHorizontal: SpaceStep
  public var paddingVertical: SpaceStep
  public var text: TextUse
  public var tones: BadgeTones

  public init(
    radius: RadiusStep?,
    paddingHorizontal: SpaceStep,
    paddingVertical: SpaceStep,
    text: TextUse,
    tones: BadgeTones
  ) {
    self.radius = radius
    self.paddingHorizontal = paddingHorizontal
    self.paddingVertical = paddingVertical
    self.text = text
    self.tones = tones
  }

  public static let schema = StyleSchema<Self>(
    ("radius", \.radius),
    ("paddingHorizontal", \.paddingHorizontal),
    ("paddingVertical", \.paddingVertical),
    ("text", \.text),
    ("tones", \.tones)
  )
}

/// The colours of every tone.
public struct BadgeTones: StyleGroup, Hashable {
  public var accent: BadgeTone
  public var success: BadgeTone
  public var warning: BadgeTone
  public var danger: BadgeTone
  public var info: BadgeTone
  public var neutral: BadgeTone

  public init(
    accent: BadgeTone,
    success: BadgeTone,
    warning: BadgeTone,
    danger: BadgeTone,
    info: BadgeTone,
    neutral: BadgeTone
  ) {
    self.accent = accent
    self.success = success
    self.warning = warning
    self.danger = danger
    self.info = info
    self.neutral = neutral
  }

  public static let schema = StyleSchema<Self>(
    ("accent", \.accent),
    ("success", \.success),
    ("warning", \.warning),
    ("danger", \.danger),
    ("info", \.info),
    ("neutral", \.neutral)
  )
}

/// The colours of one tone.
public struct BadgeTone: StyleGroup, Hashable {
  public var background: ColorUse
  public var foreground: ColorUse

  public init(
    background: ColorUse,
    foreground: ColorUse
  ) {
    self.background = background
    self.foreground = foreground
  }

  public static let schema = StyleSchema<Self>(
    ("background", \.background),
    ("foreground", \.foreground)
  )
}
