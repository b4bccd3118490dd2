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
    let children = resolver.collectingRows { Content._resolve(view.content, resolver) }
    resolver.emit(
      GridRule(
        alignment: view.alignment, horizontalSpacing: view.horizontalSpacing,
        verticalSpacing: view.verticalSpacing), children)
  }
}

/// The cells of one row of a grid; outside a grid just its views.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    guard resolver.environment.takesGridRows else {
      Content._resolve(view.content, resolver)
      return
    }
    let outer = resolver.environment
    resolver.environment.takesGridRows = false
    let cells = resolver.collect(axis: nil) { Content._resolve(view.content, resolver) }
    resolver.environment = outer
    resolver.emit(GridRowRule(alignment: view.alignment), cells)
  }
}

nonisolated private enum RowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the container around is a grid, which knows what to do with rows.
  fileprivate var takesGridRows: Bool {
    get { self[RowsKey.self] }
    set { self[RowsKey.self] = newValue }
  }
}

extension Resolver {
  /// The nodes `body` appends inside a grid.
  func collectingRows(_ body: () -> Void) -> [NodeID] {
    let outer = environment
    environment.takesGridRows = true
    defer { environment = outer }
    return collect(axis: nil, body)
  }
}
