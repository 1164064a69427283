import BrandNovus
import Testing
import ThemeCommands
import ThemeEngine

struct ThemeReferenceTests {
  private static let brands = BrandRegistry([Novus()])

  @Test(
    arguments: [
      ("novus", AppearanceRequest()),
      ("novus@light", AppearanceRequest(.light)),
      ("novus@dark+increased", AppearanceRequest(.dark, .increased)),
      ("novus@increased+dark", AppearanceRequest(.dark, .increased)),
      ("novus@standard", AppearanceRequest()),
      (
        "novus@platform=watchos+dark+text=accessibility5+increased",
        AppearanceRequest(.dark, .increased, textSize: .accessibility5, platform: .watchos)
      ),
    ]
  )
  func readsBrands(text: String, request: AppearanceRequest) throws {
    let reference = try ThemeReference(text, among: Self.brands)
    #expect(reference == .brand("novus", request))
  }

  @Test(arguments: ["theme.json", "./novus", "a/b", "..", "/theme", "nö.json"])
  func readsPaths(text: String) throws {
    #expect(try ThemeReference(text, among: Self.brands) == .path(text, contexts: nil))
  }

  @Test func splitsAPathAtItsLastAt() throws {
    let reference = try ThemeReference("a@b/c.json@theme=dark,size=s", among: Self.brands)
    #expect(reference == .path("a@b/c.json", contexts: "theme=dark,size=s"))
  }

  @Test func readsADash() throws {
    #expect(try ThemeReference("-", among: Self.brands) == .standardInput(contexts: nil))
    #expect(
      try ThemeReference("-@a=b", among: Self.brands) == .standardInput(contexts: "a=b")
    )
  }

  @Test(
    arguments: [
      "", "@", "novus@@dark", "x@y.json", "novus@DARK", "no vus",
    ]
  )
  func refuses(text: String) {
    #expect(throws: UsageError.self) { try ThemeReference(text, among: Self.brands) }
  }
}
