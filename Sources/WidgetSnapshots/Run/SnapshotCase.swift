package import Foundation
package import WidgetKitCore
package import WidgetRender
package import WidgetViews

/// One picture that has a reference.
package struct SnapshotCase: Sendable {
  /// The folder of the reference below the store's root; may have several parts.
  package var suite: String
  package var name: SnapshotName
  package var form: SnapshotForm
  package var variant: SnapshotVariant
  /// Values on the axes that vary, as the name has them.
  package var axes: [SnapshotAxis: String]
  /// Where the case is declared: `PayTests.swift:12`, `snapshots.json: /cases/0`.
  package var origin: String
  package var source: SnapshotSource
  package var tolerance: Tolerance
  /// Largest size of the reference, in bytes, where the case has one of its own.
  package var budget: Int?

  package init(
    suite: String, name: SnapshotName, form: SnapshotForm, variant: SnapshotVariant,
    axes: [SnapshotAxis: String], origin: String, source: SnapshotSource,
    tolerance: Tolerance = .exact, budget: Int? = nil
  ) {
    self.budget = budget
    self.suite = suite
    self.name = name
    self.form = form
    self.variant = variant
    self.axes = axes
    self.origin = origin
    self.source = source
    self.tolerance = tolerance
  }

  /// What filters and reports call it: `templates/pay.systemMedium.dark@3x`.
  package var id: String { suite.isEmpty ? name.stem : "\(suite)/\(name.stem)" }

  /// Of cases that are drawn in this process.
  package var request: RenderRequest? {
    if case .view(let request) = source { request } else { nil }
  }

  /// Of cases that a program draws.
  package var program: ProgramReference? {
    if case .program(let picture) = source { picture.program } else { nil }
  }
}

/// What is drawn, before anybody says for which family and circumstances.
package struct SnapshotSubject: Sendable {
  /// Builds the view on the worker that draws it.
  package var content: @Sendable () -> AnyView
  /// Where its pictures, colours and strings are.
  package var folders: [URL]
  /// What "now" is.
  package var now: Date?
  package var ignoresMargins: Bool

  package init(
    folders: [URL] = [], now: Date? = nil, ignoresMargins: Bool = false,
    content: @escaping @Sendable () -> AnyView
  ) {
    self.content = content
    self.folders = folders
    self.now = now
    self.ignoresMargins = ignoresMargins
  }

  package func request(
    _ variant: SnapshotVariant, _ family: WidgetFamily, scale: CGFloat?, timeZone: TimeZone
  ) throws(DeviceError) -> RenderRequest {
    var request = RenderRequest(
      surface: try variant.surface(of: family, scale: scale),
      conditions: variant.conditions(of: family, now: now, timeZone: timeZone),
      assetFolders: folders,
      strings: folders, content: content)
    request.ignoresMargins = ignoresMargins
    return request
  }
}
