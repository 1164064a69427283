/// A 3 by 3 matrix that acts on colour components, stored by columns.
struct ColorMatrix: Sendable {
  private let first: SIMD3<Double>
  private let second: SIMD3<Double>
  private let third: SIMD3<Double>

  init(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) {
    first = SIMD3(row0.x, row1.x, row2.x)
    second = SIMD3(row0.y, row1.y, row2.y)
    third = SIMD3(row0.z, row1.z, row2.z)
  }

  static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
  }
}
