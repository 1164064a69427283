extension ColorRole {
  /// The grounds that a foreground stands on; empty for a role that is itself a ground.
  public var grounds: [ColorRole] {
    switch self {
    case .background, .surface, .surfaceRaised: []
    case .accentSubtle, .successSubtle, .warningSubtle, .dangerSubtle, .infoSubtle: []
    case .accentHover, .accentPressed: []
    case .textPrimary: Self.layers + Self.subtleGrounds
    case .accentText: Self.layers + [.accentSubtle]
    case .textSecondary, .textMuted, .textDisabled: Self.layers
    case .border, .focusRing: Self.layers
    case .accent, .highlight, .success, .warning, .danger, .info: Self.layers
    case .onAccent: ColorRole.accent.states
    case .onHighlight: [.highlight]
    case .onSuccess: [.success]
    case .onWarning: [.warning]
    case .onDanger: [.danger]
    case .onInfo: [.info]
    }
  }

  /// The role and its forms while it is pointed at or pressed.
  package var states: [ColorRole] {
    self == .accent ? [.accent, .accentHover, .accentPressed] : [self]
  }

  /// The layers that a screen is built of, lowest first.
  package static var layers: [ColorRole] { [.background, .surface, .surfaceRaised] }

  /// Thin layers of a colour, which lie on any of the layers.
  package static var subtleGrounds: [ColorRole] {
    [.accentSubtle, .successSubtle, .warningSubtle, .dangerSubtle, .infoSubtle]
  }

  /// What the role is used for where it is a foreground; `nil` for a role that is only a ground.
  package var use: ContrastUse? {
    switch self {
    case .background, .surface, .surfaceRaised: nil
    case .accentSubtle, .successSubtle, .warningSubtle, .dangerSubtle, .infoSubtle: nil
    case .accentHover, .accentPressed: nil
    case .textPrimary, .textSecondary, .textMuted, .accentText: .text(styles: [])
    case .onAccent, .onHighlight, .onSuccess, .onWarning, .onDanger, .onInfo: .text(styles: [])
    case .accent, .highlight, .success, .warning, .danger, .info, .focusRing: .graphic
    case .textDisabled, .border: .exempt
    }
  }
}
