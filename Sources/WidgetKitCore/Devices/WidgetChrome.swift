public import Foundation
public import WidgetGeometry

// What the system puts around a widget's content: margins and corners.
extension DevicePreset {
  /// The margins between a widget's edge and its content, unless the widget turns them off.
  ///
  /// 16 points on the Home Screen, as the guidelines say; none on the Lock Screen; about 7 in the
  /// Smart Stack of the Watch.
  public func contentMargins(of family: WidgetFamily) -> Known<EdgeInsets> {
    guard family.isAccessory else { return Known(EdgeInsets(all: 16), .medium) }
    switch (kind, family) {
    case (.watch, .accessoryRectangular): return Known(EdgeInsets(all: 7), .low)
    case (.watch, _): return Known(EdgeInsets(all: 0), .assumed)
    case (.phone, _), (.pad, _): return Known(EdgeInsets(all: 0), .medium)
    }
  }

  /// The radius of a widget's corners in points; the corners are continuous.
  ///
  /// Apple publishes none. 21.67 points are 65 pixels at 3x, what code that cuts widgets out of
  /// screenshots of iPhone X to 15 has settled on; 37 was measured once on iOS 26.
  public func cornerRadius(
    of family: WidgetFamily, on generation: SystemGeneration = .ios18
  ) -> Known<CGFloat> {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      let confidence: Confidence = kind == .phone ? .low : .assumed
      return Known(generation == .ios18 ? 21.67 : 37, confidence)
    case .accessoryCircular, .accessoryCorner:
      let side = size(of: family, on: generation)
      return Known((side?.value.width ?? 0) / 2, side?.confidence ?? .assumed)
    case .accessoryRectangular, .accessoryInline:
      // They have no container that could be seen on the Lock Screen.
      return Known(0, .low)
    }
  }
}

extension EdgeInsets {
  fileprivate init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
