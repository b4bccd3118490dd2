import Foundation
import WidgetGeometry
import WidgetRaster
package import WidgetRender
import WidgetViews

/// What a case's picture is made from.
package enum SnapshotSource: Sendable {
  /// A view, drawn in this process.
  case view(RenderRequest)
  /// A widget's own program.
  case program(ProgramPicture)
}

/// A picture to compare, with its layout.
struct DrawnSnapshot {
  var bitmap: Bitmap
  /// Pixels per point.
  var scale: CGFloat
  /// The dump, as it is kept beside a reference.
  var layout: Data
  var diagnostics: [Diagnostic]

  func node() throws(SnapshotError) -> SnapshotNode { try LayoutDump.read(layout) }
}

extension SnapshotJudge {
  func draw(_ item: SnapshotCase, _ engine: RenderEngine) throws -> DrawnSnapshot {
    switch item.source {
    case .view(let request): return DrawnSnapshot(try engine.paint(request))
    case .program(let picture): return try pool().draw(picture)
    }
  }

  /// Draws a case once more; a built widget in a process where nothing was drawn before.
  func drawAgain(_ item: SnapshotCase, _ engine: RenderEngine) throws -> DrawnSnapshot {
    switch item.source {
    case .view(let request): return DrawnSnapshot(try engine.paint(request))
    case .program(let picture): return try pool().draw(picture, alone: true)
    }
  }

  private func pool() throws -> ProgramPool {
    guard let programs else { throw SnapshotError.program("there are no built widgets here") }
    return programs
  }
}

extension DrawnSnapshot {
  fileprivate init(_ picture: RenderedPicture) {
    self.init(
      bitmap: picture.bitmap, scale: picture.scale,
      layout: LayoutDump.data(SnapshotNode(picture)), diagnostics: picture.diagnostics)
  }
}
