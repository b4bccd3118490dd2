import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

extension SVGWriter {
  /// Attributes that fill or stroke with a paint; `nil` when it shows nothing.
  /// - Parameters:
  ///   - name: `fill` or `stroke`.
  ///   - bounds: What is painted at most, in the item's points.
  func ink(
    _ paint: Paint, _ name: String, covering bounds: CGRect, alpha: Double = 1,
    _ state: PaintState
  ) throws(PaintError) -> String? {
    guard alpha > 0 else { return nil }
    try checkStops(paint)
    func reference(_ id: String) -> String { " \(name)=\"url(#\(id))\"" }
    switch paint {
    case .solid(let color):
      let opacity = color.clamped.alpha * alpha
      guard opacity > 0 else { return nil }
      let strength = opacity < 1 ? SVGText.attribute("\(name)-opacity", opacity, decimals: 4) : ""
      return " \(name)=\"\(SVGText.color(color))\"\(strength)"
    case .linear(let ramp, let start, let end):
      guard let stops = stops(ramp.deviceStops, alpha) else { return nil }
      let line =
        SVGText.attribute("x1", start.x) + SVGText.attribute("y1", start.y)
        + SVGText.attribute("x2", end.x) + SVGText.attribute("y2", end.y)
      return reference(
        document.define("gradient", key: "linear" + line + stops) { id in
          "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(line)>\(stops)"
            + "</linearGradient>"
        })
    case .radial(let ramp, let center, let startRadius, let endRadius):
      let place =
        SVGText.attribute("cx", center.x) + SVGText.attribute("cy", center.y)
      return radial(ramp, from: startRadius, to: endRadius, place, alpha).map(reference)
    case .elliptical(let ramp, let center, let radii, let startFraction, let endFraction):
      guard radii.width > 0, radii.height > 0 else { return nil }
      let stretch = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      let place =
        " cx=\"0\" cy=\"0\"" + SVGText.attribute("gradientTransform", SVGText.matrix(stretch))
      return radial(ramp, from: startFraction, to: endFraction, place, alpha).map(reference)
    case .angular(let ramp, let center, let start, let end):
      report.note(.rasterized, "angular gradient")
      let raster = AngularRaster(ramp, center: center, start: start, end: end, alpha: alpha)
      return try pixels(covering: bounds, state) { raster.bitmap($0, $1) }.map(reference)
    case .mesh(let mesh):
      guard let raster = MeshRaster(mesh, alpha: alpha) else {
        report.note(.notFinite, "mesh gradient")
        return nil
      }
      report.note(.rasterized, "mesh gradient")
      return try pixels(covering: bounds, state) { raster.bitmap($0, $1) }.map(reference)
    case .image(let image, let source, let tile):
      return try tiles(image, source, tile, alpha, state).map(reference)
    case .faded(let paint, let opacity):
      return try ink(
        paint, name, covering: bounds, alpha: alpha * min(max(opacity, 0), 1), state)
    }
  }

