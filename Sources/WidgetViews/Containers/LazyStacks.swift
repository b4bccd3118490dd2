public import Foundation
public import WidgetGeometry
import WidgetLayout

/// A column that takes all the width it is offered.  Nothing is left out: a picture has no rest.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: .vertical) { Content._resolve(view.content, resolver) }
    resolver.emit(
      LazyStackRule(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing),
      children)
  }
}

/// A row that takes all the height it is offered.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: .horizontal) { Content._resolve(view.content, resolver) }
    resolver.emit(
      LazyStackRule(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing),
      children)
  }
}
