import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// Lines drawn over a picture to show how it was laid out.
package enum InspectionOverlay: String, CaseIterable, Hashable, Sendable {
  /// The frame of every placed view.
  case frames
  /// The band the system keeps free around the content.
  case margins
  /// First and last baselines of texts and symbols.
  case baselines

  /// - Parameter surface: Margins are shown where its content margins are.
  func items(over tree: DumpNode, on surface: WidgetSurface) -> [DisplayItem] {
    let hairline = 1 / surface.scale
    switch self {
    case .frames:
      return tree.flattened.compactMap { node in
        guard let frame = node.frame, frame.width > 0, frame.height > 0 else { return nil }
        // Inside the edge, so that neighbours' lines do not cover each other.
        let snapped = PixelGrid.snap(frame, scale: surface.scale)
        let line = snapped.insetBy(dx: hairline / 2, dy: hairline / 2)
        return .stroke(
          Path(line), .solid(ColorValue(rgb: 255, 0, 200, alpha: 0.7)),
          StrokeStyle(lineWidth: hairline))
      }
    case .margins:
      let whole = CGRect(origin: .zero, size: surface.size)
      var band = Path(whole)
      band.addRect(whole.inset(by: surface.margins))
      return [
        .fill(band, .solid(ColorValue(rgb: 0, 160, 255, alpha: 0.25)), FillStyle(eoFill: true))
      ]
    case .baselines:
      return tree.flattened.flatMap { node -> [DisplayItem] in
        guard let frame = node.frame, node.children.isEmpty, let lines = node.baselines else {
          return []
        }
        return Set([lines.first, lines.last]).sorted().map { y in
          let top = PixelGrid.snap(frame.minY + y, scale: surface.scale)
          return .fill(
            Path(CGRect(x: frame.minX, y: top, width: frame.width, height: hairline)),
            .solid(ColorValue(rgb: 0, 200, 80)), FillStyle())
        }
      }
    }
  }
}

extension DumpNode {
  /// This view and all inside it, outermost first.
  fileprivate var flattened: [DumpNode] { [self] + children.flatMap(\.flattened) }
}
