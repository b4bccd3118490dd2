import CommandLineKit
import Foundation
import WidgetRaster
package import WidgetViews

/// What a program says before the bytes of a picture, on a line of JSON.
package struct PictureHeader: Codable, Sendable {
  /// In pixels; nothing when there is no picture.
  package var width = 0
  package var height = 0
  /// Pixels per point.
  package var scale = 1.0
  /// Bytes of the layout dump, which follows the pixels.
  package var layoutBytes = 0
  package var diagnostics: [Diagnostic] = []
  /// Why there is no picture.
  package var error: String?
}

/// Where a program hands its pictures over: the standard output, which the widget's own code loses.
///
/// What that code prints goes to the standard error, so that it cannot get between the pictures.
struct PictureChannel {
  private let descriptor: Int32

  init() {
    fflush(nil)
    descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  func send(_ picture: RenderedPicture) throws {
    let layout = LayoutDump.data(SnapshotNode(picture))
    let header = PictureHeader(
      width: picture.bitmap.width, height: picture.bitmap.height, scale: Double(picture.scale),
      layoutBytes: layout.count, diagnostics: picture.diagnostics)
    var message = try line(header)
    picture.bitmap.withUnsafePixels { message.append(contentsOf: UnsafeRawBufferPointer($0)) }
    message.append(layout)
    try send(message)
  }

  func send(error: String) throws { try send(try line(PictureHeader(error: error))) }

  private func line(_ header: PictureHeader) throws -> Data {
    try JSONEncoder().encode(header) + Data("\n".utf8)
  }

  private func send(_ data: Data) throws {
    if let code = AtomicFile.writeAll(data, descriptor) {
      throw RenderFailure(.file, "cannot hand over a picture: \(String(cString: strerror(code)))")
    }
  }
}
