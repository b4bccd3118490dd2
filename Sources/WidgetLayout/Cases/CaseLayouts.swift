import Foundation
import WidgetGeometry

/// Children in rows, as many in a row as fit.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let rowSpacing: CGFloat

  /// Width when none is proposed, in points.
  private static let defaultWidth: CGFloat = 300

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? Self.defaultWidth
    return CGSize(width: width, height: arrange(width, subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, arrange(bounds.width, subviews).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: .unspecified)
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (
    origins: [CGPoint], height: CGFloat
  ) {
    var origins: [CGPoint] = []
    var (x, y, rowHeight) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, rowHeight) = (0, y + rowHeight + rowSpacing, 0)
      }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return (origins, y + rowHeight)
  }
}

/// How far a view is indented in a `PriorityColumnLayout`, in points.
enum IndentKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// Children below each other by falling priority, at their preferred distance.
struct PriorityColumnLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let spots = arrange(subviews)
    return CGSize(
      width: spots.map { $0.frame.maxX }.max() ?? 0, height: spots.last?.frame.maxY ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for spot in arrange(subviews) {
      subviews[spot.index].place(
        at: CGPoint(x: bounds.minX + spot.frame.minX, y: bounds.minY + spot.frame.minY),
        proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews) -> [(index: Int, frame: CGRect)] {
    let order = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }
    var spots: [(index: Int, frame: CGRect)] = []
    var y: CGFloat = 0
    for index in order {
      if let previous = spots.last {
        y += subviews[previous.index].spacing.distance(
          to: subviews[index].spacing, along: .vertical)
      }
      let size = subviews[index].sizeThatFits(.unspecified)
      let origin = CGPoint(x: subviews[index][IndentKey.self], y: y)
      spots.append((index, CGRect(origin: origin, size: size)))
      y += size.height
    }
    return spots
  }
}
