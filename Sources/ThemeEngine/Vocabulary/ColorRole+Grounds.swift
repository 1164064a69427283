extension ColorRole {
  /// The grounds that a foreground stands on; empty for a role that is itself a ground.
  public var grounds: [ColorRole] {
    switch self {
    case .background, .surface, .surfaceRaised: []
    case .accentSubtle, .successSubtle, .warningSubtle, .dangerSubtle, .infoSubtle: []
    case .accentHover, .accentPressed: []
    case .textPrimary, .textSecondary, .textMuted, .textDisabled, .accentText: Self.layers
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
  private static var layers: [ColorRole] { [.background, .surface, .surfaceRaised] }
}
