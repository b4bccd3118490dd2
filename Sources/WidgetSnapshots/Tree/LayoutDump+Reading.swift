package import Foundation
import WidgetGeometry
package import WidgetRender

extension LayoutDump {
  /// - Throws: `SnapshotError.layoutUnreadable` for anything but a dump of this version.
  package static func read(_ data: Data) throws(SnapshotError) -> SnapshotNode {
    guard data.count <= RenderLimits.standard.documentBytes else {
      throw .layoutUnreadable("it has \(data.count) bytes")
    }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch {
      throw .layoutUnreadable("\(error)")
    }
    guard document.version == version else {
      throw .layoutUnreadable("version \(document.version); this is version \(version)")
    }
    guard document.views.count <= RenderLimits.standard.nodeCount else {
      throw .layoutUnreadable("it has \(document.views.count) views")
    }
    // The way from the root to the view before; a line's parent is on it.
    var path: [SnapshotNode] = []
    for line in document.views {
      guard line.depth >= 0, line.depth <= path.count, line.depth > 0 || path.isEmpty else {
        throw .layoutUnreadable("a view stands \(line.depth) deep below \(path.count) views")
      }
      close(&path, to: line.depth)
      path.append(line.node)
    }
    close(&path, to: 1)
    guard let root = path.first else { throw .layoutUnreadable("it has no views") }
    return root
  }

  private static func close(_ path: inout [SnapshotNode], to depth: Int) {
    while path.count > depth, path.count > 1 {
      let done = path.removeLast()
      path[path.count - 1].children.append(done)
    }
  }
}
