public import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A shape made from another: the path and the size are functions of the base's.
nonisolated public struct _DerivedShape<Base: Shape>: Shape {
  let base: Base
  /// Whether the base's own size survives (a trimmed circle stays square).
  let keepsSize: Bool
  let change: @Sendable (Base, CGRect) -> Path

  public func path(in rect: CGRect) -> Path { change(base, rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? base.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

nonisolated extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _DerivedShape(base: self, keepsSize: true) {
      $0.path(in: $1).trimmedPath(from: start, to: end)
    }
  }
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _DerivedShape(base: self, keepsSize: false) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
  }
  @_disfavoredOverload
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    about(anchor, CGAffineTransform(scaleX: x, y: y))
  }
  @_disfavoredOverload
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    about(anchor, CGAffineTransform(scaleX: scale, y: scale))
  }
  @_disfavoredOverload
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    about(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(base: self, keepsSize: false) { shape, rect in
      shape.path(in: rect).applying(transform)
    }
  }
  public func size(_ size: CGSize) -> some Shape {
    _DerivedShape(base: self, keepsSize: false) { shape, rect in
      shape.path(in: CGRect(origin: rect.origin, size: size))
    }
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(base: self, keepsSize: false) { shape, rect in
      let centre = anchor.point(in: rect)
      return shape.path(in: rect).applying(
        CGAffineTransform(translationX: -centre.x, y: -centre.y)
          .concatenating(transform)
          .concatenating(CGAffineTransform(translationX: centre.x, y: centre.y)))
    }
  }

  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShapeView<Self, S> {
    _StrokedShapeView(shape: self, style: content, stroke: style)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The stroke's own outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    _DerivedShape(base: self, keepsSize: true) { $0.path(in: $1).strokedPath(style) }
  }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// A shape inset by half its stroke, so that the line stays inside the frame; never square.
nonisolated struct _BorderShape<Base: InsettableShape>: Shape {
  let base: Base
  let lineWidth: CGFloat
  func path(in rect: CGRect) -> Path { base.inset(by: lineWidth / 2).path(in: rect) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape whose outline is drawn.  The width never changes layout.
nonisolated public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView,
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var stroke: StrokeStyle

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let resolved = view.style.resolved(in: resolver.environment)
    resolver.emit(
      ShapeRule(shape: view.shape),
      drawing: .paint(
        StrokeDrawable(shape: view.shape, style: resolved, stroke: view.stroke)),
      named: view.shape.dumpName + " stroke")
  }
}

/// Strokes a shape's outline in the frame it got.
struct StrokeDrawable: PaintDrawable {
  let shape: any Shape
  let style: ResolvedStyle
  let stroke: StrokeStyle

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let path = shape.placedPath(in: frame, scene.direction)
    guard !path.isEmpty, stroke.lineWidth > 0 else { return [] }
    return style.shadowing([.stroke(path, style.paint(in: frame), stroke)])
  }
}
