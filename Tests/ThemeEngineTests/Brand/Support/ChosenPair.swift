import ThemeEngine

/// Two colours of a theme of which at least one was chosen by the brand module.
struct ChosenPair {
  let foreground: TokenPath
  let ground: TokenPath
  /// What a translucent ground lies on; the ground itself where it is a layer.
  let layer: TokenPath
  let required: Double
  let ratio: Double

  var text: String {
    "\(foreground) on \(ground) over \(layer): \(ratio), required \(required)"
  }

  /// Every pair for which WCAG 2.2 AA is the brand module's business.
  ///
  /// - On layers and cards the foreground has to be chosen, because a ground that suits a scheme
  ///   can't make up for a stated tone; text roles count as well where only the layer is chosen.
  /// - On a component's own ground either side is enough.
  /// - Apple's label colours, text for disabled things, and the neutral badge, which is the same in
  ///   every brand, are left out.
  static func all(in resolution: Resolution) -> [ChosenPair] {
    var pairs = PairCollector(resolution)
    pairs.roles()
    pairs.components()
    return pairs.found
  }
}

private struct PairCollector {
  private static let text = 4.5
  private static let graphics = 3.0
  private static let layers: [ColorRole] = [.background, .surface, .surfaceRaised]
  private static let textRoles: [ColorRole] = [
    .textPrimary, .textSecondary, .textMuted, .accentText,
  ]
  private static let onRoles: [ColorRole] = [
    .onAccent, .onHighlight, .onSuccess, .onWarning, .onDanger, .onInfo,
  ]
  private static let graphicRoles: [ColorRole] = [
    .focusRing, .accent, .highlight, .success, .warning, .danger, .info,
  ]

  private enum Choice { case foreground, either }

  private let resolution: Resolution
  private(set) var found: [ChosenPair] = []

  init(_ resolution: Resolution) { self.resolution = resolution }

  mutating func roles() {
    for role in Self.textRoles {
      add(role.path, on: Self.layers.map(\.path), Self.text, chosen: .either)
    }
    for role in Self.onRoles {
      add(role.path, on: role.grounds.map(\.path), Self.text, chosen: .either)
    }
    for role in Self.graphicRoles {
      add(role.path, on: Self.layers.map(\.path), Self.graphics, chosen: .foreground)
    }
  }

  mutating func components() {
    for tone in Tone.allCases where tone != .neutral {
      let path = "badge.tones.\(tone.rawValue)"
      own("\(path).foreground", on: ["\(path).background"])
    }
    for variant in ["primary", "secondary", "destructive", "highlight"] {
      let path = "button.variants.\(variant)"
      own("\(path).foreground", on: ["\(path).background", "\(path).pressedBackground"])
    }
    own("field.foreground", on: ["field.background"])
    own("field.placeholder", on: ["field.background"])
    for side in ["sent", "received"] {
      own("messageBubble.\(side).foreground", on: ["messageBubble.\(side).background"])
    }
    if resolution.value(component("chip.background")) == .null {
      add(component("chip.foreground"), on: Self.layers.map(\.path), Self.text, chosen: .foreground)
    } else {
      own("chip.foreground", on: ["chip.background"])
    }
    for border in ["field.border.color", "field.focusBorder.color"] {
      let grounds = [component("field.background")] + Self.layers.map(\.path)
      add(component(border), on: grounds, Self.graphics, chosen: .foreground)
    }
    let row = ["listRow.title.color", "listRow.subtitle.color", "listRow.trailing.color"]
    let figures = ["kpi.value.color", "kpi.label.color"]
    let balance = ["balance.label.color", "balance.value.color", "balance.currency.color"]
    let amounts = ["amount.positive", "amount.zero", "amount.negative"]
    for path in row + figures + balance + amounts {
      let grounds = [ColorRole.background.path, card]
      add(component(path), on: grounds, Self.text, chosen: .foreground)
    }
    let bars = [ColorRole.background.path, ColorRole.surface.path]
    add(component("tabBar.tint"), on: bars, Self.graphics, chosen: .foreground)
  }

  private func component(_ path: String) -> TokenPath { TokenPath("component.\(path)") }

  /// The opaque ground of a card.
  private var card: TokenPath {
    let background = component("card.background")
    return resolution.value(background)?.color == nil
      ? TokenPath("elevation.card.material.fallback") : background
  }

  private mutating func own(_ foreground: String, on grounds: [String]) {
    add(component(foreground), on: grounds.map(component), Self.text, chosen: .either)
  }

  private mutating func add(
    _ foreground: TokenPath,
    on grounds: [TokenPath],
    _ required: Double,
    chosen: Choice
  ) {
    guard let color = resolution.value(foreground)?.color, !isApples(foreground) else { return }
    for path in grounds {
      guard let ground = resolution.value(path)?.color else { continue }
      guard isChosen(foreground) || chosen == .either && isChosen(path) else { continue }
      for layer in ground.alpha < 1 ? Self.layers.map(\.path) : [path] {
        guard let base = resolution.value(layer)?.color else { continue }
        let opaque = ground.composited(over: base)
        found.append(
          ChosenPair(
            foreground: foreground,
            ground: path,
            layer: layer,
            required: required,
            ratio: color.contrastRatio(with: opaque)
          )
        )
      }
    }
  }

  private func isChosen(_ path: TokenPath) -> Bool {
    switch resolution.trace(path)?.provenance {
    case .assumed, .derived: true
    case .stated, .platform, nil: false
    }
  }

  private func isApples(_ path: TokenPath) -> Bool {
    resolution.trace(path)?.provenance == .platform
  }
}
