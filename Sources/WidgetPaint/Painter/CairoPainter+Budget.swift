import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// What painting costs, in steps: one is a pixel of plain colour, about a third of a nanosecond.
///
/// The weights were measured and are rough; they have to tell a picture from one that would take
/// minutes, on every machine in the same way.
enum PaintCost {
  static let image = 10
  /// A bitmap made empty and painted on another one.
  static let layer = 5
  static let recolor = 60
  static let pixelGradient = 90
  static let projection = 130
  /// Of four channels; of alpha alone a quarter of it.
  static let blur = 250
  /// Of a path or a run, whatever its size.
  static let pathElement = 200
  static let glyph = 500

  /// Of a gradient of plain colours on `width` × `height` pixels: cairo looks for the stops of each stretch of a row
  /// one after the other.
  static func gradient(stops: Int, width: Int, height: Int) -> Int {
    let perRow = min(width, stops).multipliedReportingOverflow(by: stops / 2).partialValue
    return clamp(2 * Double(width) * Double(height) + Double(height) * Double(perRow))
  }

  /// A whole number of steps from one that may be beyond all numbers.
  static func clamp(_ steps: Double) -> Int {
    steps.isFinite ? Int(min(max(steps, 0), 1e15)) : 1_000_000_000_000_000
  }
}

extension CairoPainter {
  /// Takes steps from what one picture may cost.
  func spend(_ steps: Int) throws(PaintError) {
    report.work.steps += steps
    guard report.work.steps <= resources.limits.paintSteps else {
      throw .tooMuchPainting(limit: resources.limits.paintSteps)
    }
  }

  /// Takes the cost of painting `elements` path elements and the pixels of `region` with a paint.
  func spend(_ paint: Paint, on region: DeviceRect, elements: Int) throws(PaintError) {
    try spend(elements * PaintCost.pathElement)
    let pixels = region.pixelCount
    var paint = paint
    while case .faded(let inner, _) = paint { paint = inner }
    switch paint {
    case .solid, .faded: try spend(pixels)
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _):
      try checkStops(ramp)
      try spend(
        PaintCost.gradient(
          stops: ramp.deviceStops.count, width: region.width, height: region.height))
    case .angular(let ramp, _, _, _):
      try checkStops(ramp)
      try spend(pixels * PaintCost.pixelGradient)
    case .mesh: try spend(pixels * PaintCost.pixelGradient)
    case .image: try spend(pixels * PaintCost.image)
    }
  }

  private func checkStops(_ ramp: GradientRamp) throws(PaintError) {
    let limit = resources.limits.gradientStops
    guard ramp.stops.count <= limit else {
      throw .tooManyStops(count: ramp.stops.count, limit: limit)
    }
  }
}
