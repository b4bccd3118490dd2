package import Foundation
package import WidgetGeometry

/// Text: measured by whoever knows fonts.
package struct LeafRule: LayoutRule {
  package init() {}

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    node.pass.measurer.size(tag: node.tag, proposal)
  }

  /// A stack that asks how narrow the text can get hears 0, whatever its longest word.
  package func length(_ proposal: ProposedViewSize, _ axis: Axis, in node: NodeContext) -> CGFloat {
    if axis == .horizontal, proposal.width == 0 { return 0 }
    return node.pass.size(of: node.id, proposal)[axis]
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    guard key.axis == .vertical else { return nil }
    let measurer = node.pass.measurer
    switch key.role {
    case .start, .middle, .end: return nil
    case .firstBaseline:
      return measurer.baselines(tag: node.tag, size: size, proposal)?.first
    case .lastBaseline:
      return measurer.baselines(tag: node.tag, size: size, proposal)?.last
    case .custom:
      guard key == LabelGuide.key, let capHeight = measurer.capHeight(tag: node.tag) else {
        return nil
      }
      return measurer.baselines(tag: node.tag, size: size, proposal).map {
        $0.first - capHeight / 2
      }
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing {
    node.pass.measurer.spacing(tag: node.tag)
  }

  package var label: String { "Leaf" }
}

/// A view of one size, whatever is proposed: images that are not resizable, symbols.
package struct FixedLeafRule: LayoutRule {
  let size: CGSize
  let baselines: Baselines?
  let capHeight: CGFloat?
  let spacing: ViewSpacing

  /// - Parameters:
  ///   - baselines: Of symbols; other images stand on their bottom edge.
  ///   - capHeight: Height of capitals beside a symbol, which a label centres it on.
  package init(
    size: CGSize, baselines: Baselines? = nil, capHeight: CGFloat? = nil,
    spacing: ViewSpacing = .plain
  ) {
    self.size = size
    self.baselines = baselines
    self.capHeight = capHeight
    self.spacing = spacing
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize { size }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, _ proposal: ProposedViewSize, in node: NodeContext
  ) -> CGFloat? {
    guard key.axis == .vertical, let baselines else { return nil }
    switch key.role {
    case .start, .middle, .end: return nil
    case .firstBaseline: return baselines.first
    case .lastBaseline: return baselines.last
    case .custom:
      guard key == LabelGuide.key, let capHeight else { return nil }
      // The cap height to the nearest pixel, then half of it, as recorded at 2x on iOS 26.
      return baselines.first - PixelGrid.snap(capHeight, scale: node.pass.displayScale) / 2
    }
  }

  package func spacing(in node: NodeContext) -> ViewSpacing { spacing }

  package var label: String { "Fixed" }
}

/// A view that takes any size: colours, most shapes, gradients.
package struct FlexibleRule: LayoutRule {
  let ideal: CGSize

  /// - Parameter ideal: The size when none is proposed; 10 × 10 points for everything SwiftUI has.
  package init(ideal: CGSize = CGSize(width: 10, height: 10)) { self.ideal = ideal }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let space = proposal.replacingUnspecifiedDimensions(by: ideal)
    // A user's layout may propose less than nothing.
    return CGSize(width: max(0, space.width), height: max(0, space.height))
  }

  package var label: String { "Flexible" }
}

/// A view that takes the largest square of what is proposed: a circle.
package struct SquareRule: LayoutRule {
  package init() {}

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let space = proposal.replacingUnspecifiedDimensions()
    let side = max(0, min(space.width, space.height))
    return CGSize(width: side, height: side)
  }

  package var label: String { "Square" }
}

/// An image that stretches, but not below what its caps need.
package struct ResizableImageRule: LayoutRule {
  let size: CGSize
  let capInsets: EdgeInsets

  /// - Parameter size: The image's size in points, taken where nothing is proposed.
  package init(size: CGSize, capInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.capInsets = capInsets
  }

  package func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    CGSize(
      width: proposal.width.map { max($0, capInsets.horizontal) } ?? size.width,
      height: proposal.height.map { max($0, capInsets.vertical) } ?? size.height)
  }

  package var label: String { "ResizableImage" }
}
