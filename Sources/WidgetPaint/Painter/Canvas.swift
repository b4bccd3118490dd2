import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster

/// What a painter draws on: a context whose surface shows `region` of the picture.
struct Canvas: ~Copyable {
  let context: CairoContext
  /// The device pixels the surface stands for; its own origin is `region`'s corner.
  let region: DeviceRect
  /// The surface's pixels, where it has any; read after `flush`, written before `markDirty`.
  let pixels: UnsafeMutableBufferPointer<UInt32>?

  /// Makes the context map points, by `transform`, to device pixels of this surface.
  borrowing func setMatrix(_ transform: CGAffineTransform) {
    context.setMatrix(
      transform.concatenating(
        CGAffineTransform(translationX: CGFloat(-region.x), y: CGFloat(-region.y))))
  }

  /// Makes the context count device pixels of the whole picture.
  borrowing func setDeviceMatrix() { setMatrix(.identity) }

  /// Lends the pixels after all drawing has arrived in them.
  borrowing func editPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    guard let pixels else { return }
    let surface = cairo_get_target(context.pointer)
    cairo_surface_flush(surface)
    body(pixels)
    cairo_surface_mark_dirty(surface)
  }
}

/// What holds for the items being painted.
struct PaintState {
  /// From the items' points to device pixels of the whole picture.
  var transform: CGAffineTransform
  /// Bounds of what can still be seen, in device pixels.
  var clip: CGRect
  /// Multiplied into every paint: the opacity of groups that needed no layer.
  var alpha = 1.0

  /// How long a length in points is in device pixels, on average over directions.
  var lengthScale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// Where `rect`, in points, can be seen.
  func visible(_ rect: CGRect) -> CGRect {
    let mapped = rect.applying(transform).overlap(clip)
    return mapped.isNull ? .zero : mapped
  }

  func transformed(by inner: CGAffineTransform) -> PaintState {
    var copy = self
    copy.transform = inner.concatenating(transform)
    return copy
  }
}

extension CGAffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether areas survive: the map can be undone.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12
  }

  /// The factor of a map that only scales, equally and without mirroring, and moves.
  var uniformScale: CGFloat? {
    b == 0 && c == 0 && a > 0 && abs(a - d) < 1e-9 * a ? a : nil
  }
}
