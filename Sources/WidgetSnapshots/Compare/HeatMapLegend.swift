import Foundation
import WidgetGeometry
import WidgetKitCore
package import WidgetRaster
package import WidgetRender
import WidgetViews

/// What the colours of a heat map mean and how many pixels have each, below the map.
///
/// Drawn by the engine with its own fonts, so that the file is the same on every machine.
nonisolated struct HeatMapLegend: View {
  let rows: [(color: UInt32, text: String)]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<rows.count) { index in
        HStack(spacing: 4) {
          Rectangle().fill(Color(pixel: rows[index].color)).frame(width: 8, height: 8)
          Text(verbatim: rows[index].text).font(.system(size: 9)).foregroundColor(.black)
            .lineLimit(1).minimumScaleFactor(0.4)
        }
      }
    }
    .padding(4)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }

  init(_ comparison: PictureComparison, scaleEnd: Double) {
    var rows: [(UInt32, String)] = []
    if comparison.hasSameSize {
      let unseen = comparison.changed.count { $0.deltaE < ChangedPixel.noticeable }
      let edges = comparison.changed.count { $0.isEdge && $0.deltaE >= ChangedPixel.noticeable }
      let seen = comparison.changed.count - unseen - edges
      rows = [
        (HeatMap.noise, "\(unseen) px cannot be seen (ΔE below 1)"),
        (HeatMap.edge, "\(edges) px are edges with another coverage"),
        (DiffImage.ramp(0.5), "\(seen) px differ visibly, from ΔE 1 …"),
        (DiffImage.ramp(1), "… to ΔE \(DecimalText.fixed(scaleEnd, decimals: 1))"),
      ]
    } else {
      rows = [
        (HeatMap.added, "added: \(comparison.actual.width) × \(comparison.actual.height) px now"),
        (
          HeatMap.removed,
          "removed: \(comparison.reference.width) × \(comparison.reference.height) px before"
        ),
      ]
    }
    self.rows = rows
  }

  /// Points for all rows.
  var height: CGFloat { CGFloat(rows.count) * 13 + 8 }
}

extension HeatMap {
  /// The map with its legend.
  package func picture(
    over reference: Bitmap, _ comparison: PictureComparison, engine: RenderEngine
  ) throws(RenderError) -> Bitmap {
    let map = picture(over: reference)
    let legend = HeatMapLegend(comparison, scaleEnd: scaleEnd)
    // Two pixels a point, and wide enough to be read under a narrow picture.
    let width = max(CGFloat(map.width) / 2, 150)
    let drawn = try engine.paint(
      RenderRequest(
        surface: WidgetSurface(
          family: .systemMedium, size: CGSize(width: width, height: legend.height), scale: 2)
      ) { AnyView(legend) }
    ).bitmap
    var whole = Bitmap(
      width: max(map.width, drawn.width), height: map.height + drawn.height, filledWith: .max)
    whole.replace(x: 0, y: 0, with: map)
    whole.replace(x: 0, y: map.height, with: drawn)
    return whole
  }
}

extension Color {
  /// An opaque `0xAARRGGBB`.
  fileprivate init(pixel: UInt32) {
    self.init(
      red: Double(pixel >> 16 & 255) / 255, green: Double(pixel >> 8 & 255) / 255,
      blue: Double(pixel & 255) / 255)
  }
}
