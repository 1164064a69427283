import Foundation
import ThemeEngine

/// A table that `Fixtures/make-color-tables.py` wrote.
struct ColorFixture<Row: Decodable>: Decodable {
  let rows: [Row]

  static func load(_ name: String) throws -> [Row] {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
      .appendingPathComponent(name)
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: url)).rows
  }
}

/// A colour as the tables spell it.
struct ColorFixtureValue: Decodable {
  let space: String
  let components: [Double]
  let alpha: Double

  var color: ColorValue {
    get throws { try makeColor(space, components, alpha: alpha) }
  }
}

/// A value for two colours.
struct ColorFixturePair: Decodable {
  let from: ColorFixtureValue
  let to: ColorFixtureValue
  let value: Double
}

struct UnknownColorSpace: Error {
  let name: String
}

func makeColor(_ space: String, _ components: [Double], alpha: Double = 1) throws -> ColorValue {
  guard let known = ColorSpace(rawValue: space), components.count == 3 else {
    throw UnknownColorSpace(name: space)
  }
  return ColorValue(known, components[0], components[1], components[2], alpha: alpha)
}
