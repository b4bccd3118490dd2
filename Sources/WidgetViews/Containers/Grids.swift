public import Foundation
public import WidgetGeometry
import WidgetLayout

/// Rows of cells whose columns line up.
///
/// Children that are no `GridRow` take a row of their own and span all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: nil) { Content._resolve(view.content, resolver) }
    resolver.emit(
      GridRule(
        alignment: view.alignment, horizontalSpacing: view.horizontalSpacing,
        verticalSpacing: view.verticalSpacing), children)
  }
}

/// The cells of one row of a grid.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let cells = resolver.collect(axis: nil) { Content._resolve(view.content, resolver) }
    // Outside a grid a row is its cells side by side; the grid is the one who knows, and it asks
    // for the row's own children.
    resolver.emit(GridRowRule(alignment: view.alignment), cells)
  }
}
