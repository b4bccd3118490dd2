package import Foundation
import WidgetGeometry
package import WidgetKitCore
import WidgetRender

/// A declared case with everything that makes its pictures.
package struct SnapshotPlan: Sendable {
  package enum Content: Sendable {
    /// By name; one with an empty name when the case has no entries.
    case views([(entry: String, subject: SnapshotSubject)])
    /// A built widget.
    case program(ProgramSubject)
  }

  package var suite: String
  package var name: String
  package var families: [WidgetFamily]
  package var content: Content
  package var matrix: SnapshotMatrix
  /// Pixels per point; `nil` is the device's.
  package var scale: CGFloat?
  package var timeZone: TimeZone
  package var tolerance: Tolerance
  /// Largest size of a reference, in bytes, where the case has one of its own.
  package var budget: Int?
  package var origin: String

  package init(
    suite: String, name: String, families: [WidgetFamily],
    content: Content, matrix: SnapshotMatrix = .init(),
    scale: CGFloat? = nil, timeZone: TimeZone = .gmt, tolerance: Tolerance = .exact,
    budget: Int? = nil, origin: String
  ) {
    self.suite = suite
    self.name = name
    self.families = families
    self.content = content
    self.matrix = matrix
    self.scale = scale
    self.timeZone = timeZone
    self.tolerance = tolerance
    self.budget = budget
    self.origin = origin
  }

  package init(
    suite: String, name: String, families: [WidgetFamily],
    subjects: [(entry: String, subject: SnapshotSubject)], matrix: SnapshotMatrix = .init(),
    scale: CGFloat? = nil, timeZone: TimeZone = .gmt, tolerance: Tolerance = .exact,
    origin: String
  ) {
    self.init(
      suite: suite, name: name, families: families, content: .views(subjects), matrix: matrix,
      scale: scale, timeZone: timeZone, tolerance: tolerance, origin: origin)
  }

  /// One case for each family, entry and combination of the matrix.
  package func cases() throws(DeviceError) -> [SnapshotCase] {
    let choices = choices
    let varying = matrix.varying(choices)
    var cases: [SnapshotCase] = []
    for form in forms {
      for variant in matrix.variants(choices) {
        guard let (source, scale) = try source(variant, form) else { continue }
        let axes = Dictionary(uniqueKeysWithValues: varying.map { ($0, variant.token($0)) })
        cases.append(
          SnapshotCase(
            suite: suite,
            name: SnapshotName(
              case: name, form: form, variant: variant, varying: varying, scale: scale),
            form: form, variant: variant, axes: axes, origin: origin, source: source,
            tolerance: tolerance, budget: budget))
      }
    }
    return cases
  }

  private var forms: [SnapshotForm] {
    if case .program(let subject) = content, !subject.presentations.isEmpty {
      return subject.presentations.map { .activity($0) }
    }
    return families.map { .family($0) }
  }

  private var choices: SnapshotMatrix.Choices {
    switch content {
    case .views(let subjects): .init(entries: subjects.map(\.entry))
    case .program(let subject):
      .init(
        entries: subject.entries.map(\.name), configurations: subject.configurations.map(\.name),
        whats: subject.entries.isEmpty ? subject.whats : [])
    }
  }

  /// What is drawn, and at how many pixels per point.
  private func source(
    _ variant: SnapshotVariant, _ form: SnapshotForm
  ) throws(DeviceError) -> (SnapshotSource, scale: CGFloat)? {
    switch (content, form) {
    case (.views(let subjects), .family(let family)):
      guard let subject = subjects.first(where: { $0.entry == variant.entry })?.subject else {
        return nil
      }
      let request = try subject.request(variant, family, scale: scale, timeZone: timeZone)
      return (.view(request), request.surface.scale)
    case (.program(let subject), .family(let family)):
      let device = variant.device ?? .standard(for: family, on: variant.generation)
      // Also that the device has the family, before anything is drawn.
      let scale = try variant.surface(of: family, scale: scale).scale
      let picture = subject.picture(
        variant, form: form, device: device, scale: scale, timeZone: timeZone)
      return (.program(picture), scale)
    case (.program(let subject), .activity):
      let device = variant.device ?? .standard
      let scale = scale ?? device.scale
      let picture = subject.picture(
        variant, form: form, device: device, scale: scale, timeZone: timeZone)
      return (.program(picture), scale)
    case (.views, .activity): return nil
    }
  }
}
