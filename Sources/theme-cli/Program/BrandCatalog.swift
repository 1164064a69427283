import BrandKnotos
import BrandNovus
import BrandPizza
import BrandYaniPay
import ThemeEngine

/// Every brand of this program; the one place that names them all.
enum BrandCatalog {
  static let all: [any BrandPlugin] = [Novus(), YaniPay(), Knotos(), Pizza()]
}
