import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Draws meshes of coloured points: surfaces through the points, cut into small triangles.
struct MeshRaster {
  /// Points are smooth cubics (Catmull and Rom) along rows and columns; at the border they leave
  /// straight towards the neighbour.
  private let mesh: MeshPaint
  private let alpha: Double
  /// Longest side of a triangle, in pixels: within it colours run straight.
  private static let triangleSide: CGFloat = 6
  /// Most pieces along one side of a cell: four times the largest widget's.
  private static let mostPieces = 256

  init?(_ mesh: MeshPaint, alpha: Double) {
    guard mesh.columns >= 2, mesh.rows >= 2, mesh.points.count == mesh.columns * mesh.rows,
      mesh.colors.count == mesh.points.count,
      mesh.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    self.mesh = mesh
    self.alpha = alpha
  }

  /// The pixels of `region`.
  /// - Parameter transform: From the mesh's coordinates to device pixels.
  func bitmap(_ region: DeviceRect, _ transform: CGAffineTransform) -> Bitmap {
    let toRegion = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-region.x), y: CGFloat(-region.y)))
    let points = mesh.points.map { $0.applying(toRegion) }
    let colors = mesh.colors.map { color -> SIMD4<Double> in
      let color = color.clamped.opacity(alpha)
      return SIMD4(color.red, color.green, color.blue, 1) * color.alpha
    }
    var result = Bitmap(
      width: region.width, height: region.height,
      filledWith: mesh.background.opacity(alpha).pixel)
    result.withUnsafeMutablePixels { pixels in
      var triangles = TriangleFiller(pixels, width: region.width, height: region.height)
      for row in 0..<(mesh.rows - 1) {
        for column in 0..<(mesh.columns - 1) {
          fillCell(column, row, points, colors, &triangles)
        }
      }
    }
    return result
  }

  private func fillCell(
    _ column: Int, _ row: Int, _ points: [CGPoint], _ colors: [SIMD4<Double>],
    _ triangles: inout TriangleFiller
  ) {
    let places = points.map { SIMD4<Double>(Double($0.x), Double($0.y), 0, 0) }
    let place = Patch(column, row, mesh, places, isSmooth: true)
    let color = Patch(column, row, mesh, colors, isSmooth: mesh.smoothsColors)
    let pieces = pieces(of: place)
    var previous: [TriangleFiller.Vertex] = []
    for j in 0...pieces {
      let v = Double(j) / Double(pieces)
      let line = (0...pieces).map { i -> TriangleFiller.Vertex in
        let u = Double(i) / Double(pieces)
        let at = place.value(u, v)
        return TriangleFiller.Vertex(x: at.x, y: at.y, color: color.value(u, v))
      }
      if !previous.isEmpty {
        for i in 0..<pieces {
          triangles.fill(previous[i], previous[i + 1], line[i])
          triangles.fill(previous[i + 1], line[i + 1], line[i])
        }
      }
      previous = line
    }
  }

  /// How many parts a cell's sides are cut into.
  private func pieces(of place: Patch) -> Int {
    var longest = 0.0
    for step in 0..<4 {
      let (a, b) = (Double(step) / 4, Double(step + 1) / 4)
      for across in [0, 0.5, 1] {
        for (from, to) in [
          (place.value(a, across), place.value(b, across)),
          (place.value(across, a), place.value(across, b)),
        ] {
          let d = to - from
          longest = max(longest, (d.x * d.x + d.y * d.y).squareRoot() * 4)
        }
      }
    }
    // Compared before it is converted: points may be farther apart than integers reach.
    let wanted = (longest / Double(Self.triangleSide)).rounded(.up)
    return wanted < Double(Self.mostPieces) ? max(Int(wanted), 4) : Self.mostPieces
  }
}

/// Values between four neighbouring points of a grid.
private struct Patch {
  /// Four rows of four control values, the cell between the middle ones.
  private var values: [SIMD4<Double>]
  private let isSmooth: Bool

