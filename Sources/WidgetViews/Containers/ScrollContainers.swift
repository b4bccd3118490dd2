import Foundation
public import WidgetGeometry
import WidgetLayout

/// A scroll view at rest: the start of its content, cut off at its edges.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.report(
      .note, "scroll-view-still",
      "a device does not draw scroll views in widgets; the start of the content is drawn here")
    // Several views are a column, and a row where only that direction scrolls.
    let axis: Axis = view.axes == .horizontal ? .horizontal : .vertical
    let outer = resolver.environment
    let margins = outer.scrollContentMargins
    resolver.environment.scrollContentMargins = EdgeInsets()
    let children = resolver.collect(axis: axis) { Content._resolve(view.content, resolver) }
    resolver.environment = outer
    var content = resolver.single(
      children,
      or: StackRule(
        axis: axis,
        alignment: axis == .vertical
          ? HorizontalAlignment.center.key : VerticalAlignment.center.key, spacing: nil))
    if margins != EdgeInsets() {
      content = resolver.node(PaddingRule(insets: margins), [content])
    }
    let scroll = resolver.node(ScrollRule(axes: view.axes), [content], named: "ScrollView")
    resolver.emit(
      PassThroughRule(label: "Clip"), [scroll],
      drawing: .effect(ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: false))))
  }
}

/// Scrolls to a view by its identity: never, in a still picture.
nonisolated public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Gives its content a proxy to scroll with.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public var body: Content { content(ScrollViewProxy()) }
}
