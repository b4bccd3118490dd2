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
    let part = source.map { $0.overlap(full) } ?? full
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let wanted = pixels(
      of: image,
      covering: CGSize(
        width: size.width * full.width / part.width,
        height: size.height * full.height / part.height))
    if isVector, image.isScalable { report.note(.rasterized, "SVG picture") }
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

  /// As many pixels as are needed to draw the whole picture in `size`, and no more than there are:
  /// an outline has as many as the limits allow.
  private func pixels(of image: ImageRef, covering size: CGSize) -> PixelSize {
    let own = CGSize(width: image.pixels.width, height: image.pixels.height)
    guard image.isScalable else {
      return PixelSize(
        width: Int(min(size.width.rounded(.up), own.width)),
        height: Int(min(size.height.rounded(.up), own.height)))
    }
    let limits = resources.limits
    let most = min(
      (CGFloat(limits.imagePixelCount) / (own.width * own.height)).squareRoot(),
      CGFloat(limits.imageSide) / max(own.width, own.height))
    let factor = min(max(size.width / own.width, size.height / own.height), most)
    // Rounded down at the limit, so that no side passes it.
    let rounding: FloatingPointRoundingRule = factor < most ? .up : .down
    return PixelSize(
      width: max(Int((own.width * factor).rounded(rounding)), 1),
      height: max(Int((own.height * factor).rounded(rounding)), 1))
  }

  func image(
    _ draw: ImageDraw, on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    guard state.transform.isInvertible, draw.rect.width > 0, draw.rect.height > 0 else { return }
    let t = state.transform
    let drawn = CGSize(
      width: draw.rect.width * (t.a * t.a + t.b * t.b).squareRoot() * rasterDensity,
      height: draw.rect.height * (t.c * t.c + t.d * t.d).squareRoot() * rasterDensity)
    guard let part = picture(draw.image, source: draw.source, drawnAt: drawn) else { return }

    try picture(part, draw, drawnAt: drawn, on: canvas, state)
  }

  /// Draws pixels as `draw` says, whatever picture it names.
  /// - Parameter drawn: The size of `draw.rect` in pixels, on a vector surface those of the raster
  ///   scale.
  func picture(
    _ part: PicturePart, _ draw: ImageDraw, drawnAt drawn: CGSize, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    let visible = DeviceRect(covering: state.visible(draw.rect))
    // Making a picture smaller reads all of it.
    try spend(visible.pixelCount * PaintCost.image + part.bitmap.width * part.bitmap.height)
    if let tint = draw.tint { try spend(tint, on: visible, elements: 1) }
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      if let tint = draw.tint {
        guard try setSource(tint, alpha: state.alpha, covering: visible, on: canvas, state) else {
          return
        }
      }
      let picture = try pattern(part, draw, drawnAt: drawn, visible, on: canvas, state)
      let context = canvas.context.pointer
      cairo_rectangle(context, draw.rect.minX, draw.rect.minY, draw.rect.width, draw.rect.height)
      if draw.tint != nil {
        cairo_clip(context)
        cairo_mask(context, picture.pointer)
      } else if state.alpha < 1 {
        cairo_clip(context)
        canvas.context.setSource(picture)
        cairo_paint_with_alpha(context, state.alpha)
      } else {
        canvas.context.setSource(picture)
        cairo_fill(context)
      }
    }
  }

  /// The picture as a pattern in the item's points.
  ///
  /// An upright picture on pixels is scaled by ourselves to the pixels it covers; cairo scales what
  /// is turned, after we have brought it near its size.
  private func pattern(
    _ part: PicturePart, _ draw: ImageDraw, drawnAt drawn: CGSize, _ visible: DeviceRect,
    on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) -> CairoPattern {
    let t = state.transform
    let map = matrix(part, draw)
    let exact = isPixelForPixel(t.inverted().concatenating(map))
    if draw.interpolation == .none || exact {
      return try pattern(part.bitmap, map, drawnAt: drawn, CAIRO_FILTER_NEAREST)
    }
    let kernel = draw.interpolation.kernel
    if !isVector, t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
      let region = visible.intersection(canvas.region)
      guard !region.isEmpty else {
        return try pattern(part.bitmap, map, drawnAt: drawn, CAIRO_FILTER_NEAREST)
      }
      let target = draw.rect.applying(t)
      let key = PictureCache.Key(
        source: part.source, target: target, region: region, kernel: kernel,
        isFlipped: draw.isFlipped)
      let scaled = cache.pictures.scaled(part.bitmap, key) {
        Resampler.scale(
          part.bitmap, source: part.source, to: target, region: region, kernel,
          isFlipped: draw.isFlipped)
      }
      let place = t.concatenating(
        CGAffineTransform(translationX: CGFloat(-region.x), y: CGFloat(-region.y)))
      return try pattern(scaled, place, drawnAt: drawn, CAIRO_FILTER_NEAREST)
    }
    let near = isVector ? part.resized(to: drawn, kernel) : part.shrunk(to: drawn, kernel)
    let filter = draw.interpolation == .low ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
    return try pattern(near.bitmap, matrix(near, draw), drawnAt: drawn, filter)
  }

  private func pattern(
    _ bitmap: Bitmap, _ matrix: CGAffineTransform, drawnAt drawn: CGSize, _ filter: cairo_filter_t
  ) throws(PaintError) -> CairoPattern {
    let surface = try CairoSurface(copying: bitmap)
    let pattern = try CairoPattern(surface)
    if isVector {
      // Beyond its end such a picture is nothing: cairo would pad it to whole pixels of its own.
      pattern.setMatrix(matrix.shrinking(bitmap.size, drawnAt: drawn))
    } else {
      pattern.setMatrix(matrix)
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    }
    cairo_pattern_set_filter(pattern.pointer, filter)
    return pattern
  }

  /// From the item's points to pixels of the picture.
  private func matrix(_ part: PicturePart, _ draw: ImageDraw) -> CGAffineTransform {
    let upright = part.pixels(from: draw.rect)
    guard draw.isFlipped else { return upright }
    let mirror = CGAffineTransform(
      a: -1, b: 0, c: 0, d: 1, tx: draw.rect.minX + draw.rect.maxX, ty: 0)
    return mirror.concatenating(upright)
  }

  /// Whether every device pixel shows exactly one pixel of the picture.
  private func isPixelForPixel(_ map: CGAffineTransform) -> Bool {
    let isWhole = abs(map.tx - map.tx.rounded()) < 1e-6 && abs(map.ty - map.ty.rounded()) < 1e-6
    let isUnit = abs(abs(map.a) - 1) < 1e-9 && abs(abs(map.d) - 1) < 1e-9
    return isWhole && isUnit && map.b == 0 && map.c == 0
  }
}

