package import Foundation
package import WidgetGeometry

/// One thing to paint.  Every backend switches over all cases, with no `default`.
package indirect enum DisplayItem: Hashable, Sendable, Codable {
  case fill(Path, Paint, FillStyle)
  case stroke(Path, Paint, StrokeStyle)
  case glyphs(GlyphRun, Paint)
  case image(ImageDraw)
  /// Items painted through one effect.  `bounds` covers everything the group may paint, effect
  /// included, in the coordinates outside the group.
  case group(GroupEffect, bounds: CGRect, [DisplayItem])
}

/// What a group does to its items.  Modifiers nest, so nesting is the order.
package indirect enum GroupEffect: Hashable, Sendable, Codable {
  /// Items are composed first, then faded together.
  case opacity(Double)
  case clip(Path, FillStyle)
  /// Keeps what the mask's items cover, by their alpha.
  case mask([DisplayItem])
  /// Maps the items' coordinates to those outside.
  case transform(CGAffineTransform)
  /// A perspective picture of the composed items; row-major 3 × 3, points as row vectors.
  case projection([CGFloat])
  /// A copy of the items' alpha, blurred, tinted and moved, below the items.  `radius` is the
  /// Gaussian's sigma in points.
  case shadow(ColorValue, radius: CGFloat, offset: CGSize)
  /// `radius` is the Gaussian's sigma in points.
  case blur(radius: CGFloat, opaque: Bool)
  case color(ColorEffect)
  /// How the composed items meet what is below the group.
  case blend(BlendMode)
  /// Composed apart from what is below, then painted over it.
  case isolate
  /// Replaces what is below inside `Path` by a blurred, saturated copy of it before the items.
  case backdrop(Path, blurRadius: CGFloat, saturation: Double)
  /// Cuts the items' alpha out of what the enclosing group has painted so far.
  case knockout
  /// No effect: names the view the items come from, for structured output.
  case view(ViewLabel)
  /// No effect on full colour: tells accented rendering which group the items belong to.
  case accent(AccentRole)
}

/// What becomes of items in an accented widget.
package enum AccentRole: String, Hashable, Sendable, Codable {
  /// Their alpha in the primary colour: everything that does not say.
  case primary
  /// Their alpha in the accent colour.
  case accent
  /// Their brightness in the primary colour, in the accent colour.
  case desaturated, accentedDesaturated
  /// As they are.
  case fullColor
}

/// Where items come from.
package struct ViewLabel: Hashable, Sendable, Codable {
  /// The view's type, `Text`.
  package var type: String
  /// JSON pointer into the template, when there is one.
  package var pointer: String?
  /// Where a tap leads.
  package var url: String?

  package init(type: String, pointer: String? = nil, url: String? = nil) {
    self.type = type
    self.pointer = pointer
    self.url = url
  }
}

/// Changes of colour on gamma-encoded, un-premultiplied sRGB, clamped afterwards.
package enum ColorEffect: Hashable, Sendable, Codable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  case invert
  case multiply(ColorValue)
  case luminanceToAlpha
  /// Keeps alpha, replaces colour: accented widgets and templates.
  case tint(ColorValue)
  /// Alpha from luminance × alpha, colour replaced: vibrant widgets.
  case vibrant(ColorValue)
}

/// SwiftUI's blend modes.
public enum BlendMode: String, CaseIterable, Hashable, Sendable, Codable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
