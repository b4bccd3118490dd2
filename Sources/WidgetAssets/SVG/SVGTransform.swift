import Foundation
import WidgetGeometry

/// The `transform` attribute.
enum SVGTransform {
  /// Calls one after the other, the last one applied first.
  static func parse(
    _ text: String?, named name: String = "transform"
  ) throws(SVGStop) -> CGAffineTransform {
    var rest = (text ?? "")[...]
    var result = CGAffineTransform.identity
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      if rest.isEmpty || rest == "none" { return result }
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")")
      else { throw .unclear(name, text ?? "") }
      let call = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
      let numbers = try SVGNumbers.list(
        String(rest[rest.index(after: open)..<close]), named: name)
      guard let step = step(call, numbers) else { throw .unclear(name, text ?? "") }
      result = step.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func step(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1): return CGAffineTransform(1, 0, tan(n[0] * .pi / 180), 1, 0, 0)
    case ("skewY", 1): return CGAffineTransform(1, tan(n[0] * .pi / 180), 0, 1, 0, 0)
    default: return nil
    }
  }
}

extension CGAffineTransform {
  var determinant: CGFloat { a * d - b * c }

  /// Whether it maps the plane to a plane, within what numbers can hold.
  var isRegular: Bool {
    let area = determinant
    return area.isFinite && abs(area) > 1e-18 && tx.isFinite && ty.isFinite
  }

  /// The one factor by which it scales all lengths; `nil` when they are not scaled alike.
  var uniformScale: CGFloat? {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let slack = 1e-6 * max(x, y)
    return abs(x - y) <= slack && abs(a * c + b * d) <= slack
      ? abs(determinant).squareRoot() : nil
  }
}
