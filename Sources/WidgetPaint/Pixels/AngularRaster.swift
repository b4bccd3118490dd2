import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Draws gradients around a point, which cairo has not.
struct AngularRaster {
  /// Colours are looked up in steps of the sweep; finer than one level for any two colours.
  private static let steps = 4096

  private let colors: [UInt32]
  private let center: CGPoint
  private let start: Double
  private let sweep: Double
  /// Angles at which the colour jumps, as directions in the gradient's own coordinates.
  private let edges: [CGPoint]

  init(_ ramp: GradientRamp, center: CGPoint, start: Double, end: Double, alpha: Double) {
    self.center = center
    self.start = start
    sweep = end - start
    let table = ColorTable(ramp, alpha: alpha)
    colors = (0...Self.steps).map { table.pixel(at: Double($0) / Double(Self.steps)) }
    let stops = ramp.deviceStops
    let jumps = zip(stops, stops.dropFirst()).filter { $0.location == $1.location && $0 != $1 }
      .map { $0.0.location }
    // The colours of the two ends meet where the turn is complete.
    edges = ([0] + jumps).map { fraction in
      let angle = start + (end - start) * fraction
      return CGPoint(x: cos(angle), y: sin(angle))
    }
  }

  /// The pixels of `region`.
  /// - Parameter transform: From the gradient's coordinates to device pixels.
  func bitmap(_ region: DeviceRect, _ transform: CGAffineTransform) -> Bitmap {
    let inverse = transform.inverted()
    // Half a pixel's diagonal in the gradient's coordinates.
    let reach =
      0.75
      * max(
        (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(),
        (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot())
    var result = Bitmap(width: region.width, height: region.height)
    result.withUnsafeMutablePixels { pixels in
      for y in 0..<region.height {
        for x in 0..<region.width {
          let device = CGPoint(x: CGFloat(region.x + x) + 0.5, y: CGFloat(region.y + y) + 0.5)
          let point = device.applying(inverse) - center
          pixels[y * region.width + x] =
            isNearEdge(point, reach) ? smooth(device, inverse) : color(point)
        }
      }
    }
    return result
  }

  private func color(_ point: CGPoint) -> UInt32 {
    guard sweep != 0 else { return colors[Self.steps] }
    let turn = 2 * Double.pi
    var angle = atan2(Double(point.y), Double(point.x)) - start
    if sweep < 0 { angle = -angle }
    angle -= (angle / turn).rounded(.down) * turn
    // Past the end of a partial sweep its last colour is held.
    let fraction = min(1, angle / abs(sweep))
    return colors[Int((fraction * Double(Self.steps)).rounded())]
  }

  private func isNearEdge(_ point: CGPoint, _ reach: CGFloat) -> Bool {
    if abs(point.x) < 2 * reach, abs(point.y) < 2 * reach { return true }
    return edges.contains { direction in
      point.x * direction.x + point.y * direction.y > 0
        && abs(point.x * direction.y - point.y * direction.x) < reach
    }
  }

  /// The mean of 16 points in the pixel.
  private func smooth(_ device: CGPoint, _ inverse: CGAffineTransform) -> UInt32 {
    var sums = SIMD4<UInt32>.zero
    for row in 0..<4 {
      for column in 0..<4 {
        let sample = CGPoint(
          x: device.x + (CGFloat(column) - 1.5) / 4, y: device.y + (CGFloat(row) - 1.5) / 4)
        let pixel = color(sample.applying(inverse) - center)
        sums &+= SIMD4(pixel >> 24, (pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
      }
    }
    let mean = (sums &+ 8) &>> 4
    return mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
  }
}

/// The colours of a ramp, premultiplied, for our own rasterisers.
struct ColorTable {
  private let stops: [GradientStop]
  private let alpha: Double

  init(_ ramp: GradientRamp, alpha: Double) {
    stops = ramp.deviceStops
    self.alpha = alpha
  }

  func pixel(at location: Double) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    guard location > first.location else { return first.color.opacity(alpha).pixel }
    // A ramp has tens of stops; a table is filled once.
    guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else {
      return last.color.opacity(alpha).pixel
    }
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.location - from.location
    let fraction = length > 0 ? (location - from.location) / length : 1
    return from.color.straightMix(to.color, fraction).opacity(alpha).pixel
  }
}

extension ColorValue {
  /// The nearest premultiplied pixel.
  var pixel: UInt32 {
    let color = clamped
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16
      | byte(color.green * color.alpha) << 8 | byte(color.blue * color.alpha)
  }
}
