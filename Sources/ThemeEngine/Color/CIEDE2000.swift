#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The CIEDE2000 colour difference (Sharma, Wu, Dalal 2005) with all weights 1.
public enum CIEDE2000 {
  /// The difference of two CIE Lab colours against the same white; symmetric, 0 for equal colours.
  ///
  /// Not a number where a component is not finite.
  public static func difference(_ lab1: SIMD3<Double>, _ lab2: SIMD3<Double>) -> Double {
    let chroma1 = (lab1.y * lab1.y + lab1.z * lab1.z).squareRoot()
    let chroma2 = (lab2.y * lab2.y + lab2.z * lab2.z).squareRoot()
    let stretch = 1 + 0.5 * (1 - rootedSeventhPower((chroma1 + chroma2) / 2))

    let a1 = stretch * lab1.y
    let a2 = stretch * lab2.y
    let c1 = (a1 * a1 + lab1.z * lab1.z).squareRoot()
    let c2 = (a2 * a2 + lab2.z * lab2.z).squareRoot()
    let h1 = hue(a1, lab1.z)
    let h2 = hue(a2, lab2.z)

    // Where one colour is grey its hue does not matter: the hue distance is 0 whatever it is.
    var hueDifference = h2 - h1
    var meanHue = (h1 + h2) / 2
    if abs(hueDifference) > .pi {
      hueDifference += hueDifference > 0 ? -2 * .pi : 2 * .pi
      meanHue += meanHue < .pi ? .pi : -.pi
    }

    let lightnessDifference = lab2.x - lab1.x
    let chromaDifference = c2 - c1
    let hueDistance = 2 * (c1 * c2).squareRoot() * sin(hueDifference / 2)
    let meanLightness = (lab1.x + lab2.x) / 2 - 50
    let meanChroma = (c1 + c2) / 2

    let squared = meanLightness * meanLightness
    let lightnessTerm = lightnessDifference / (1 + 0.015 * squared / (20 + squared).squareRoot())
    let chromaTerm = chromaDifference / (1 + 0.045 * meanChroma)
    let hueTerm = hueDistance / (1 + 0.015 * meanChroma * hueWeight(meanHue))

    let turn = (meanHue * (180 / .pi) - 275) / 25
    let rotation = -2 * rootedSeventhPower(meanChroma) * sin(.pi / 3 * exp(-turn * turn))
    let sum =
      lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
      + rotation * chromaTerm * hueTerm
    return max(sum, 0).squareRoot()
  }

  /// √(c⁷ / (c⁷ + 25⁷)).
  private static func rootedSeventhPower(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    let radians = atan2(b, a)
    return radians < 0 ? radians + 2 * .pi : radians
  }

  /// The weight T of the mean hue; the multiples of the angle come from one sine and one cosine.
  private static func hueWeight(_ hue: Double) -> Double {
    let (c1, s1) = (cos(hue), sin(hue))
    let (c2, s2) = (c1 * c1 - s1 * s1, 2 * s1 * c1)
    let (c3, s3) = (c2 * c1 - s2 * s1, s2 * c1 + c2 * s1)
    let (c4, s4) = (c2 * c2 - s2 * s2, 2 * s2 * c2)
    let minus30 = c1 * cos30 + s1 * sin30
    let plus6 = c3 * cos6 - s3 * sin6
    let minus63 = c4 * cos63 + s4 * sin63
    return 1 - 0.17 * minus30 + 0.24 * c2 + 0.32 * plus6 - 0.20 * minus63
  }

  private static let (cos30, sin30) = (0.866_025_403_784_438_6, 0.5)
  private static let (cos6, sin6) = (0.994_521_895_368_273_3, 0.104_528_463_267_653_47)
  private static let (cos63, sin63) = (0.453_990_499_739_546_8, 0.891_006_524_188_367_9)
}
