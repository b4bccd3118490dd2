public import CoreGraphics
import WidgetGeometry
public import WidgetViews

extension UIImage {
  /// The pixels; `nil` for symbols, and outside of a program that is a widget.
  public var cgImage: CGImage? {
    pixels.map { CGImage(size: $0.size, pixels: $0.pixels, isDrawn: drawnSize != nil) }
  }

  /// A picture of pixels, one per point.
  public convenience init(cgImage: CGImage) {
    self.init(
      PicturePixels(
        size: PixelSize(width: cgImage.width, height: cgImage.height), pixels: cgImage.argb),
      scale: 1)
  }
}
