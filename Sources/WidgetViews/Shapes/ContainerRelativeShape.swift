public import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

/// The shape of the container around it, shrunk as far as it stands inside: in a widget, the
/// widget's own rounded outline.  Without a container it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    return ContainerScope.current?.path(in: box) ?? Path(box)
  }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }

  /// The container's outline is not mirrored; nor is this.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// An outline that `ContainerRelativeShape` follows, and where it is.
package struct PlacedContainer: Sendable {
  package var shape: any InsettableShape
  /// In the coordinates of the shapes that ask.
  package var frame: CGRect

  package init(shape: any InsettableShape, frame: CGRect) {
    self.shape = shape
    self.frame = frame
  }

  /// The container's shape over `rect`, inset by the smallest distance between their edges, so that
  /// corners are concentric: a rounded container's radius shrinks by that distance.
  func path(in rect: CGRect) -> Path {
    let distance = max(
      0,
      min(
        rect.minX - frame.minX, frame.maxX - rect.maxX, rect.minY - frame.minY,
        frame.maxY - rect.maxY))
    return insetPath(of: shape, by: distance, in: rect)
  }

  func offsetBy(dx: CGFloat, dy: CGFloat) -> PlacedContainer {
    PlacedContainer(shape: shape, frame: frame.offsetBy(dx: dx, dy: dy))
  }

  private func insetPath<S: InsettableShape>(
    of shape: S, by distance: CGFloat, in rect: CGRect
  ) -> Path {
    shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
  }
}

/// The container of the shape whose path is being made.
///
/// `path(in:)` is given a rectangle and nothing else, and shapes nest in others, so the container
/// travels beside the call.
nonisolated enum ContainerScope {
  @TaskLocal static var current: PlacedContainer?
}

/// Makes the view's frame the container of the shapes inside.
struct ContainerShapeEffect: EffectDrawable {
  let shape: any InsettableShape

  func apply(to items: [DisplayItem], in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    items
  }

  func container(in frame: CGRect) -> PlacedContainer? {
    PlacedContainer(shape: shape, frame: frame)
  }
}

nonisolated extension View {
  /// What `ContainerRelativeShape` follows inside this view.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    effect("ContainerShape", ContainerShapeEffect(shape: shape))
  }
}
