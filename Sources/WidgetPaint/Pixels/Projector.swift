import Foundation
import WidgetGeometry
import WidgetRaster

/// A map of the plane with perspective: row-major 3 × 3, points as row vectors (x, y, 1).
struct Projection {
  private let m: [CGFloat]

  /// `nil` unless there are nine finite numbers.
  init?(_ numbers: [CGFloat]) {
    guard numbers.count == 9, numbers.allSatisfy(\.isFinite) else { return nil }
    m = numbers
  }

  /// The same map when it has no perspective.
  var affine: CGAffineTransform? {
    guard m[2] == 0, m[5] == 0, m[8] != 0 else { return nil }
    return CGAffineTransform(
      a: m[0] / m[8], b: m[1] / m[8], c: m[3] / m[8], d: m[4] / m[8], tx: m[6] / m[8],
      ty: m[7] / m[8])
  }

  func concatenating(_ t: CGAffineTransform) -> Projection {
    var result = m
    for row in 0..<3 {
      let (x, y, w) = (m[row * 3], m[row * 3 + 1], m[row * 3 + 2])
      result[row * 3] = x * t.a + y * t.c + w * t.tx
      result[row * 3 + 1] = x * t.b + y * t.d + w * t.ty
    }
    return Projection(unchecked: result)
  }

  private init(unchecked numbers: [CGFloat]) { m = numbers }

  /// The opposite map, up to a factor that perspective division removes; `nil` when areas vanish.
  var inverse: Projection? {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[d] - m[b] * m[c] }
    let adjugate = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    guard determinant.isFinite, abs(determinant) > 1e-18 else { return nil }
    return Projection(adjugate.map { $0 / determinant })
  }

  /// The image of a point; `nil` behind the eye.
  func apply(_ point: CGPoint) -> CGPoint? {
    let w = m[2] * point.x + m[5] * point.y + m[8]
    guard w > 1e-9 else { return nil }
    return CGPoint(
      x: (m[0] * point.x + m[3] * point.y + m[6]) / w,
      y: (m[1] * point.x + m[4] * point.y + m[7]) / w)
  }
}

extension Bitmap {
  /// The colour at a point between pixel centres; transparent outside.
  func sample(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    let (fx, fy) = (x - 0.5, y - 0.5)
    guard fx > -1, fy > -1, fx < CGFloat(width), fy < CGFloat(height) else { return 0 }
    let (left, top) = (fx.rounded(.down), fy.rounded(.down))
    // 1/256 steps: finer than eight bits a channel can show.
    let (u, v) = (UInt32((fx - left) * 256), UInt32((fy - top) * 256))
    let (column, row) = (Int(left), Int(top))
    func at(_ dx: Int, _ dy: Int) -> UInt32 {
      let (px, py) = (column + dx, row + dy)
      return px >= 0 && py >= 0 && px < width && py < height ? pixels[py * width + px] : 0
    }
    let corners = (at(0, 0), at(1, 0), at(0, 1), at(1, 1))
    var result: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      func channel(_ pixel: UInt32) -> UInt32 { (pixel >> shift) & 0xFF }
      let upper = channel(corners.0) * (256 - u) + channel(corners.1) * u
      let lower = channel(corners.2) * (256 - u) + channel(corners.3) * u
      result |= ((upper * (256 - v) + lower * v + 0x8000) >> 16) << shift
    }
    return result
  }
}
