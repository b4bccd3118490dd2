import Foundation
import WidgetGeometry
import WidgetRaster

extension CGAffineTransform {
  /// A mapping onto pixels of a picture, changed so that the picture ends a hundredth of a device
  /// pixel earlier on each side.
  ///
  /// Poppler, and so most viewers on Linux, draws a picture on every pixel that it touches, the one
  /// behind its end included: a picture that ends on a pixel's edge would be stretched by one.
  /// - Parameter drawn: The picture's size in device pixels.
  func shrinking(_ picture: PixelSize, drawnAt drawn: CGSize) -> CGAffineTransform {
    func factor(_ length: CGFloat) -> CGFloat { length > 1 ? length / (length - 0.02) : 1 }
    let (kx, ky) = (factor(drawn.width), factor(drawn.height))
    let (x, y) = (CGFloat(picture.width) / 2, CGFloat(picture.height) / 2)
    return concatenating(
      CGAffineTransform(a: kx, b: 0, c: 0, d: ky, tx: x - kx * x, ty: y - ky * y))
  }
}
