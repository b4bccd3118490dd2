import Foundation
import WidgetGeometry
import WidgetRaster

extension ProjectionTransform {
  /// From nine numbers, row by row; `nil` unless all are finite.
  init?(_ numbers: [CGFloat]) {
    guard numbers.count == 9, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init()
    (m11, m12, m13) = (numbers[0], numbers[1], numbers[2])
    (m21, m22, m23) = (numbers[3], numbers[4], numbers[5])
    (m31, m32, m33) = (numbers[6], numbers[7], numbers[8])
  }

  /// Whether a point lies before the eye.
  func isVisible(_ point: CGPoint) -> Bool { point.x * m13 + point.y * m23 + m33 > 1e-9 }
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
