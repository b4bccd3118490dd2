/// A 3 × 3 matrix by rows, for colours as columns.
struct Matrix3: Hashable, Sendable {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { rows = (a, b, c) }

  static let identity = Matrix3([1, 0, 0], [0, 1, 0], [0, 0, 1])

  static func diagonal(_ v: SIMD3<Double>) -> Matrix3 {
    Matrix3([v.x, 0, 0], [0, v.y, 0], [0, 0, v.z])
  }

  static func == (a: Matrix3, b: Matrix3) -> Bool {
    a.rows.0 == b.rows.0 && a.rows.1 == b.rows.1 && a.rows.2 == b.rows.2
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rows.0)
    hasher.combine(rows.1)
    hasher.combine(rows.2)
  }

  static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((m.rows.0 * v).sum(), (m.rows.1 * v).sum(), (m.rows.2 * v).sum())
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    let t = b.transposed
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3((r * t.rows.0).sum(), (r * t.rows.1).sum(), (r * t.rows.2).sum())
    }
    return Matrix3(row(a.rows.0), row(a.rows.1), row(a.rows.2))
  }

  var transposed: Matrix3 {
    Matrix3(
      [rows.0.x, rows.1.x, rows.2.x], [rows.0.y, rows.1.y, rows.2.y],
      [rows.0.z, rows.1.z, rows.2.z])
  }

  /// `nil` when there is none.
  var inverse: Matrix3? {
    let (a, b, c) = (rows.0, rows.1, rows.2)
    let (x, y, z) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
    let determinant = (a * x).sum()
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return Matrix3(x / determinant, y / determinant, z / determinant).transposed
  }

  /// The largest difference of any two entries.
  func distance(to other: Matrix3) -> Double {
    func far(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
      max(abs(a.x - b.x), abs(a.y - b.y), abs(a.z - b.z))
    }
    return max(
      far(rows.0, other.rows.0), far(rows.1, other.rows.1), far(rows.2, other.rows.2))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
