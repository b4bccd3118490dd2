public import WidgetGeometry
import WidgetLayout

nonisolated extension View {
  /// The columns this cell spans.
  public func gridCellColumns(_ count: Int) -> some View {
    changingTraits { $0.gridColumns = count }
  }

  /// Where this view lies in its cell, instead of the grid's and row's alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    changingTraits { $0.gridAnchor = anchor }
  }

  /// Axes along which this view does not ask its cell for room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changingTraits { $0.gridUnsizedAxes = axes }
  }

  /// The alignment of the whole column this cell is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changingTraits { $0.gridColumnAlignment = guide }
  }
}
