import Foundation
import WidgetGeometry

/// An outline as a Type 2 charstring, the drawing language of OpenType fonts with cubic curves.
struct CharString {
  private(set) var code = Data()
  /// What the outline covers, in font units, y upwards; all zero when it is empty.
  private(set) var box = (minX: 0, minY: 0, maxX: 0, maxY: 0)

  private var pen = (x: 0, y: 0)
  private var isEmpty = true

  private static let move: UInt8 = 21
  private static let line: UInt8 = 5
  private static let curve: UInt8 = 8
  private static let end: UInt8 = 14

  /// - Parameters:
  ///   - outline: In em, y downwards.
  ///   - unitsPerEm: Font units of one em; points are rounded to them.
  init(_ outline: Path, unitsPerEm: Int) {
    let scale = CGFloat(unitsPerEm)
    // Font tables hold 16 bits; no glyph is a tenth as large.
    func units(_ value: CGFloat) -> Int {
      Int(max(-16_000, min(16_000, (value * scale).rounded())))
    }
    func unit(_ point: CGPoint) -> (x: Int, y: Int) { (units(point.x), units(-point.y)) }
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in outline.elements {
      switch element {
      case .move(let point):
        draw([unit(point)], Self.move)
        (start, last) = (point, point)
      case .line(let point):
        draw([unit(point)], Self.line)
        last = point
      case .quadCurve(let point, let control):
        let toControl = { (end: CGPoint) in
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        draw([unit(toControl(last)), unit(toControl(point)), unit(point)], Self.curve)
        last = point
      case .curve(let point, let control1, let control2):
        draw([unit(control1), unit(control2), unit(point)], Self.curve)
        last = point
      case .closeSubpath:
        // The language closes every outline by itself; only the pen has to go back.
        last = start
      }
    }
    code.append(Self.end)
  }

  private mutating func draw(_ points: [(x: Int, y: Int)], _ operation: UInt8) {
    for point in points {
      append(point.x - pen.x)
      append(point.y - pen.y)
      pen = point
      if isEmpty {
        box = (point.x, point.y, point.x, point.y)
        isEmpty = false
      }
      box = (
        min(box.minX, point.x), min(box.minY, point.y), max(box.maxX, point.x),
        max(box.maxY, point.y)
      )
    }
    code.append(operation)
  }

  private mutating func append(_ number: Int) {
    switch number {
    case -107...107: code.append(UInt8(number + 139))
    case 108...1131: appendPair(247, number - 108)
    case -1131 ... -108: appendPair(251, -number - 108)
    default:
      code.append(28)
      code.append(UInt8(truncatingIfNeeded: number >> 8))
      code.append(UInt8(truncatingIfNeeded: number))
    }
  }

  private mutating func appendPair(_ base: UInt8, _ rest: Int) {
    code.append(base + UInt8(rest >> 8))
    code.append(UInt8(rest & 0xFF))
  }
}