  private func checkStops(_ paint: Paint) throws(PaintError) {
    switch paint {
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _),
      .angular(let ramp, _, _, _):
      let limit = resources.limits.gradientStops
      guard ramp.stops.count <= limit else {
        throw .tooManyStops(count: ramp.stops.count, limit: limit)
      }
    case .solid, .mesh, .image, .faded: return
    }
  }

  private func stops(_ stops: [GradientStop], _ alpha: Double) -> String? {
    guard stops.contains(where: { $0.color.alpha > 0 }) else { return nil }
    return stops.map { stop in
      let opacity = stop.color.alpha * alpha
      let strength = opacity < 1 ? SVGText.attribute("stop-opacity", opacity, decimals: 4) : ""
      return "<stop\(SVGText.attribute("offset", stop.location, decimals: 5))"
        + " stop-color=\"\(SVGText.color(stop.color))\"\(strength)/>"
    }.joined()
  }

  /// A gradient from one radius to another.  SVG 1.1's begin at the centre: the stops are moved.
  private func radial(
    _ ramp: GradientRamp, from start: CGFloat, to end: CGFloat, _ place: String, _ alpha: Double
  ) -> String? {
    let (start, end) = (max(0, start), max(0, end))
    let outer = max(start, end)
    var moved = ramp.deviceStops
    if start > end { moved.reverse() }
    moved = moved.map { stop in
      let location = start > end ? 1 - stop.location : stop.location
      let low = min(start, end)
      let radius = Double(low) + location * Double(outer - low)
      return GradientStop(stop.color, at: outer > 0 ? radius / Double(outer) : 1)
    }
    guard let stops = stops(moved, alpha) else { return nil }
    // A radius of zero paints the last colour everywhere, as it should.
    let radius = SVGText.attribute("r", outer)
    return document.define("gradient", key: "radial" + place + radius + stops) { id in
      "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(place)\(radius)>\(stops)"
        + "</radialGradient>"
    }
  }

  /// Pixels of our own as a pattern that is used once.
  private func pixels(
    covering bounds: CGRect, _ state: PaintState,
    _ make: (DeviceRect, CGAffineTransform) -> Bitmap
  ) throws(PaintError) -> String? {
    let density = max(state.lengthScale * scale, 1e-3)
    let toPixels = CGAffineTransform(scaleX: density, y: density)
    guard !bounds.isNull, bounds.isFinite, state.transform.isInvertible else { return nil }
    let seen = state.visible(bounds).applying(state.transform.inverted()).overlap(bounds)
    let region = DeviceRect(covering: seen.applying(toPixels))
    guard !region.isEmpty, region.pixelCount <= resources.limits.pixelCount else { return nil }
    let bitmap = make(region, toPixels)
    let place = region.rect.applying(toPixels.inverted())
    let data = try dataURI(bitmap)
    return document.define("pattern", key: data + SVGText.rect(place)) { id in
      "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"\(SVGText.rect(place))>"
        + "<image\(SVGText.attribute("width", place.width))"
        + "\(SVGText.attribute("height", place.height)) preserveAspectRatio=\"none\""
        + " xlink:href=\"\(data)\"/></pattern>"
    }
  }

  private func tiles(
    _ image: ImageRef, _ source: CGRect?, _ tile: CGRect, _ alpha: Double, _ state: PaintState
  ) throws(PaintError) -> String? {
    guard tile.width > 0, tile.height > 0 else { return nil }
    let size = tile.applying(state.transform).size
    let wanted = CGSize(width: size.width * scale, height: size.height * scale)
    let part = picturePainter { $0.picture(image, source: source, drawnAt: wanted) }
    guard let part = part?.shrunk(to: wanted, .linear) else { return nil }
    let data = try dataURI(part.bitmap)
    let map = part.pixels(from: CGRect(origin: .zero, size: tile.size)).inverted()
    let strength = alpha < 1 ? SVGText.attribute("opacity", alpha, decimals: 4) : ""
    return document.define("pattern", key: "\(data)\(SVGText.rect(tile))\(alpha)") { id in
      "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"\(SVGText.rect(tile))>"
        + "<image width=\"\(part.bitmap.width)\" height=\"\(part.bitmap.height)\"\(strength)"
        + " transform=\"\(SVGText.matrix(map))\" xlink:href=\"\(data)\"/></pattern>"
    }
  }

  /// Lets a painter of pixels do something, notes and counts kept.
  func picturePainter<R>(_ body: (CairoPainter) -> R) -> R {
    let painter = CairoPainter(
      output: .pixels, resources: resources, cache: cache, report: report)
    defer { report = painter.report }
    return body(painter)
  }

  func dataURI(_ bitmap: Bitmap) throws(PaintError) -> String {
    do {
      return "data:image/png;base64," + (try encodePNG(bitmap)).base64EncodedString()
    } catch {
      throw .encoding("\(error)")
    }
  }
}
