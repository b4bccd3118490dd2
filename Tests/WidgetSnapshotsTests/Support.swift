import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetSnapshots
import WidgetViews

/// A folder that goes away with its owner.
final class TemporaryFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshots-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

enum Shared {
  static func resources() throws -> RenderResources {
    try RenderResources(root: ResourceRoot.find(executable: nil))
  }

  static func engine() throws -> RenderEngine { try RenderEngine(resources: resources()) }
}

extension Bitmap {
  /// White with a black rectangle.
  static func box(_ rect: CGRect, width: Int = 100, height: Int = 60) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: .max)
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) { bitmap[x, y] = 0xFF00_0000 }
    }
    return bitmap
  }
}

/// One case of a view.
func snapshotCase(
  _ name: String, family: WidgetFamily = .systemSmall, scale: CGFloat = 1,
  tolerance: Tolerance = .exact, _ content: @escaping @Sendable () -> AnyView
) throws -> SnapshotCase {
  try SnapshotPlan(
    suite: "suite", name: name, families: [family],
    subjects: [("", SnapshotSubject(content: content))], scale: scale, tolerance: tolerance,
    origin: "\(name):1"
  ).cases()[0]
}
