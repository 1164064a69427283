import BrandKnotos
import BrandNovus
import BrandPizza
import Testing
import ThemeEngine

@Suite struct AppearancePolicyTests {
  private static let stored = AppearancePolicy.adaptive(
    preferenceKey: "theme",
    values: ["system", "light", "dark"]
  )

  @Test(
    arguments: [
      // What is stored wins over the system.
      ("dark", Scheme.light, Scheme.dark),
      ("light", .dark, .light),
      // So it does where the system has no scheme.
      ("dark", nil, .dark),
      // Following the system is a value like any other.
      ("system", .dark, .dark),
      ("system", nil, .light),
      // What nobody knows, and what only looks like a scheme, follows the system.
      ("sepia", .dark, .dark),
      ("Dark", .light, .light),
      ("", .dark, .dark),
      (nil, .dark, .dark),
      (nil, .light, .light),
      (nil, nil, .light),
    ] as [(String?, Scheme?, Scheme)]
  )
  func `a stored choice`(_ stored: String?, _ system: Scheme?, _ expected: Scheme) {
    #expect(Self.stored.scheme(stored: stored, system: system) == expected)
  }

  @Test func `a scheme that the policy doesn't list follows the system`() {
    let policy = AppearancePolicy.adaptive(preferenceKey: "theme", values: ["system", "dark"])
    #expect(policy.scheme(stored: "light", system: .dark) == .dark)
  }

  @Test func `without a preference nothing stored counts`() {
    #expect(AppearancePolicy.adaptive.scheme(stored: "dark", system: .light) == .light)
    #expect(AppearancePolicy.adaptive.scheme(stored: nil, system: nil) == .light)
  }

  @Test(arguments: Scheme.allCases, [nil, "light", "dark"] as [String?])
  func `pinned to one scheme`(_ scheme: Scheme, _ stored: String?) {
    let policy = AppearancePolicy.pinned(scheme)
    for system in [nil, .light, .dark] as [Scheme?] {
      #expect(policy.scheme(stored: stored, system: system) == scheme)
    }
  }

  @Test func `dark first`() {
    #expect(AppearancePolicy.darkFirst.scheme(stored: nil, system: nil) == .dark)
    #expect(AppearancePolicy.darkFirst.scheme(stored: nil, system: .light) == .light)
    #expect(AppearancePolicy.darkFirst.scheme(stored: "light", system: .dark) == .dark)
  }

  @Test func `the brands' own policies`() {
    let novus = Novus().policies.appearance.value
    #expect(novus.scheme(stored: "dark", system: .light) == .dark)
    #expect(novus.scheme(stored: "system", system: .dark) == .dark)
    #expect(Knotos().policies.appearance.value.scheme(stored: nil, system: nil) == .dark)
    #expect(Pizza().policies.appearance.value.scheme(stored: "dark", system: .dark) == .light)
  }

  @Test(
    arguments: [
      ("novus", nil, Scheme.light, Scheme.light, false),
      ("novus", .dark, .dark, .dark, false),
      ("knotos", nil, .dark, .dark, false),
      ("knotos", .light, .light, .light, false),
      ("pizza", nil, .light, .light, true),
      ("pizza", .dark, .light, .dark, true),
    ] as [(String, Scheme?, Scheme, Scheme, Bool)]
  )
  func `a request`(
    _ id: String,
    _ asked: Scheme?,
    _ scheme: Scheme,
    _ requested: Scheme,
    _ pinned: Bool
  ) throws {
    for contrast in Contrast.allCases {
      let request = AppearanceRequest(asked, contrast)
      let appearance = try DeliveredBrands.resolution(id, request).theme.appearance
      #expect(appearance.appearance.scheme == scheme)
      #expect(appearance.appearance.contrast == contrast)
      #expect(appearance.requestedScheme == requested)
      #expect(appearance.pinned == pinned)
    }
  }
}
