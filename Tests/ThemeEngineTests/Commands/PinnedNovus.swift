import BrandNovus
import ThemeEngine

/// Novus, pinned to light.
struct PinnedNovus: BrandPlugin {
  typealias Palette = Novus.Palette

  private let base = Novus()

  var identity: BrandIdentity {
    BrandIdentity(
      id: "pinned",
      name: .assumed("Pinned"),
      productName: .assumed("Pinned Pay"),
      document: SourceDocument(title: "Test brand", file: "pinned.md")
    )
  }
  var fonts: Sourced<[CustomFont]> { base.fonts }
  func color(_ role: ColorRole) -> ColorAnswer<Palette> {
    let answer = base.color(role)
    guard role == .warning else { return answer }
    return answer.conflict(
      stated: "#e8a300",
      alternative: "#ffb000",
      reason:
        "the table of colours wins over the picture of a button, which is older than the table "
        + "and shows colours that no other page of the document has"
    )
  }
  func text(_ role: TextRole) -> TextAnswer { base.text(role) }
  func space(_ step: SpaceStep) -> Sourced<Double> { base.space(step) }
  func radius(_ step: RadiusStep) -> Sourced<Double> { base.radius(step) }
  func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette> { base.elevation(level) }
  var components: Components { base.components }
  var policies: Policies {
    var policies = base.policies
    policies.appearance = .assumed(.pinned(.light))
    return policies
  }
}
