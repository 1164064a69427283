import Testing
import ThemeEngine

/// The four places where a document contradicts itself or another source.
@Suite struct ConflictTests {
  private static func conflicts(_ id: String) throws -> [TokenPath: Set<Conflict>] {
    let brand = try DeliveredBrands.resolution(id).brand
    var found: [TokenPath: Set<Conflict>] = [:]
    for token in brand.graph.tokens {
      for scheme in Scheme.allCases {
        guard let conflicts = token.cells[scheme, .standard]?.origin.conflicts else { continue }
        if !conflicts.isEmpty { found[token.path, default: []].formUnion(conflicts) }
      }
    }
    return found
  }

  @Test(arguments: [
    ("novus", []),
    (
      "yanipay",
      ["palette.primary", "palette.success", "palette.info", "palette.error"]
    ),
    ("knotos", ["palette.deepNavy"]),
    ("pizza", ["palette.redDark", "elevation.card.shadows.0.blur"]),
  ])
  func `conflicts hang on the values that they concern`(_ id: String, _ paths: [String]) throws {
    let conflicts = try Self.conflicts(id)
    #expect(Set(conflicts.keys.map(\.description)) == Set(paths))
    for (path, entries) in conflicts {
      #expect(entries.count == 1, "\(path)")
      #expect(entries.allSatisfy { !$0.reason.isEmpty && $0.stated != nil }, "\(path)")
    }
  }

  @Test func `the dark ground of Knotos goes by its name`() throws {
    let resolution = try DeliveredBrands.resolution("knotos", AppearanceRequest(.dark))
    let trace = try #require(resolution.trace(ColorRole.background.path))
    let conflict = try #require(trace.conflicts.first)
    #expect(trace.conflicts.count == 1)
    #expect(trace.provenance == .stated)
    #expect(conflict.stated?.lowercased() == resolution.theme.color(.background).hex)
    #expect(conflict.alternative?.lowercased() == ColorValue.srgb(0.078, 0.082, 0.114).hex)
    let light = try DeliveredBrands.resolution("knotos", AppearanceRequest(.light))
    #expect(light.trace(ColorRole.background.path)?.conflicts == [])
  }

  @Test func `the dark red of Pizza keeps its literal`() throws {
    let resolution = try DeliveredBrands.resolution("pizza")
    let trace = try #require(resolution.trace(ColorRole.accentPressed.path))
    let conflict = try #require(trace.conflicts.first)
    #expect(conflict.stated?.lowercased() == resolution.theme.color(.accentPressed).hex)
    var adjusted = resolution.theme.color(.accent).converted(to: .hsl)
    adjusted.components.z -= 10
    #expect(conflict.alternative?.lowercased() == adjusted.hex)
  }

  @Test(arguments: [ColorRole.accent, .success, .info, .danger])
  func `YaniPay holds its colours in the dark`(_ role: ColorRole) throws {
    let light = try DeliveredBrands.resolution("yanipay", AppearanceRequest(.light))
    let dark = try DeliveredBrands.resolution("yanipay", AppearanceRequest(.dark))
    #expect(light.theme.color(role) == dark.theme.color(role))
    let conflict = try #require(dark.trace(role.path)?.conflicts.first)
    #expect(conflict.stated != nil)
    #expect(conflict.alternative == nil)
  }

  @Test func `the blur of Pizza's card is converted by each platform's facts`() throws {
    let resolution = try DeliveredBrands.resolution("pizza")
    let layer = ElevationLevel.card.path.appending("shadows").appending("0")
    let trace = try #require(resolution.trace(layer.appending("blur")))
    #expect(trace.conflicts.count == 1)
    #expect(trace.provenance == .stated)
    #expect(resolution.trace(layer.appending("offsetY"))?.conflicts == [])
    let blur = try #require(resolution.theme.elevation(.card).shadows.first).blur
    #expect(blur.reactNativeShadowRadius == blur.swiftUI)
    #expect(blur.reactNativeBoxShadow == blur.css)
  }
}
