import Testing
import ThemeEngine

/// What a brand module chose itself is readable, whatever the document's own pairs are like.
@Suite struct ContrastOfChoicesTests {
  /// Choices that the brands' description makes for the module.
  private static let fixed: [String: Set<TokenPath>] = [
    // The system's yellow is asked for by name; no text stands on or in it.
    "yanipay": [ColorRole.warning.path]
  ]

  @Test(arguments: DeliveredBrands.appearances)
  func `chosen pairs pass`(_ id: String, _ scheme: Scheme) throws {
    let resolution = try DeliveredBrands.resolution(id, AppearanceRequest(scheme))
    let pairs = ChosenPair.all(in: resolution)
    #expect(pairs.count > 30, "too few pairs to mean anything")
    for pair in pairs where Self.fixed[id]?.contains(pair.foreground) != true {
      #expect(pair.ratio >= pair.required, "\(id)@\(scheme.rawValue): \(pair.text)")
    }
  }

  @Test func `the exceptions are needed`() throws {
    for (id, paths) in Self.fixed {
      let pairs = try Scheme.allCases.flatMap { scheme in
        ChosenPair.all(in: try DeliveredBrands.resolution(id, AppearanceRequest(scheme)))
      }
      for path in paths {
        #expect(pairs.contains { $0.foreground == path && $0.ratio < $0.required })
      }
    }
  }

  @Test func `a bad choice is found`() throws {
    let resolution = try ThemeResolver.resolution(of: BrandDefinition(Rainbow()))
    #expect(ChosenPair.all(in: resolution).contains { $0.ratio < $0.required })
  }
}
