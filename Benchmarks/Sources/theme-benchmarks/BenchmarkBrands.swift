import BrandKnotos
import BrandNovus
import BrandPizza
import BrandYaniPay
import ThemeEngine

/// The brands that are measured.
enum BenchmarkBrands {
  static let all: [any BrandPlugin] = [Novus(), YaniPay(), Knotos(), Pizza()]

  static let registry = BrandRegistry(all)
}