  init(_ column: Int, _ row: Int, _ mesh: MeshPaint, _ grid: [SIMD4<Double>], isSmooth: Bool) {
    self.isSmooth = isSmooth
    /// Outside the grid the line through the two last values goes on.
    func extended(_ index: Int, _ count: Int, _ at: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
      if index < 0 { return at(0) * 2 - at(1) }
      if index >= count { return at(count - 1) * 2 - at(count - 2) }
      return at(index)
    }
    values = (-1...2).flatMap { dy in
      (-1...2).map { dx in
        extended(row + dy, mesh.rows) { r in
          extended(column + dx, mesh.columns) { c in grid[r * mesh.columns + c] }
        }
      }
    }
  }

  func value(_ u: Double, _ v: Double) -> SIMD4<Double> {
    guard isSmooth else {
      let top = values[5] + (values[6] - values[5]) * u
      let bottom = values[9] + (values[10] - values[9]) * u
      return top + (bottom - top) * v
    }
    let rows = (0..<4).map {
      cubic(values[$0 * 4], values[$0 * 4 + 1], values[$0 * 4 + 2], values[$0 * 4 + 3], u)
    }
    return cubic(rows[0], rows[1], rows[2], rows[3], v)
  }

  private func cubic(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    let linear = (c - a) * t
    let square = (2 * a - 5 * b + 4 * c - d) * (t * t)
    let cube = (3 * b - a - 3 * c + d) * (t * t * t)
    return b + 0.5 * (linear + square + cube)
  }
}

/// Fills triangles whose colour runs straight from corner to corner.  Triangles that share a side
/// neither overlap nor leave a gap.
private struct TriangleFiller {
  struct Vertex {
    var x: Double
    var y: Double
    /// Premultiplied red, green, blue, alpha, 0…1.
    var color: SIMD4<Double>
  }

  private let pixels: UnsafeMutableBufferPointer<UInt32>
  private let width: Int
  private let height: Int

  init(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
  }

  mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    guard area != 0, area.isFinite else { return }
    if area < 0 { return fill(a, c, b) }
    func limited(_ value: Double, _ most: Int) -> Int { Int(min(max(value, 0), Double(most))) }
    let left = limited((min(a.x, b.x, c.x) - 0.5).rounded(.up), width)
    let right = limited((max(a.x, b.x, c.x) - 0.5).rounded(.down) + 1, width)
    let top = limited((min(a.y, b.y, c.y) - 0.5).rounded(.up), height)
    let bottom = limited((max(a.y, b.y, c.y) - 0.5).rounded(.down) + 1, height)
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let wa = side(b, c, px, py)
        let wb = side(c, a, px, py)
        let wc = side(a, b, px, py)
        guard isInside(wa, b, c), isInside(wb, c, a), isInside(wc, a, b) else { continue }
        let color = (a.color * wa + b.color * wb + c.color * wc) / area
        pixels[y * width + x] = pack(color)
      }
    }
  }

  /// Twice the area of the triangle from a side to a point; positive inside.
  private func side(_ from: Vertex, _ to: Vertex, _ x: Double, _ y: Double) -> Double {
    // Computed from the same end whichever way round the side is given, so that the two triangles
    // at it agree to the last bit.
    if (from.y, from.x) < (to.y, to.x) {
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    }
    return -((from.x - to.x) * (y - to.y) - (from.y - to.y) * (x - to.x))
  }

  /// A point on a side belongs to the triangle right of or below it.
  private func isInside(_ weight: Double, _ from: Vertex, _ to: Vertex) -> Bool {
    if weight != 0 { return weight > 0 }
    return to.y < from.y || (to.y == from.y && to.x > from.x)
  }

  private func pack(_ color: SIMD4<Double>) -> UInt32 {
    let alpha = min(max(color.w, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), alpha) * 255).rounded()) }
    return byte(alpha) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }
}
