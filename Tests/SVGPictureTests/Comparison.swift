import Foundation
import Testing
import WidgetAssets
import WidgetCodecs
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

/// One document drawn by us and by librsvg, at the same number of pixels.
struct Comparison {
  /// Mean difference over all pixels and channels, premultiplied, of 255.
  let mean: Double
  /// Largest difference in any channel.
  let worst: Int
  /// Share of pixels that differ by more than 32 in some channel: more than smoothing of edges.
  let apart: Double

  enum Outcome {
    case same(Comparison)
    /// Why it is left to librsvg.
    case pixels(String)
    /// librsvg refuses the file, or we do.
    case refused(String)
  }

  /// - Parameter side: Pixels of the longer side.
  static func of(_ data: Data, named name: String, side: CGFloat = 160) throws -> Outcome {
    let picture: SVGPicture
    do {
      switch try SVGPicture.read(data, named: name) {
      case .shapes(let shapes): picture = shapes
      case .pixels(let reason): return .pixels(reason)
      }
    } catch {
      return .refused("\(error)")
    }
    let scale = side / max(picture.size.width, picture.size.height)
    let size = PixelSize(
      width: max(Int((picture.size.width * scale).rounded()), 1),
      height: max(Int((picture.size.height * scale).rounded()), 1))
    let theirs: Bitmap
    do {
      theirs = try SVGRasterizer.rasterize(data, size: size)
    } catch {
      return .refused("librsvg: \(error)")
    }
    let ours = try paint(picture, size)
    if let folder = ProcessInfo.processInfo.environment["WIDGET_SVG_DUMP"] {
      let stem = folder + "/" + name.replacing("/", with: "_").replacing(" ", with: "_")
      try PNGEncoder().encode(ours).write(to: URL(filePath: stem + ".ours.png"))
      try PNGEncoder().encode(theirs).write(to: URL(filePath: stem + ".theirs.png"))
    }
    return .same(Comparison(ours, theirs))
  }

  /// The mean difference from a picture some other program made of the document.
  static func with(_ png: Data, _ data: Data, named name: String) throws -> Double {
    guard case .shapes(let picture) = try SVGPicture.read(data, named: name) else { return 255 }
    let theirs = try ImageDecoder.decode(png)
    return Comparison(try paint(picture, theirs.size), theirs).mean
  }

  /// The picture fitted into `size` and centred, as librsvg does it.
  static func paint(_ picture: SVGPicture, _ size: PixelSize) throws -> Bitmap {
    let (width, height) = (CGFloat(size.width), CGFloat(size.height))
    let scale = min(width / picture.size.width, height / picture.size.height)
    let fit = CGAffineTransform(
      scale, 0, 0, scale, (width - picture.size.width * scale) / 2,
      (height - picture.size.height * scale) / 2)
    var report = PaintReport()
    let bitmap = try BitmapPainter(
      resources: PaintResources(glyphs: NoGlyphs(), images: NoImages())
    ).paint(
      DisplayList(
        size: CGSize(width: width, height: height),
        items: [.grouped(.transform(fit), picture.items)]),
      scale: 1, report: &report)
    #expect(report.notes.isEmpty, "\(report.notes)")
    return bitmap
  }

  init(_ ours: Bitmap, _ theirs: Bitmap) {
    var sum = 0
    var worst = 0
    var apart = 0
    for (a, b) in zip(ours.pixels, theirs.pixels) where a != b {
      var most = 0
      for shift in [0, 8, 16, 24] {
        let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        sum += difference
        most = max(most, difference)
      }
      worst = max(worst, most)
      if most > 32 { apart += 1 }
    }
    let count = max(ours.pixels.count, 1)
    mean = Double(sum) / Double(count * 4)
    self.worst = worst
    self.apart = Double(apart) / Double(count)
  }
}

private final class NoGlyphs: GlyphSource {
  func shape(of glyph: UInt32, in face: FontFaceRef) -> GlyphShape { .empty }
}

private final class NoImages: ImageSource {
  func bitmap(for image: ImageRef, covering size: PixelSize) -> Bitmap? { nil }
}
