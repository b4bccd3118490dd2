import Foundation
import WidgetGeometry

/// A rectangle of whole device pixels, in the coordinates of the finished picture.
struct DeviceRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = DeviceRect(x: 0, y: 0, width: 0, height: 0)

  /// Bounds beyond this are cut, so that conversions from floating point cannot trap.
  static let reach: CGFloat = 16_777_216

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The pixels `rect` touches; a touch of less than 1/256 pixel, cairo's resolution, is none.
  init(covering rect: CGRect) {
    func clamp(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, -Self.reach), Self.reach)
    }
    let slack: CGFloat = 1 / 256
    let left = Int(clamp((rect.minX + slack).rounded(.down)))
    let top = Int(clamp((rect.minY + slack).rounded(.down)))
    let right = Int(clamp((rect.maxX - slack).rounded(.up)))
    let bottom = Int(clamp((rect.maxY - slack).rounded(.up)))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var isEmpty: Bool { width == 0 || height == 0 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var pixelCount: Int { width * height }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: DeviceRect) -> DeviceRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return DeviceRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func outset(by distance: Int) -> DeviceRect {
    DeviceRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func offsetBy(dx: Int, dy: Int) -> DeviceRect {
    DeviceRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func contains(_ other: DeviceRect) -> Bool { intersection(other) == other }
  func intersects(_ other: DeviceRect) -> Bool { !intersection(other).isEmpty }
}
