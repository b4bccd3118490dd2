package import Foundation
import WidgetRender
import WidgetTemplates
import WidgetViews

extension SnapshotSubject {
  /// A template with an entry.
  ///
  /// - Parameters:
  ///   - template: Its folder or file.
  ///   - entry: The entry's file; `entry.json` in the template's folder by default.
  package init(template: URL, entry: URL?, timeZone: TimeZone) throws {
    let library = TemplateLibrary(
      roots: [ResourceRoot.find(executable: nil).appendingPathComponent("templates")])
    let document = try library.load(template)
    let sample = document.directory?.appendingPathComponent("entry.json")
    let file =
      entry ?? sample.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    var values = try TemplateEntry.empty()
    if let file {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw SnapshotError.file("\(file.path): no such file")
      }
      values = try TemplateEntry(
        data, file: file.lastPathComponent, directory: file.deletingLastPathComponent())
    }
    let view = try TemplateView(document, entry: values, library: library)
    self.init(
      folders: document.directory.map { [$0] } ?? [], now: try values.date(in: timeZone),
      ignoresMargins: document.contentMarginsDisabled
    ) { AnyView(view) }
  }
}
