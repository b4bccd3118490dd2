import Foundation
import WidgetGeometry

/// What a case's leaves contain: texts stand-in by boxes, so that cases need no fonts.
enum CaseLeaf {
  /// A text of one size, nothing when nothing is proposed.
  case textbox(size: CGSize, baselines: Baselines, font: TextSpacingMetrics)
  /// A text that keeps as many whole lines as the proposed height holds, at least one.
  case lines(width: CGFloat, count: Int, lineHeight: CGFloat)
}

/// Answers for the leaves of a case.
struct CaseMeasurer: LeafMeasurer {
  let leaves: [CaseLeaf]
  let displayScale: CGFloat

  func size(tag: Int, _ proposal: ProposedViewSize) -> CGSize {
    switch leaves[tag] {
    case .textbox(let size, _, _):
      return proposal == .zero ? .zero : size
    case .lines(let width, let count, let lineHeight):
      var kept = CGFloat(count)
      if let height = proposal.height, height.isFinite {
        kept = min(max((height / lineHeight).rounded(.down), 1), kept)
      }
      return CGSize(width: width, height: kept * lineHeight)
    }
  }

  func baselines(tag: Int, size: CGSize, _ proposal: ProposedViewSize) -> Baselines? {
    switch leaves[tag] {
    case .textbox(_, let baselines, _): baselines
    case .lines: nil
    }
  }

  func spacing(tag: Int) -> ViewSpacing {
    switch leaves[tag] {
    case .textbox(_, _, let font): .text(font, displayScale: displayScale)
    case .lines: .plain
    }
  }

  func capHeight(tag: Int) -> CGFloat? {
    switch leaves[tag] {
    case .textbox(_, _, let font): font.capHeight
    case .lines: nil
    }
  }
}

extension TextSpacingMetrics {
  init(_ reader: CaseReader) throws(LayoutError) {
    self.init(
      ascender: try reader.required("ascender").number(),
      descender: try reader.required("descender").number(),
      leading: try reader.required("leading").number(),
      capHeight: try reader.required("capHeight").number())
  }
}
