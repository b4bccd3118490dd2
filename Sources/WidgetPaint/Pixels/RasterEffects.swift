import Foundation
import WidgetRaster
import WidgetScene

extension Bitmap {
  mutating func blur(sigma: CGFloat) {}
  mutating func blurAlpha(sigma: CGFloat, color: ColorValue) {}
  mutating func apply(_ effect: ColorEffect) {}
}
