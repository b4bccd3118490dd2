import Foundation
import WidgetCodecs
import WidgetRaster

/// Keeps compared pictures for looking at, in the folder that `WIDGET_PICTURES` names; without that
/// variable does nothing.
enum PictureFolder {
  static func keep(_ name: String, _ ours: Bitmap, _ theirs: Bitmap, _ words: String) throws {
    guard let path = ProcessInfo.processInfo.environment["WIDGET_PICTURES"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PNGEncoder().encode(ours).write(to: folder.appendingPathComponent("\(name).ours.png"))
    try PNGEncoder().encode(theirs).write(to: folder.appendingPathComponent("\(name).theirs.png"))
    try Data(words.utf8).write(to: folder.appendingPathComponent("\(name).txt"))
  }
}
