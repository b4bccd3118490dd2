package import Foundation
import WidgetGeometry

extension Sequence<DisplayItem> {
  /// Whether one of the items surely covers all of `rect` with opaque colour.
  package func hide(_ rect: CGRect) -> Bool { contains { $0.hides(rect) } }
}

extension DisplayItem {
  fileprivate func hides(_ rect: CGRect) -> Bool {
    switch self {
    case .fill(let path, let paint, _): path == Path(rect) && paint.isOpaque
    case .group(.view, _, let items), .group(.accent, _, let items): items.hide(rect)
    case .stroke, .glyphs, .image, .group: false
    }
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _),
      .angular(let ramp, _, _, _):
      !ramp.stops.isEmpty && ramp.stops.allSatisfy { $0.color.alpha >= 1 }
    case .mesh, .image, .faded: false
    }
  }
}
