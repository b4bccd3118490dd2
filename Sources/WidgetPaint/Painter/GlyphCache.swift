import Foundation
import WidgetGeometry
import WidgetScene

/// Outlines of glyphs on the pixel grid, kept from picture to picture.  One per worker.
///
/// A glyph stands at one of four places between two pixels in each direction: an eighth of a pixel
/// is below what the eye sees, and a line of text needs each letter a few times only.
final class GlyphCache {
  struct Key: Hashable {
    let face: Int
    let glyph: UInt32
    /// Em size in device pixels.
    let size: CGFloat
    /// Quarters of a pixel, 0…3.
    let phaseX: UInt8
    let phaseY: UInt8
  }
  private struct ShapeKey: Hashable {
    let face: Int
    let glyph: UInt32
  }

  /// Outlines kept at most; a page of text in several sizes needs a few hundred.
  private static let capacity = 16_384

  private var faces: [FontFaceRef: Int] = [:]
  private var shapes: [ShapeKey: GlyphShape] = [:]
  private var hulls: [ShapeKey: CGRect] = [:]
  private var outlines: [Key: Path] = [:]
  private var coverages: [[GlyphCluster.Part]: GlyphCoverage] = [:]
  private var coverageBytes = 0

  /// Coverage kept at most, in bytes.
  private static let coverageCapacity = 8 << 20

  init() {}

  func face(_ face: FontFaceRef) -> Int {
    if let known = faces[face] { return known }
    faces[face] = faces.count
    return faces.count - 1
  }

  func shape(
    of glyph: UInt32, in face: FontFaceRef, number: Int, from source: any GlyphSource
  ) -> GlyphShape {
    let key = ShapeKey(face: number, glyph: glyph)
    if let known = shapes[key] { return known }
    if shapes.count >= Self.capacity { shapes.removeAll() }
    let shape = source.shape(of: glyph, in: face)
    shapes[key] = shape
    return shape
  }

  /// The box around a glyph's ink, in em; null when it has none.
  func hull(
    of glyph: UInt32, in face: FontFaceRef, number: Int, from source: any GlyphSource
  ) -> CGRect {
    let key = ShapeKey(face: number, glyph: glyph)
    if let known = hulls[key] { return known }
    if hulls.count >= Self.capacity { hulls.removeAll() }
    let hull =
      switch shape(of: glyph, in: face, number: number, from: source) {
      case .outline(let path): path.controlBounds
      case .bitmap(_, _, _, let frame): frame
      case .empty: CGRect.null
      }
    hulls[key] = hull
    return hull
  }

  /// The outline in device pixels from the whole pixel its origin stands in, every coordinate a
  /// multiple of 1/256 pixel: what cairo would round it to, so that moving by whole pixels changes
  /// nothing.
  func outline(_ key: Key, of path: Path) -> Path {
    if let known = outlines[key] { return known }
    if outlines.count >= Self.capacity { outlines.removeAll() }
    let dx = CGFloat(key.phaseX) / 4
    let dy = CGFloat(key.phaseY) / 4
    func grid(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: ((point.x * key.size + dx) * 256).rounded() / 256,
        y: ((point.y * key.size + dy) * 256).rounded() / 256)
    }
    let placed = Path(
      elements: path.cubics.map { element in
        switch element {
        case .move(let to): .move(to: grid(to))
        case .line(let to): .line(to: grid(to))
        case .quadCurve(let to, let control): .quadCurve(to: grid(to), control: grid(control))
        case .curve(let to, let control1, let control2):
          .curve(to: grid(to), control1: grid(control1), control2: grid(control2))
        case .closeSubpath: .closeSubpath
        }
      })
    outlines[key] = placed
    return placed
  }

  /// How much of each pixel a cluster covers.
  /// - Parameter fills: Counts glyphs that were filled because they were not remembered.
  func coverage(
    of cluster: GlyphCluster, counting fills: inout Int
  ) throws(PaintError) -> GlyphCoverage {
    let parts = cluster.parts
    if var known = coverages[parts] {
      known.region = known.region.offsetBy(dx: cluster.x, dy: cluster.y)
      return known
    }
    fills += parts.count
    var made = try cluster.fill()
    if coverageBytes + made.bytes.count > Self.coverageCapacity {
      coverages.removeAll()
      coverageBytes = 0
    }
    coverageBytes += made.bytes.count
    coverages[parts] = made
    made.region = made.region.offsetBy(dx: cluster.x, dy: cluster.y)
    return made
  }
}

extension Path {
  /// The path's elements with quadratic curves raised to cubics of the same shape.
  var cubics: [Element] {
    var current = CGPoint.zero
    var start = CGPoint.zero
    return elements.map { element in
      switch element {
      case .move(let to):
        (current, start) = (to, to)
      case .line(let to):
        current = to
      case .curve(let to, _, _):
        current = to
      case .closeSubpath:
        current = start
      case .quadCurve(let to, let control):
        let first = current + (control - current) * (2 / 3)
        current = to
        return .curve(to: to, control1: first, control2: to + (control - to) * (2 / 3))
      }
      return element
    }
  }
}
