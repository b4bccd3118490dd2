package import Foundation
package import WidgetKitCore
package import WidgetRender
package import WidgetViews

/// One picture that has a reference.
package struct SnapshotCase: Sendable {
  /// The folder of the reference below the store's root; may have several parts.
  package var suite: String
  package var name: SnapshotName
  package var family: WidgetFamily
  package var variant: SnapshotVariant
  /// Values on the axes that vary, as the name has them.
  package var axes: [SnapshotAxis: String]
  /// Where the case is declared: `PayTests.swift:12`, `snapshots.json: /cases/0`.
  package var origin: String
  package var request: RenderRequest
  package var tolerance: Tolerance

  package init(
    suite: String, name: SnapshotName, family: WidgetFamily, variant: SnapshotVariant,
    axes: [SnapshotAxis: String], origin: String, request: RenderRequest,
    tolerance: Tolerance = .exact
  ) {
    self.suite = suite
    self.name = name
    self.family = family
    self.variant = variant
    self.axes = axes
    self.origin = origin
    self.request = request
    self.tolerance = tolerance
  }

  /// What filters and reports call it: `templates/pay.systemMedium.dark@3x`.
  package var id: String { suite.isEmpty ? name.stem : "\(suite)/\(name.stem)" }
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
      conditions: variant.conditions(now: now, timeZone: timeZone), assetFolders: folders,
      strings: folders, content: content)
    request.ignoresMargins = ignoresMargins
    return request
  }
}

/// A declared case with everything that makes its pictures.
package struct SnapshotPlan: Sendable {
  package var suite: String
  package var name: String
  package var families: [WidgetFamily]
  /// By name; one with an empty name when the case has no entries.
  package var subjects: [(entry: String, subject: SnapshotSubject)]
  package var matrix: SnapshotMatrix
  /// Pixels per point; `nil` is the device's.
  package var scale: CGFloat?
  package var timeZone: TimeZone
  package var tolerance: Tolerance
  package var origin: String

  package init(
    suite: String, name: String, families: [WidgetFamily],
    subjects: [(entry: String, subject: SnapshotSubject)], matrix: SnapshotMatrix = .init(),
    scale: CGFloat? = nil, timeZone: TimeZone = .gmt, tolerance: Tolerance = .exact,
    origin: String
  ) {
    self.suite = suite
    self.name = name
    self.families = families
    self.subjects = subjects
    self.matrix = matrix
    self.scale = scale
    self.timeZone = timeZone
    self.tolerance = tolerance
    self.origin = origin
  }

  /// One case for each family, entry and combination of the matrix.
  package func cases() throws(DeviceError) -> [SnapshotCase] {
    let entries = subjects.map(\.entry)
    let varying = matrix.varying(entries: entries)
    var cases: [SnapshotCase] = []
    for family in families {
      for variant in matrix.variants(entries: entries) {
        guard let subject = subjects.first(where: { $0.entry == variant.entry })?.subject else {
          continue
        }
        let request = try subject.request(variant, family, scale: scale, timeZone: timeZone)
        let axes = Dictionary(uniqueKeysWithValues: varying.map { ($0, variant.token($0)) })
        cases.append(
          SnapshotCase(
            suite: suite,
            name: SnapshotName(
              case: name, family: family, variant: variant, varying: varying,
              scale: request.surface.scale),
            family: family, variant: variant, axes: axes, origin: origin, request: request,
            tolerance: tolerance))
      }
    }
    return cases
  }
}
