public import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A view that draws one shape, and can be filled and stroked again on top of what it has drawn.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled over another drawing of the same shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.layer(
      _ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle),
      over: view.background)
  }
}

/// A shape stroked over another drawing of the same shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.layer(
      _StrokedShapeView(shape: view.shape, style: view.style, stroke: view.strokeStyle),
      over: view.background)
  }
}

/// A shape whose border is drawn inside it, over another drawing of the same shape.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.layer(
      _StrokedShapeView(
        shape: _BorderShape(base: view.shape, lineWidth: view.strokeStyle.lineWidth),
        style: view.style, stroke: view.strokeStyle),
      over: view.background)
  }
}

nonisolated extension ShapeView {
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension Resolver {
  /// A view drawn over another of the same shape.  An empty background costs no node.
  fileprivate func layer<Top: View, Bottom: View>(_ top: Top, over bottom: Bottom) {
    let below = collect { Bottom._resolve(bottom, self) }
    let above = collect { Top._resolve(top, self) }
    guard let front = above.first else { return below.forEach(append) }
    guard !below.isEmpty else { return append(front) }
    emit(
      LayerRule(kind: .background, alignment: .center),
      [front, single(below, or: ZStackRule(alignment: .center))])
  }
}
