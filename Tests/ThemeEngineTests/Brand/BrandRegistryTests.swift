import BrandNovus
import BrandPizza
import Testing
import ThemeEngine

@Suite struct BrandRegistryTests {
  @Test func `keeps the order of registration`() {
    #expect(DeliveredBrands.registry.ids == ["novus", "yanipay", "knotos", "pizza"])
    #expect(DeliveredBrands.registry.findings == [])
  }

  @Test func `a repeated id is refused by name`() throws {
    let registry = BrandRegistry([Novus(), Rainbow(id: "novus"), Pizza()])
    #expect(registry.ids == ["novus", "pizza"])
    let finding = try #require(registry.findings.first)
    #expect(registry.findings.count == 1)
    #expect(finding.ruleId == .brandDuplicateID)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("'Rainbow'"))
    #expect(finding.message.contains("'Novus'"))
    let kept = try #require(registry.definition("novus"))
    #expect(try ThemeResolver.resolve(kept).brandName == "Novus")
  }

  @Test(arguments: ["", "Rainbow", "9lives", "rain bow", "rain.bow", "rain/bow", "régnbue", "-a"])
  func `a malformed id is refused by name`(_ id: String) throws {
    let registry = BrandRegistry([Rainbow(id: id), Novus()])
    #expect(registry.ids == ["novus"])
    let finding = try #require(registry.findings.first)
    #expect(finding.ruleId == .brandMalformedID)
    #expect(finding.found == "'\(id)'")
    #expect(finding.message.contains("'Rainbow'"))
  }

  @Test(arguments: ["a", "rainbow", "rain-bow", "r2-d2", "a-"])
  func `a well-formed id is accepted`(_ id: String) throws {
    let registry = BrandRegistry([Rainbow(id: id)])
    #expect(registry.ids == [id])
    #expect(registry.findings == [])
    let brand = try #require(registry.definition(id))
    #expect(try ThemeResolver.resolve(brand).brandID == id)
  }

  @Test func `one faulty brand doesn't stop the others`() throws {
    let registry = BrandRegistry([CollidingBrand(), Novus(), Pizza()])
    #expect(registry.ids == ["colliding", "novus", "pizza"])
    for id in registry.ids {
      let brand = try #require(registry.definition(id))
      guard id == "colliding" else {
        #expect(try ThemeResolver.resolve(brand).brandID == id)
        continue
      }
      let error = #expect(throws: ThemeError.self) { try ThemeResolver.resolve(brand) }
      let rules = error?.findings.map(\.ruleId) ?? []
      #expect(rules.contains(.brandExtraCollision))
      #expect(error?.findings.allSatisfy { $0.theme?.contains("colliding") == true } == true)
    }
  }

  @Test func `an unknown id`() {
    #expect(DeliveredBrands.registry.definition("novas") == nil)
    #expect(DeliveredBrands.registry.suggestion(for: "novas") == "novus")
    #expect(DeliveredBrands.registry.suggestion(for: "yanypay") == "yanipay")
    #expect(DeliveredBrands.registry.suggestion(for: "completely-else") == nil)
  }
}

/// A brand whose extra takes the path of a table that every theme has.
private struct CollidingBrand: BrandPlugin {
  enum Extra: String, ExtraTokens {
    case large = "space.lg"

    var token: Sourced<ExtraValue> { .assumed(.dimension(1)) }
  }

  private let rainbow = Rainbow(id: "colliding")

  var identity: BrandIdentity { rainbow.identity }
  var fonts: Sourced<[CustomFont]> { rainbow.fonts }
  func color(_ role: ColorRole) -> ColorAnswer<Rainbow.Palette> { rainbow.color(role) }
  func text(_ role: TextRole) -> TextAnswer { rainbow.text(role) }
  func space(_ step: SpaceStep) -> Sourced<Double> { rainbow.space(step) }
  func radius(_ step: RadiusStep) -> Sourced<Double> { rainbow.radius(step) }
  func elevation(_ level: ElevationLevel) -> ElevationAnswer<Rainbow.Palette> {
    rainbow.elevation(level)
  }
  var components: Components { rainbow.components }
  var policies: Policies { rainbow.policies }
}
