public import Foundation

/// How the ends of an open line look.
@frozen public enum CGLineCap: Int32, Hashable, Sendable, Codable { case butt, round, square }

/// How two segments of a line meet.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable, Codable { case miter, round, bevel }

/// How a path is stroked.  Lengths in points.
public struct StrokeStyle: Hashable, Sendable, Codable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn; empty paints the whole line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a path is filled.
public struct FillStyle: Hashable, Sendable, Codable {
  /// Even-odd instead of non-zero winding.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
