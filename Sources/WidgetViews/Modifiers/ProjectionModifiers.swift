public import Foundation
public import WidgetGeometry
import WidgetScene

nonisolated extension View {
  /// Turns the view in space about `axis` and draws it in perspective.
  ///
  /// - Parameters:
  ///   - axis: x to the right, y down, z towards the viewer.
  ///   - perspective: 0 for a view from infinitely far away.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effect(
      "Rotation3DEffect",
      ProjectionEffect { size in
        ProjectionTransform(
          rotation: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
          size: size)
      })
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect("ProjectionEffect", ProjectionEffect { _ in transform })
  }

  /// Composes the view's contents apart before they are drawn.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    effect("DrawingGroup", SimpleEffect(.isolate))
  }
}

/// The arithmetic that colours are composed with.  Everything is composed in gamma-encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Maps the content by a projection of its own coordinates.
struct ProjectionEffect: EffectDrawable {
  /// For a size in points.
  let transform: (CGSize) -> ProjectionTransform

  var restartsCoordinates: Bool { true }

  func apply(to items: [DisplayItem], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    let placed = transform(frame.size).concatenating(
      ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
    if let affine = placed.affine { return [.grouped(.transform(affine), items)] }
    return [
      .grouped(
        .projection([
          placed.m11, placed.m12, placed.m13, placed.m21, placed.m22, placed.m23, placed.m31,
          placed.m32, placed.m33,
        ]), items)
    ]
  }
}
