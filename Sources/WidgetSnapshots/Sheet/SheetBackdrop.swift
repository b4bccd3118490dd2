import Foundation
import WidgetGeometry
import WidgetScene

/// Wallpapers of our own behind widgets: a bright one for the home screen, a dim one for the lock
/// screen, made of gradients so that they stay vectors in a PDF.
enum SheetBackdrop {
  /// - Parameter isDark: Whether the system is dark, which dims the home screen's.
  static func items(
    _ backdrop: SheetPlan.Backdrop, in frame: CGRect, isDark: Bool
  ) -> [DisplayItem] {
    let colors: (top: ColorValue, bottom: ColorValue, glow: ColorValue)
    switch backdrop {
    case .plain: return []
    case .home:
      colors = (
        ColorValue(rgb: 0x3A, 0x6F, 0xB8), ColorValue(rgb: 0x8E, 0x5A, 0xA8),
        ColorValue(rgb: 0xF6, 0xB2, 0x7A, alpha: 0.75)
      )
    case .lock:
      colors = (
        ColorValue(rgb: 0x0E, 0x16, 0x2B), ColorValue(rgb: 0x35, 0x4A, 0x63),
        ColorValue(rgb: 0x6D, 0x8A, 0x9E, alpha: 0.6)
      )
    }
    let card = Path(roundedRect: frame, cornerRadius: 26)
    let sky = Paint.linear(
      ramp(colors.top, colors.bottom), start: CGPoint(x: frame.midX, y: frame.minY),
      end: CGPoint(x: frame.midX, y: frame.maxY))
    var clear = colors.glow
    clear.alpha = 0
    let glow = Paint.radial(
      ramp(colors.glow, clear), center: CGPoint(x: frame.maxX - frame.width / 4, y: frame.maxY),
      startRadius: 0, endRadius: max(frame.width, frame.height) * 0.7)
    var items: [DisplayItem] = [.fill(card, sky, FillStyle()), .fill(card, glow, FillStyle())]
    if isDark, backdrop == .home {
      items.append(.fill(card, .solid(ColorValue(rgb: 0, 0, 0x10, alpha: 0.6)), FillStyle()))
    }
    return items
  }

  private static func ramp(_ first: ColorValue, _ last: ColorValue) -> GradientRamp {
    GradientRamp(stops: [
      GradientStop(first, at: 0), GradientStop(last, at: 1),
    ])
  }
}
