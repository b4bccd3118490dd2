import Foundation
import WidgetGeometry
import WidgetScene

/// Effects as filter primitives, in sRGB.
enum SVGFilter {
  /// A radius was over the limit; the steps have the limit instead.
  struct Limited: Error {
    var limit: CGFloat
    var steps: String
  }

  /// The primitives of a shadow, blur or change of colour; empty when nothing changes.
  static func steps(_ effect: GroupEffect, limit: CGFloat) throws(Limited) -> String {
    switch effect {
    case .shadow(let color, let radius, let offset):
      let steps = shadow(color, min(radius, limit), offset)
      if radius > limit { throw Limited(limit: limit, steps: steps) }
      return steps
    case .blur(let radius, let isOpaque):
      let steps = blur(min(radius, limit), isOpaque: isOpaque)
      if radius > limit { throw Limited(limit: limit, steps: steps) }
      return steps
    case .color(let effect): return color(effect)
    case .opacity, .clip, .mask, .transform, .projection, .blend, .isolate, .backdrop, .knockout,
      .view, .accent:
      return ""
    }
  }

  private static func shadow(
    _ color: ColorValue, _ radius: CGFloat, _ offset: CGSize
  ) -> String {
    guard color.alpha > 0 else { return "" }
    let blur =
      radius > 0
      ? "<feGaussianBlur in=\"SourceAlpha\"\(SVGText.attribute("stdDeviation", radius))/>" : ""
    let source = radius > 0 ? "" : " in=\"SourceAlpha\""
    return blur
      + "<feOffset\(source)\(SVGText.attribute("dx", offset.width))"
      + "\(SVGText.attribute("dy", offset.height)) result=\"moved\"/>"
      + flood(color) + "<feComposite in2=\"moved\" operator=\"in\"/>"
      + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
  }

  private static func blur(_ radius: CGFloat, isOpaque: Bool) -> String {
    guard radius > 0 else { return "" }
    let blur = "<feGaussianBlur\(SVGText.attribute("stdDeviation", radius))/>"
    guard isOpaque else { return blur }
    // Full alpha wherever there is a colour, then the alpha of the original.
    return blur + matrix(alpha: [0, 0, 0, 0, 1])
      + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
  }

  private static func flood(_ color: ColorValue) -> String {
    "<feFlood flood-color=\"\(SVGText.color(color))\""
      + "\(SVGText.attribute("flood-opacity", color.clamped.alpha, decimals: 4))/>"
  }

  private static func color(_ effect: ColorEffect) -> String {
    switch effect {
    case .brightness(let amount): return scale(1, amount)
    case .contrast(let amount): return scale(amount, 0.5 - amount / 2)
    case .saturation(let amount): return saturation(amount)
    case .grayscale(let amount): return saturation(1 - amount)
    case .hueRotation(let radians): return hue(radians)
    case .invert: return scale(-1, 1)
    case .multiply(let color):
      return matrix(
        red: [color.red, 0, 0, 0, 0], green: [0, color.green, 0, 0, 0],
        blue: [0, 0, color.blue, 0, 0], alpha: [0, 0, 0, color.alpha, 0])
    case .luminanceToAlpha: return luminance + inSource
    case .tint(let color):
      return flood(color) + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
    case .vibrant(let color):
      return luminance + "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"bright\"/>"
        + flood(color) + "<feComposite in2=\"bright\" operator=\"in\"/>"
    }
  }

  /// Rec. 709 weights of red, green and blue.
  private static let weights = [0.2126, 0.7152, 0.0722]

  private static let inSource = "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"

  private static var luminance: String {
    matrix(
      red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0],
      alpha: weights + [0, 0])
  }

  private static func scale(_ factor: Double, _ offset: Double) -> String {
    matrix(
      red: [factor, 0, 0, 0, offset], green: [0, factor, 0, 0, offset],
      blue: [0, 0, factor, 0, offset])
  }

  private static func saturation(_ amount: Double) -> String {
    rows { row, column in weights[column] * (1 - amount) + (row == column ? amount : 0) }
  }

  /// SVG's own hue matrix, with the weights of our other effects.
  private static func hue(_ radians: Double) -> String {
    let (cosine, sine) = (cos(radians), sin(radians))
    let skew = [
      [-weights[0], -weights[1], 1 - weights[2]], [0.143, 0.140, -0.283],
      [weights[0] - 1, weights[1], weights[2]],
    ]
    return rows { row, column in
      weights[column] + cosine * ((row == column ? 1 : 0) - weights[column])
        + sine * skew[row][column]
    }
  }

  private static func rows(_ value: (Int, Int) -> Double) -> String {
    let rows = (0..<3).map { row in (0..<3).map { value(row, $0) } + [0, 0] }
    return matrix(red: rows[0], green: rows[1], blue: rows[2])
  }

  private static func matrix(
    red: [Double] = [1, 0, 0, 0, 0], green: [Double] = [0, 1, 0, 0, 0],
    blue: [Double] = [0, 0, 1, 0, 0], alpha: [Double] = [0, 0, 0, 1, 0]
  ) -> String {
    let numbers = [red, green, blue, alpha].map { row in
      row.map { SVGText.number($0.isFinite ? $0 : 0, decimals: 5) }.joined(separator: " ")
    }
    return "<feColorMatrix values=\"\(numbers.joined(separator: "  "))\"/>"
  }
}
