public import Foundation
import WidgetKitCore

/// The screen of the phone that pictures are made for by default.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  private init() {
    let device = DevicePreset.standard
    bounds = CGRect(origin: .zero, size: device.screenSize)
    scale = device.scale
  }

  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(
      origin: .zero, size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
  }
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets()
}
