import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster

/// Text of a cairo status.
private func describe(_ status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
}

/// Owns one cairo surface.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a reference.
  init(owning pointer: OpaquePointer?, _ operation: String) throws(PaintError) {
    guard let pointer else { throw .cairo(operation: operation, status: "no surface") }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .cairo(operation: operation, status: describe(status))
    }
    self.pointer = pointer
  }

  /// A transparent bitmap of cairo's own.
  init(format: cairo_format_t, width: Int, height: Int) throws(PaintError) {
    try self.init(
      owning: cairo_image_surface_create(format, Int32(width), Int32(height)),
      "making an image surface")
  }

  /// A bitmap of cairo's own with the pixels of `bitmap`.
  init(copying bitmap: Bitmap) throws(PaintError) {
    try self.init(format: CAIRO_FORMAT_ARGB32, width: bitmap.width, height: bitmap.height)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    // A row of 32-bit pixels needs no padding, so that the whole is one block.
    bitmap.withUnsafePixels { pixels in
      UnsafeMutableRawBufferPointer(start: bytes, count: pixels.count * 4)
        .copyMemory(from: UnsafeRawBufferPointer(pixels))
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// Draws into `pixels`, which must outlive the surface.
  init(
    drawingInto pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int
  ) throws(PaintError) {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    try self.init(
      owning: cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)),
      "drawing into a bitmap")
  }

  deinit { cairo_surface_destroy(pointer) }

  borrowing func check(_ operation: String) throws(PaintError) {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(operation: operation, status: describe(status))
    }
  }
}

/// Owns one cairo pattern: what an area is filled with.
struct CairoPattern: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a reference.
  init(owning pointer: OpaquePointer?, _ operation: String) throws(PaintError) {
    guard let pointer else { throw .cairo(operation: operation, status: "no pattern") }
    let status = cairo_pattern_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_pattern_destroy(pointer)
      throw .cairo(operation: operation, status: describe(status))
    }
    self.pointer = pointer
  }

  /// The pixels of a surface; the pattern keeps its own reference.
  init(_ surface: borrowing CairoSurface) throws(PaintError) {
    try self.init(
      owning: cairo_pattern_create_for_surface(surface.pointer), "making a surface pattern")
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// Maps the user's coordinates to the pattern's.
  borrowing func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_pattern_set_matrix(pointer, &matrix)
  }
}

/// Owns one cairo context.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  init(_ surface: borrowing CairoSurface) throws(PaintError) {
    guard let pointer = cairo_create(surface.pointer) else {
      throw .cairo(operation: "making a context", status: "no context")
    }
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(pointer)
      throw .cairo(operation: "making a context", status: describe(status))
    }
    self.pointer = pointer
  }

  deinit { cairo_destroy(pointer) }

  /// Runs `body` between save and restore, so that no early exit can unbalance them.
  borrowing func saved<E: Error>(_ body: () throws(E) -> Void) throws(E) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Cairo keeps its first error and ignores later calls: asked once per item.
  borrowing func check(_ operation: String) throws(PaintError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(operation: operation, status: describe(status))
    }
  }

  borrowing func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(pointer, &matrix)
  }

  borrowing func setSource(_ pattern: borrowing CairoPattern) {
    cairo_set_source(pointer, pattern.pointer)
  }

  /// Adds a path in the user's coordinates.
  borrowing func append(_ path: Path) { Self.append(path, to: pointer) }

  /// Adds a path to a context that somebody else owns.
  static func append(_ path: Path, to pointer: OpaquePointer) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(pointer, to.x, to.y)
        (current, start) = (to, to)
      case .line(let to):
        cairo_line_to(pointer, to.x, to.y)
        current = to
      case .quadCurve(let to, let control):
        // The cubic with the same shape: control points two thirds of the way to the quadratic's.
        let first = current + (control - current) * (2 / 3)
        let second = to + (control - to) * (2 / 3)
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, to.x, to.y)
        current = to
      case .curve(let to, let control1, let control2):
        cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        current = to
      case .closeSubpath:
        cairo_close_path(pointer)
        current = start
      }
    }
  }

  borrowing func setFill(_ style: FillStyle) {
    cairo_set_fill_rule(
      pointer, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      pointer, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  borrowing func setStroke(_ style: StrokeStyle) {
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(pointer, style.lineWidth)
    cairo_set_line_cap(pointer, cairo_line_cap_t(style.lineCap))
    cairo_set_line_join(pointer, cairo_line_join_t(style.lineJoin))
    cairo_set_miter_limit(pointer, max(1, style.miterLimit))
    // A negative or all-zero pattern is an error to cairo; SwiftUI draws a whole line.
    let usable = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
    let dash = usable ? style.dash.map(Double.init) : []
    cairo_set_dash(pointer, dash, Int32(dash.count), usable ? style.dashPhase : 0)
  }
}

extension cairo_line_cap_t {
  init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
  }
}

extension cairo_line_join_t {
  init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }
}
