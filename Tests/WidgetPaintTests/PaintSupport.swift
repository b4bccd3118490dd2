import Foundation
import Testing
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

/// Glyph 1 is a full em square above the baseline, glyph 2 a triangle in it, glyph 3 a picture of
/// two pixels side by side, red and blue.  All others do not exist and are empty.
final class SquareGlyphs: GlyphSource {
  func shape(of glyph: UInt32, in face: FontFaceRef) -> GlyphShape {
    switch glyph {
    case 1: .outline(Path(CGRect(x: 0, y: -1, width: 1, height: 1)))
    case 2:
      .outline(
        Path { path in
          path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: -1), CGPoint(x: 1, y: 0)])
          path.closeSubpath()
        })
    case 3:
      .bitmap(
        width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF],
        frame: CGRect(x: 0, y: -1, width: 2, height: 1))
    default: .empty
    }
  }
}

/// Pictures made in the test.
final class FixedImages: ImageSource {
  var bitmaps: [String: Bitmap]
  private(set) var requests: [PixelSize] = []

  init(_ bitmaps: [String: Bitmap] = [:]) { self.bitmaps = bitmaps }

  func bitmap(for image: ImageRef, covering size: PixelSize) -> Bitmap? {
    requests.append(size)
    return bitmaps[image.id]
  }
}

extension ColorValue {
  static let red = ColorValue(red: 1, green: 0, blue: 0)
  static let green = ColorValue(red: 0, green: 1, blue: 0)
  static let blue = ColorValue(red: 0, green: 0, blue: 1)
}

extension DisplayItem {
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ColorValue
  ) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .solid(color), FillStyle())
  }
}

/// A bitmap and what was said about it.
func painted(
  _ items: [DisplayItem], width: CGFloat = 10, height: CGFloat = 10, scale: CGFloat = 1,
  images: [String: Bitmap] = [:], limits: RenderLimits = .standard
) throws -> (bitmap: Bitmap, report: PaintReport) {
  let painter = BitmapPainter(
    resources: PaintResources(glyphs: SquareGlyphs(), images: FixedImages(images), limits: limits))
  var report = PaintReport()
  let list = DisplayList(size: CGSize(width: width, height: height), items: items)
  let bitmap = try painter.paint(list, scale: scale, report: &report)
  return (bitmap, report)
}

extension Bitmap {
  /// The pixel as `AARRGGBB`.
  func hex(_ x: Int, _ y: Int) -> String { String(format: "%08X", self[x, y]) }
}