extension ImageInterpolation {
  var kernel: Resampler.Kernel {
    switch self {
    case .none, .low, .medium: .linear
    case .high: .cubic
    }
  }
}

extension PicturePart {
  /// The part in the pixels it is drawn on: viewers have ideas of their own of what a picture looks
  /// like that they make larger.
  func resized(to size: CGSize, _ kernel: Resampler.Kernel) -> PicturePart {
    let small = shrunk(to: size, kernel)
    guard size.width > source.width || size.height > source.height,
      let pixels = PixelSize(points: size, scale: 1, limits: .standard)
    else { return small }
    let whole = DeviceRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    return PicturePart(
      bitmap: Resampler.scale(bitmap, source: source, to: whole.rect, region: whole, kernel),
      source: whole.rect)
  }

  /// The part with no more pixels than are drawn; unchanged when it has no more.
  func shrunk(to size: CGSize, _ kernel: Resampler.Kernel) -> PicturePart {
    let width = min(max(size.width.rounded(.up), 1), source.width)
    let height = min(max(size.height.rounded(.up), 1), source.height)
    // A little too large is for the filter that comes after.
    guard source.width > 1.2 * width || source.height > 1.2 * height else { return self }
    let whole = DeviceRect(
      x: 0, y: 0, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    return PicturePart(
      bitmap: Resampler.scale(bitmap, source: source, to: whole.rect, region: whole, kernel),
      source: whole.rect)
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
