package import Foundation

/// One colour of a gradient and where it stands, 0…1.
package struct GradientStop: Hashable, Sendable, Codable {
  package var color: ColorValue
  package var location: Double

  package init(_ color: ColorValue, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// Colours along a line, with the space in which they are mixed.
package struct GradientRamp: Hashable, Sendable, Codable {
  package enum Mixing: String, Hashable, Sendable, Codable {
    /// Straight lines in gamma-encoded sRGB.
    case device
    /// Straight lines in Oklab, as SwiftUI mixes.
    case perceptual
  }

  /// In order of location.
  package var stops: [GradientStop]
  package var mixing: Mixing

  package init(stops: [GradientStop], mixing: Mixing = .perceptual) {
    self.stops = stops
    self.mixing = mixing
  }
}

/// A grid of coloured points; every cell between four of them is a bicubic patch.
package struct MeshPaint: Hashable, Sendable, Codable {
  package var columns: Int
  package var rows: Int
  /// Row by row, in points.
  package var points: [CGPoint]
  package var colors: [ColorValue]
  package var background: ColorValue
  package var smoothsColors: Bool

  package init(
    columns: Int, rows: Int, points: [CGPoint], colors: [ColorValue], background: ColorValue,
    smoothsColors: Bool
  ) {
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }
}

/// What an area is filled with.  Points are in the coordinates of the item that uses it.
package indirect enum Paint: Hashable, Sendable, Codable {
  case solid(ColorValue)
  case linear(GradientRamp, start: CGPoint, end: CGPoint)
  case radial(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient whose unit circle is stretched to `radii` around `center`; fractions of the
  /// radii where it starts and ends.
  case elliptical(
    GradientRamp, center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
  /// Angles in radians, 0 at the trailing edge, growing clockwise.
  case angular(GradientRamp, center: CGPoint, start: Double, end: Double)
  case mesh(MeshPaint)
  /// A picture repeated from `tile`; `source` is the part of it in pixels.
  case image(ImageRef, source: CGRect?, tile: CGRect)
  /// `paint` with its opacity multiplied.
  case faded(Paint, Double)
}
