public import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A part of the role a shape plays in layout.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// A figure that fills the room it is given.
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape takes of a proposal: all of it unless it says otherwise.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  nonisolated static var role: ShapeRole { get }
  /// Whether right-to-left layouts mirror it.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a view does with its drawing in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    _ShapeView._resolve(_ShapeView(shape: view, style: ForegroundStyle()), resolver)
  }
}

/// A shape that can shrink from its own edges.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle = FillStyle()

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let resolved = view.style.resolved(in: resolver.environment)
    resolver.emit(
      ShapeRule(shape: view.shape),
      drawing: .paint(
        ShapeDrawable(shape: view.shape, style: resolved, fill: view.fillStyle)),
      named: view.shape.dumpName)
  }
}

nonisolated extension Shape {
  /// What dumps call the shape: the name of its type, even when that was erased.
  var dumpName: String { (self as? AnyShape)?.base.dumpName ?? "\(Self.self)".shapeName }
}

extension String {
  /// A type's name without its module and generic arguments.
  var shapeName: String {
    let head = prefix { $0 != "<" }
    return String(head.split(separator: ".").last ?? head)
  }
}

/// Asks the shape itself for its size.
struct ShapeRule: LayoutRule {
  let shape: any Shape

  func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  var label: String { shape.dumpName }
}

/// Fills a shape's outline in the frame it got.
struct ShapeDrawable: PaintDrawable {
  let shape: any Shape
  let style: ResolvedStyle
  let fill: FillStyle

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    style.fill(shape.placedPath(in: frame, scene.direction), in: frame, fill)
  }
}

nonisolated extension Shape {
  /// The outline in a frame, mirrored where the shape wants that.
  func placedPath(in frame: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: frame)
    guard case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction else {
      return path
    }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0))
  }
}
