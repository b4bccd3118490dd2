import CommandLineKit
package import Foundation
import WidgetCodecs
import WidgetGeometry
package import WidgetRaster
package import WidgetRender

/// Where failures leave their files, at paths that follow from the case's id.
package struct ArtifactFolder: Sendable {
  package let root: URL
  /// An empty file that is made with the first of the others: it tells whose they are.
  private let mark: URL?

  package init(root: URL, mark: URL? = nil) {
    self.root = root
    self.mark = mark
  }

  package func keep(
    _ item: SnapshotCase, reference: (bitmap: Bitmap, data: Data)? = nil, actual: Bitmap,
    comparison: PictureComparison? = nil, layout: Data, scale: CGFloat, engine: RenderEngine
  ) throws -> SnapshotOutcome.Artifacts {
    let encoder = PNGEncoder()
    let actualData = try encoder.encode(actual, scale: scale)
    var kept = SnapshotOutcome.Artifacts(
      actual: try write(actualData, item, "actual.png"), actualDigest: Self.digest(actualData),
      size: CGSize(width: CGFloat(actual.width) / scale, height: CGFloat(actual.height) / scale),
      scale: scale)
    kept.layout = try write(layout, item, "layout.json")
    if let reference {
      kept.reference = try write(reference.data, item, "reference.png")
      kept.referenceDigest = Self.digest(reference.data)
    }
    if let reference, let comparison {
      let map = HeatMap(comparison)
      kept.overlay = try write(try encoder.encode(map.overlay, scale: scale), item, "overlay.png")
      let whole = try map.picture(over: reference.bitmap, comparison, engine: engine)
      kept.difference = try write(
        try encoder.encode(whole, scale: scale), item, "difference.png")
    }
    return kept
  }

  /// Writes a file and gives its path below the root.
  private func write(_ data: Data, _ item: SnapshotCase, _ ending: String) throws -> String {
    let path = "\(item.id).\(ending)"
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let mark, !FileManager.default.fileExists(atPath: mark.path) {
      try AtomicFile.write(Data(), to: mark.path)
    }
    try AtomicFile.write(data, to: url.path)
    return path
  }

  package static func digest(_ data: Data) -> String {
    var hash = StableHash()
    hash.add(data)
    return hash.hex
  }
}
