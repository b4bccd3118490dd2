package import Foundation
import WidgetGeometry

/// What default distances around a text depend on: metrics of its largest font, in points.
package struct TextSpacingMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// Positive below the baseline.
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat

  package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
  }
}

extension ViewSpacing {
  /// A text's preferences.
  ///
  /// Views above and below keep a distance that looks as if a line had a tenth of its height as
  /// gap; the formula reproduces twelve pairs recorded from SwiftUI.  Sideways a text says
  /// nothing, so the fallback of 8 points holds.
  package static func text(_ font: TextSpacingMetrics, displayScale: CGFloat) -> ViewSpacing {
    let line = font.ascender + font.descender
    let gap = PixelGrid.roundUp(line / 10, scale: displayScale)
    let pitch = line + gap
    let lineGap = Value.text(leading: font.leading, displayScale: displayScale)
    return ViewSpacing(preferences: [
      Key(category: .textToText, edge: .top): lineGap,
      Key(category: .textToText, edge: .bottom): lineGap,
      Key(category: .edgeAboveText, edge: .top): .distance(pitch - font.ascender),
      Key(category: .edgeBelowText, edge: .bottom): .distance(
        max(pitch - font.capHeight, gap + font.descender)),
      Key(category: .textBaseline, edge: .top): .distance(-font.ascender),
      Key(category: .textBaseline, edge: .bottom): .distance(-font.descender),
    ])
  }

  /// A symbol image's preferences: those of a text without line gap.
  ///
  /// - Parameter baselineOffset: Distance of the baseline above the bottom edge, in points.
  package static func symbol(baselineOffset: CGFloat) -> ViewSpacing {
    ViewSpacing(preferences: [
      Key(category: .textToText, edge: .top): .distance(0),
      Key(category: .textToText, edge: .bottom): .distance(0),
      Key(category: .edgeAboveText, edge: .top): .distance(baselineOffset),
      Key(category: .edgeBelowText, edge: .bottom): .distance(baselineOffset + 1),
    ])
  }
}
