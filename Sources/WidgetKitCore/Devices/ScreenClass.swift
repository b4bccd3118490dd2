import Foundation

/// What devices with the same screen have in common: the sizes of the widget families there.
///
/// The shapes of the tables below say how the families hang together: a medium widget is as high as
/// a small one and as wide as a large one, on the iPad a large one is square, and a rectangular
/// accessory is as high as a circular one.
struct ScreenClass: Hashable, Sendable {
  /// The logical size in points, portrait.
  let width: CGFloat
  let height: CGFloat
  /// Pixels per point.
  let scale: CGFloat
  /// Sizes up to iOS 18.
  let sizes: [WidgetFamily: Known<CGSize>]
  /// Sizes from iOS 26 on, where they differ or are known.
  let sizes26: [WidgetFamily: Known<CGSize>]
  /// Side of a drawn small widget over the side it is laid out with. The iPad lays widgets out at
  /// one size and scales the picture down for the Home Screen; 1 everywhere else.
  let homeScreenScale: CGFloat
}

/// Home Screen sizes of a phone: the side of a small widget, the width of a medium one, the height
/// of a large one.
struct PhoneHome {
  let side: CGFloat
  let width: CGFloat
  let largeHeight: CGFloat
  let confidence: Confidence
  /// Where the medium size is less certain than the others.
  var mediumConfidence: Confidence?
  /// Height of the tall family of iOS 27.
  var portraitHeight: CGFloat?

  init(
    _ side: CGFloat, _ width: CGFloat, _ largeHeight: CGFloat, _ confidence: Confidence,
    medium: Confidence? = nil, portrait: CGFloat? = nil
  ) {
    self.side = side
    self.width = width
    self.largeHeight = largeHeight
    self.confidence = confidence
    mediumConfidence = medium
    portraitHeight = portrait
  }

  var sizes: [WidgetFamily: Known<CGSize>] {
    var sizes: [WidgetFamily: Known<CGSize>] = [
      .systemSmall: .size(side, side, confidence),
      .systemMedium: .size(width, side, mediumConfidence ?? confidence),
      .systemLarge: .size(width, largeHeight, confidence),
    ]
    if let portraitHeight {
      sizes[.systemExtraLargePortrait] = .size(
        width, portraitHeight, min(confidence, .medium))
    }
    return sizes
  }
}

/// Lock Screen sizes: the side of a circular widget, the width of a rectangular one, the width of
/// the line. The line is 26 points high on every phone.
struct LockScreen {
  let side: CGFloat
  let rectangularWidth: CGFloat
  let inlineWidth: CGFloat
  let confidence: Confidence

  init(
    _ side: CGFloat, _ rectangularWidth: CGFloat, _ inlineWidth: CGFloat,
    _ confidence: Confidence
  ) {
    self.side = side
    self.rectangularWidth = rectangularWidth
    self.inlineWidth = inlineWidth
    self.confidence = confidence
  }

  var sizes: [WidgetFamily: Known<CGSize>] {
    [
      .accessoryCircular: .size(side, side, confidence),
      .accessoryRectangular: .size(rectangularWidth, side, confidence),
      .accessoryInline: .size(inlineWidth, 26, confidence),
    ]
  }
}

extension ScreenClass {
  static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ home: PhoneHome,
    _ lock: LockScreen?, ios26: PhoneHome? = nil
  ) -> ScreenClass {
    ScreenClass(
      width: width, height: height, scale: scale,
      sizes: home.sizes.merging(lock?.sizes ?? [:]) { $1 },
      sizes26: ios26?.sizes ?? [:], homeScreenScale: 1)
  }

  /// - Parameters:
  ///   - side: A small widget as it is laid out.
  ///   - drawn: The same as drawn on the Home Screen.
  ///   - large: Width of a medium widget and both sides of a large one.
  ///   - extraLarge: Width of an extra large widget.
  static func pad(
    _ width: CGFloat, _ height: CGFloat, side: CGFloat, drawn: CGFloat, large: CGFloat,
    extraLarge: CGFloat, _ confidence: Confidence
  ) -> ScreenClass {
    let home: [WidgetFamily: Known<CGSize>] = [
      .systemSmall: .size(side, side, confidence),
      .systemMedium: .size(large, side, confidence),
      .systemLarge: .size(large, large, confidence),
      .systemExtraLarge: .size(extraLarge, large, confidence),
    ]
    // No Lock Screen sizes are published for the iPad: those of a middle-sized phone.
    let lock = LockScreen(72, 160, 234, .assumed)
    return ScreenClass(
      width: width, height: height, scale: 2, sizes: home.merging(lock.sizes) { $1 },
      sizes26: [:], homeScreenScale: drawn / side)
  }

  /// - Parameters:
  ///   - rectangular: Size in the Smart Stack.
  ///   - circular: Side of a circular complication.
  ///   - corner: Side of a corner complication's picture.
  static func watch(
    _ width: CGFloat, _ height: CGFloat,
    rectangular: (CGFloat, CGFloat, Confidence),
    circular: (CGFloat, Confidence), corner: (CGFloat, Confidence)
  ) -> ScreenClass {
    ScreenClass(
      width: width, height: height, scale: 2,
      sizes: [
        .accessoryRectangular: .size(rectangular.0, rectangular.1, rectangular.2),
        .accessoryCircular: .size(circular.0, circular.0, circular.1),
        .accessoryCorner: .size(corner.0, corner.0, corner.1),
        // The line's size on a watch face is not known: as high as on a phone.
        .accessoryInline: .size(rectangular.0, 26, .assumed),
      ],
      sizes26: [:], homeScreenScale: 1)
  }
}
