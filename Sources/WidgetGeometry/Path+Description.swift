import Foundation

/// SwiftUI's textual form of a path: operands first, then a letter: `m` move, `l` line, `q`
/// quadratic and `c` cubic curve, `h` close.
extension Path: LosslessStringConvertible {
  /// Reads the form `description` writes; `nil` if `string` is anything else, or longer than
  /// `RenderLimits.pathElements`.
  public init?(_ string: String) {
    var path = Path()
    var operands: [CGFloat] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: operands[2 * index], y: operands[2 * index + 1])
    }
    for token in string.split(whereSeparator: \.isWhitespace) {
      switch (token, operands.count) {
      case ("m", 2): path.move(to: point(0))
      case ("l", 2) where !path.isEmpty: path.addLine(to: point(0))
      case ("q", 4) where !path.isEmpty: path.addQuadCurve(to: point(1), control: point(0))
      case ("c", 6) where !path.isEmpty:
        path.addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0) where !path.isEmpty: path.closeSubpath()
      default:
        guard operands.count < 6, token.allSatisfy({ "+-.0123456789eE".contains($0) }),
          let number = Double(token), number.isFinite
        else { return nil }
        operands.append(number)
        continue
      }
      operands.removeAll(keepingCapacity: true)
      guard path.elements.count <= RenderLimits.standard.pathElements else { return nil }
    }
    guard operands.isEmpty else { return nil }
    self = path
  }

  /// The path as text, numbers with six significant digits.
  public var description: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      let numbers = element.points.flatMap { [$0.x, $0.y] }
      return (numbers.map { String(format: "%g", $0) } + [letter]).joined(separator: " ")
    }
    .joined(separator: " ")
  }
}
