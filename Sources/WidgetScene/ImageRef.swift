package import Foundation
package import WidgetGeometry

/// A picture by name.  The pixels are with the engine, which decodes them when painting.
package struct ImageRef: Hashable, Sendable, Codable {
  /// Unique within one render: a catalogue path or a content digest.
  package var id: String
  /// Upright, after the file's orientation is applied.
  package var pixels: PixelSize
  /// Whether the file is an outline that can be had in any size; `pixels` are then those of its own
  /// size, which is what sources of draws count in.
  package var isScalable: Bool

  package init(id: String, pixels: PixelSize, isScalable: Bool = false) {
    self.id = id
    self.pixels = pixels
    self.isScalable = isScalable
  }
}

/// How pixels between samples are made up.
package enum ImageInterpolation: String, Hashable, Sendable, Codable {
  case none, low, medium, high
}

/// A picture, or a part of one, drawn into a rectangle.
package struct ImageDraw: Hashable, Sendable, Codable {
  package var image: ImageRef
  /// The part drawn, in pixels of the picture; all of it when `nil`.
  package var source: CGRect?
  /// Where, in points.
  package var rect: CGRect
  package var interpolation: ImageInterpolation
  /// Paints this where the picture has alpha (template rendering).
  package var tint: Paint?
  /// Mirrored left to right inside `rect`.
  package var isFlipped: Bool

  package init(
    image: ImageRef, source: CGRect? = nil, rect: CGRect,
    interpolation: ImageInterpolation = .medium, tint: Paint? = nil, isFlipped: Bool = false
  ) {
    self.image = image
    self.source = source
    self.rect = rect
    self.interpolation = interpolation
    self.tint = tint
    self.isFlipped = isFlipped
  }
}
