import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Pixels of a picture, or of a part of it, with the place of the part that was asked for.
struct PicturePart {
  var bitmap: Bitmap
  /// The part, in pixels of `bitmap`; it may end between two pixels.
  var source: CGRect

  /// Maps points, of which `rect` shows the part, to pixels of the bitmap.
  func pixels(from rect: CGRect) -> CGAffineTransform {
    let (sx, sy) = (source.width / rect.width, source.height / rect.height)
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: source.minX - rect.minX * sx, ty: source.minY - rect.minY * sy)
  }
}

extension CairoPainter {
  /// Fetches a picture in a size that suits how large it is drawn.
  /// - Parameters:
  ///   - source: The part, in pixels of the picture as `ImageRef` counts them.
  ///   - size: How large the part is drawn, in device pixels.
  func picture(_ image: ImageRef, source: CGRect?, drawnAt size: CGSize) -> PicturePart? {
    let full = CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height)
    let part = source.map { $0.intersection(full) } ?? full
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let wanted = PixelSize(
      width: Int(min((size.width * full.width / part.width).rounded(.up), full.width)),
      height: Int(min((size.height * full.height / part.height).rounded(.up), full.height)))
    report.work.imageFetches += 1
    guard let bitmap = resources.images.bitmap(for: image, covering: wanted), !bitmap.isEmpty else {
      report.note(.missingImage, image.id)
      return nil
    }
    let (sx, sy) = (CGFloat(bitmap.width) / full.width, CGFloat(bitmap.height) / full.height)
    let scaled = CGRect(
      x: part.minX * sx, y: part.minY * sy, width: part.width * sx, height: part.height * sy)
    guard part != full else { return PicturePart(bitmap: bitmap, source: scaled) }
    // Cut out, so that smoothing never reaches pixels beside the part.
    let cut = DeviceRect(covering: scaled).intersection(
      DeviceRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !cut.isEmpty else { return nil }
    return PicturePart(
      bitmap: bitmap.cropped(to: cut),
      source: scaled.offsetBy(dx: CGFloat(-cut.x), dy: CGFloat(-cut.y)))
  }

  func image(
    _ draw: ImageDraw, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    guard state.transform.isInvertible, draw.rect.width > 0, draw.rect.height > 0 else { return }
    let t = state.transform
    let drawn = CGSize(
      width: draw.rect.width * (t.a * t.a + t.b * t.b).squareRoot(),
      height: draw.rect.height * (t.c * t.c + t.d * t.d).squareRoot())
    guard let part = picture(draw.image, source: draw.source, drawnAt: drawn) else { return }

    var matrix = part.pixels(from: draw.rect)
    if draw.isFlipped {
      let mirror = CGAffineTransform(
        a: -1, b: 0, c: 0, d: 1, tx: draw.rect.minX + draw.rect.maxX, ty: 0)
      matrix = mirror.concatenating(matrix)
    }
    let visible = DeviceRect(covering: state.visible(draw.rect))
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      if let tint = draw.tint {
        guard try setSource(tint, alpha: state.alpha, covering: visible, on: canvas, state) else {
          return
        }
      }
      let surface = try CairoSurface(copying: part.bitmap)
      let pattern = try CairoPattern(surface)
      pattern.setMatrix(matrix)
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern.pointer, filter(draw.interpolation, matrix, state))
      let context = canvas.context.pointer
      cairo_rectangle(context, draw.rect.minX, draw.rect.minY, draw.rect.width, draw.rect.height)
      if draw.tint != nil {
        cairo_clip(context)
        cairo_mask(context, pattern.pointer)
      } else if state.alpha < 1 {
        cairo_clip(context)
        canvas.context.setSource(pattern)
        cairo_paint_with_alpha(context, state.alpha)
      } else {
        canvas.context.setSource(pattern)
        cairo_fill(context)
      }
    }
  }

  /// Pixels that fall exactly on pixels are copied; all else is as asked.
  private func filter(
    _ interpolation: ImageInterpolation, _ matrix: CGAffineTransform, _ state: PaintState
  ) -> cairo_filter_t {
    let map = state.transform.inverted().concatenating(matrix)
    let isWhole = abs(map.tx - map.tx.rounded()) < 1e-6 && abs(map.ty - map.ty.rounded()) < 1e-6
    let isUnit = abs(abs(map.a) - 1) < 1e-9 && abs(abs(map.d) - 1) < 1e-9
    if isWhole, isUnit, map.b == 0, map.c == 0 { return CAIRO_FILTER_NEAREST }
    switch interpolation {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .medium, .high: return CAIRO_FILTER_GOOD
    }
  }
}

extension Bitmap {
  /// A part that lies inside the bitmap.
  func cropped(to rect: DeviceRect) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(rect.pixelCount)
    for row in rect.y..<rect.maxY {
      part.append(contentsOf: pixels[(row * width + rect.x)..<(row * width + rect.maxX)])
    }
    return Bitmap(width: rect.width, height: rect.height, pixels: part)
  }
}
