import CPangoCairo
import Foundation
import WidgetGeometry

/// Collects a FreeType outline as path elements, in font units and y up as it comes.
struct OutlinePen {
  private(set) var path = Path()
  private var isOpen = false

  /// Walks the outline; false when FreeType finds it broken.
  mutating func trace(_ outline: inout FT_Outline) -> Bool {
    var steps = FT_Outline_Funcs()
    steps.move_to = { to, pen in OutlinePen.at(pen).begin(OutlinePen.point(to)) }
    steps.line_to = { to, pen in OutlinePen.at(pen).line(OutlinePen.point(to)) }
    steps.conic_to = { control, to, pen in
      OutlinePen.at(pen).quad(OutlinePen.point(to), OutlinePen.point(control))
    }
    steps.cubic_to = { first, second, to, pen in
      OutlinePen.at(pen).cubic(
        OutlinePen.point(to), OutlinePen.point(first), OutlinePen.point(second))
    }
    let status = withUnsafeMutablePointer(to: &self) { pen in
      FT_Outline_Decompose(&outline, &steps, pen)
    }
    if isOpen { path.closeSubpath() }
    return status == 0
  }

  /// The outline in em, y down, stretched sideways and slanted.
  func path(unitsPerEm: Double, stretch: Double, obliqueness: Double) -> Path {
    let unit = 1 / unitsPerEm
    return path.applying(
      CGAffineTransform(a: unit * stretch, b: 0, c: unit * obliqueness, d: -unit, tx: 0, ty: 0))
  }

  /// FreeType hands back the pointer that `trace` gave it, valid for the length of the call.
  private static func at(_ pen: UnsafeMutableRawPointer?) -> Steps {
    Steps(pen: pen!.assumingMemoryBound(to: OutlinePen.self))
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    vector.map { CGPoint(x: Double($0.pointee.x), y: Double($0.pointee.y)) } ?? .zero
  }

  /// The callbacks' way to the pen; each answers 0, "go on".
  private struct Steps {
    let pen: UnsafeMutablePointer<OutlinePen>

    func begin(_ to: CGPoint) -> Int32 {
      if pen.pointee.isOpen { pen.pointee.path.closeSubpath() }
      pen.pointee.path.move(to: to)
      pen.pointee.isOpen = true
      return 0
    }

    func line(_ to: CGPoint) -> Int32 {
      pen.pointee.path.addLine(to: to)
      return 0
    }

    func quad(_ to: CGPoint, _ control: CGPoint) -> Int32 {
      pen.pointee.path.addQuadCurve(to: to, control: control)
      return 0
    }

    func cubic(_ to: CGPoint, _ first: CGPoint, _ second: CGPoint) -> Int32 {
      pen.pointee.path.addCurve(to: to, control1: first, control2: second)
      return 0
    }
  }
}
