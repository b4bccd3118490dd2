public import Foundation

/// A projective map of the plane, which may turn a rectangle into any convex quadrilateral.
///
/// Points are rows, as in SwiftUI: (x, y, 1) times the matrix gives (x·w, y·w, w).
@frozen public struct ProjectionTransform: Hashable, Sendable, Codable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  public init(_ m: CGAffineTransform) {
    self.init(rows: (m.a, m.b, 0), (m.c, m.d, 0), (m.tx, m.ty, 1))
  }

  private init(
    rows first: (CGFloat, CGFloat, CGFloat), _ second: (CGFloat, CGFloat, CGFloat),
    _ third: (CGFloat, CGFloat, CGFloat)
  ) {
    (m11, m12, m13) = first
    (m21, m22, m23) = second
    (m31, m32, m33) = third
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The same map as an affine one, if it is one.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(m11, m12, m21, m22, m31, m32) : nil
  }

  /// The map that applies `self` first and `rhs` after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    return ProjectionTransform(
      rows: row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
  }

  /// Becomes its inverse; stays as it is and returns `false` if there is none.
  @discardableResult public mutating func invert() -> Bool {
    // Cofactors of the first row, then of the others.
    let (c11, c12) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33)
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let (c21, c22, c23) = (
      m13 * m32 - m12 * m33, m11 * m33 - m13 * m31, m12 * m31 - m11 * m32
    )
    let (c31, c32, c33) = (
      m12 * m23 - m13 * m22, m13 * m21 - m11 * m23, m11 * m22 - m12 * m21
    )
    self = ProjectionTransform(
      rows: (c11 / determinant, c21 / determinant, c31 / determinant),
      (c12 / determinant, c22 / determinant, c32 / determinant),
      (c13 / determinant, c23 / determinant, c33 / determinant))
    return true
  }

  /// The inverse map, or `self` when there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }
}

extension ProjectionTransform {
  /// How a flat view looks when it is turned in space, as `rotation3DEffect` has it.
  ///
  /// The view turns about `axis` through the anchor and is seen from straight before the anchor, at
  /// a distance of its longer side over `perspective`.
  ///
  /// - Parameters:
  ///   - axis: x to the right, y down, z towards the viewer; its length does not matter, and without
  ///     one nothing turns.
  ///   - anchorZ: Depth of the axis, in points.
  ///   - perspective: 0 for a view from infinitely far away.
  package init(
    rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat, size: CGSize
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let side = max(size.width, size.height)
    guard length > 0, length.isFinite, side > 0 else {
      self.init()
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    let nearness = perspective / side
    // Where the unit vectors go, in homogeneous coordinates of the plane they are seen on.
    func seen(
      _ px: CGFloat, _ py: CGFloat, _ pz: CGFloat, weight: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat) {
      (px, py, weight - pz * nearness)
    }
    let right = seen(
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, weight: 0)
    let down = seen(
      x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, weight: 0)
    let origin = seen(
      -anchorZ * (x * z * rest + y * sine), -anchorZ * (y * z * rest - x * sine),
      -anchorZ * (cosine + z * z * rest), weight: 1)
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    self = ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(ProjectionTransform(rows: right, down, origin))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension CGPoint {
  /// The point mapped by `m`; not finite where the map sends it infinitely far.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let weight = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / weight, y: (x * m.m12 + y * m.m22 + m.m32) / weight)
  }
}
