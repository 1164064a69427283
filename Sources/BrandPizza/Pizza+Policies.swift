public import ThemeEngine

extension Pizza {
  public var policies: Policies {
    Policies(
      appearance: .stated(.pinned(.light), as: "pinned to light"),
      accentPerView: .assumed(nil),
      judgementColors: .assumed([]),
      riskColor: .assumed(.danger),
      amountTone: .assumed(.neutral),
      minimumTouchTarget: .stated(44, as: "minHeight 44"),
      gradients: .assumed(.allowed),
      ground: .assumed(.unrestricted),
      iconography: .assumed(.any),
      minimumSymbolSet: .assumed(nil),
      logo: .assumed(.placedAsset),
      productNameCase: .assumed(.asWritten),
      productNameSolidSet: .assumed(true),
      statusTones: .stated(StatusTones(OrderStatus.self), as: "OrderStatus"),
      asyncButton: .stated(.coupled, as: "AsyncButton"),
      dynamicType: .stated(false, as: "pinned point sizes"),
      offTokenColors: .assumed(.rejected)
    )
  }

  /// Where an order stands.
  public enum OrderStatus: String, StatusVocabulary {
    case pendingPayment, paid, preparing, completed, cancelled

    public var tone: Tone {
      switch self {
      case .pendingPayment: .warning
      case .paid: .accent
      case .preparing: .info
      case .completed: .success
      case .cancelled: .neutral
      }
    }
  }
}
