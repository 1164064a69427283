import Testing
import ThemeEngine

struct ValidBrandTests {
  @Test(arguments: DeliveredBrands.ids)
  func everyBrandIsValid(_ id: String) throws {
    expectValidBrand(try #require(DeliveredBrands.plugins.first { $0.identity.id == id }))
  }

  @Test func theGarishBrandIsValidToo() { expectValidBrand(Rainbow()) }
}
