import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetScene

/// Neighbouring glyphs that share columns of pixels: they are filled as one area, so that joined
/// letters have no seam.  Most glyphs are a cluster of their own.
struct GlyphCluster {
  struct Member {
    let key: GlyphCache.Key
    /// The whole pixel the origin stands in.
    let x: Int
    let y: Int
    let outline: Path

    /// The pixels the glyph may touch.
    var box: DeviceRect {
      guard let hull = outline.hull else { return .empty }
      return DeviceRect(covering: hull).offsetBy(dx: x, dy: y)
    }
  }

  /// A member relative to the first one: the same word elsewhere on the pixel grid is equal.
  struct Part: Hashable {
    let key: GlyphCache.Key
    let dx: Int
    let dy: Int
  }

  let members: [Member]
  /// The first member's pixel.
  let x: Int
  let y: Int

  init(_ members: [Member]) {
    self.members = members
    x = members[0].x
    y = members[0].y
  }

  var parts: [Part] { members.map { Part(key: $0.key, dx: $0.x - x, dy: $0.y - y) } }

  /// Groups glyphs by the columns they touch.
  static func all(of members: [Member]) -> [GlyphCluster] {
    let boxed = members.map { (member: $0, box: $0.box) }.filter { !$0.box.isEmpty }
    var clusters: [GlyphCluster] = []
    var current: [Member] = []
    var end = Int.min
    for (member, box) in boxed.sorted(by: { ($0.box.x, $0.member.y) < ($1.box.x, $1.member.y) }) {
      if box.x >= end, !current.isEmpty {
        clusters.append(GlyphCluster(current))
        current = []
      }
      current.append(member)
      end = max(end, box.maxX)
    }
    if !current.isEmpty { clusters.append(GlyphCluster(current)) }
    return clusters
  }

  /// Fills the outlines, relative to the first member's pixel.
  func fill() throws(PaintError) -> GlyphCoverage {
    var path = Path()
    for member in members {
      path.elements +=
        member.outline.offsetBy(
          dx: CGFloat(member.x - x), dy: CGFloat(member.y - y)
        ).elements
    }
    let region = path.hull.map { DeviceRect(covering: $0) } ?? .empty
    let surface = try CairoSurface(
      format: CAIRO_FORMAT_A8, width: region.width, height: region.height)
    let context = try CairoContext(surface)
    context.setMatrix(CGAffineTransform(translationX: CGFloat(-region.x), y: CGFloat(-region.y)))
    context.append(path)
    context.setFill(FillStyle())
    cairo_fill(context.pointer)
    try context.check("filling glyphs")
    cairo_surface_flush(surface.pointer)

    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    var bytes = [UInt8](repeating: 0, count: region.pixelCount)
    if let data = cairo_image_surface_get_data(surface.pointer) {
      for row in 0..<region.height {
        for column in 0..<region.width {
          bytes[row * region.width + column] = data[row * stride + column]
        }
      }
    }
    return GlyphCoverage(region: region, bytes: bytes)
  }
}

/// How much of each pixel of a region is covered, 0…255, row by row.
struct GlyphCoverage {
  var region: DeviceRect
  let bytes: [UInt8]
}

/// Coverage of a whole run, laid out as cairo wants it.
struct CoverageMask {
  let region: DeviceRect
  private let stride: Int
  private var bytes: [UInt8]

  /// `nil` when none of the pieces is within `limit`.  Pieces share no pixel.
  init?(_ pieces: [GlyphCoverage], within limit: DeviceRect) {
    let seen = pieces.map { $0.region.intersection(limit) }
    let parts = seen.filter { !$0.isEmpty }
    guard let left = parts.map(\.x).min(), let top = parts.map(\.y).min(),
      let right = parts.map(\.maxX).max(), let bottom = parts.map(\.maxY).max()
    else { return nil }
    region = DeviceRect(x: left, y: top, width: right - left, height: bottom - top)
    // Cairo wants rows on multiples of four bytes.
    stride = (region.width + 3) & ~3
    bytes = [UInt8](repeating: 0, count: stride * region.height)
    for (piece, part) in zip(pieces, seen) where !part.isEmpty {
      for y in part.y..<part.maxY {
        let from = (y - piece.region.y) * piece.region.width + part.x - piece.region.x
        let to = (y - top) * stride + part.x - left
        bytes.replaceSubrange(to..<(to + part.width), with: piece.bytes[from..<(from + part.width)])
      }
    }
  }

  /// Lends the coverage as an alpha surface.
  mutating func lendSurface(
    _ body: (borrowing CairoSurface) throws(PaintError) -> Void
  ) throws(PaintError) {
    let (width, height, stride) = (region.width, region.height, stride)
    try bytes.withUnsafeMutableBufferPointer { buffer throws(PaintError) in
      let surface = try CairoSurface(
        owning: cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride)),
        "making a mask")
      try body(surface)
      cairo_surface_finish(surface.pointer)
    }
  }
}
