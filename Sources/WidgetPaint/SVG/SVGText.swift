import Foundation
import WidgetGeometry
import WidgetScene

/// How values are written in an SVG: short, and the same on every machine.
enum SVGText {
  /// At most three decimals: a thousandth of a point is far below a pixel at any scale.
  static func number(_ value: CGFloat, decimals: Int = 3) -> String {
    DecimalText.fixed(Double(value), decimals: decimals)
  }

  /// `name="value"` with a space before it.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(XMLText.escaped(value))\""
  }

  static func attribute(_ name: String, _ value: CGFloat, decimals: Int = 3) -> String {
    " \(name)=\"\(number(value, decimals: decimals))\""
  }

  static func rect(_ rect: CGRect) -> String {
    attribute("x", rect.minX) + attribute("y", rect.minY) + attribute("width", rect.width)
      + attribute("height", rect.height)
  }

  static func matrix(_ t: CGAffineTransform) -> String {
    if t.b == 0, t.c == 0, t.a == 1, t.d == 1 {
      return "translate(\(number(t.tx)) \(number(t.ty)))"
    }
    // Factors need more digits than lengths: they are multiplied by hundreds of points.
    let factors = [t.a, t.b, t.c, t.d].map { number($0, decimals: 6) }
    return "matrix(" + (factors + [number(t.tx), number(t.ty)]).joined(separator: " ") + ")"
  }

  /// `#rrggbb`, without opacity.
  static func color(_ color: ColorValue) -> String {
    var opaque = color.clamped
    opaque.alpha = 1
    return opaque.hex.lowercased()
  }
}
