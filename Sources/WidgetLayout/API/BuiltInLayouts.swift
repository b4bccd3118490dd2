public import Foundation
public import WidgetGeometry

/// A row, as a layout value.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  /// Between subviews, in points; `nil` is what neighbours prefer.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { stack.size(proposal, subviews) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { stack.place(in: bounds, proposal, subviews) }

  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    stack.spacing(subviews.ids[...], subviews.pass)
  }
}

/// A column, as a layout value.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  /// Between subviews, in points; `nil` is what neighbours prefer.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { stack.size(proposal, subviews) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { stack.place(in: bounds, proposal, subviews) }

  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    stack.spacing(subviews.ids[...], subviews.pass)
  }
}

/// Subviews on top of each other, as a layout value.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    LayeredLayout(alignment: alignment).size(proposal, subviews.ids[...], subviews.pass)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    LayeredLayout(alignment: alignment).plan(bounds.size, subviews.ids[...], subviews.pass)
      .record(subviews, in: bounds)
  }
}

/// Rows and columns, as a layout value.
///
/// A subview that is a grid row contributes its cells; any other is a row of its own.
public struct GridLayout: Layout, Sendable {
  public var alignment: Alignment
  /// Between columns, in points; `nil` is what neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; `nil` is what neighbours prefer.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var grid: GridLayoutEngine {
    GridLayoutEngine(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let cells = GridCells(subviews.ids[...], grid, subviews.pass)
    return grid.plan(proposal, cells, subviews.pass).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cells = GridCells(subviews.ids[...], grid, subviews.pass)
    grid.plan(proposal, cells, subviews.pass).record(cells, in: bounds, subviews.pass)
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension StackLayout {
  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return plan(proposal, subviews).size
  }

  fileprivate func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    guard !subviews.isEmpty else { return }
    plan(placing(proposal, bounds.size), subviews).record(subviews, in: bounds)
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> ContainerPlan {
    let (ids, pass) = (subviews.ids[...], subviews.pass)
    return plan(proposal, ids, gaps: gaps(ids, pass), pass)
  }
}

extension ContainerPlan {
  /// Tells the running layout where its subviews go.
  fileprivate func record(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (index, subview) in subviews.enumerated() {
      let origin = frames[index].origin
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: offers[index])
    }
  }
}
