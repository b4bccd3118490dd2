package import Foundation
import WidgetGeometry
import WidgetKitCore
package import WidgetViews

/// How one case ended.
package struct SnapshotOutcome: Hashable, Sendable, Codable {
  package enum Status: String, CaseIterable, Hashable, Sendable, Codable {
    /// As its reference.
    case same
    case differs
    /// There is no reference.
    case missing
    /// A reference was written where none was.
    case recorded
    /// A reference was written over another one.
    case updated
    /// The picture could not be made, or its reference not be read.
    case broken
    /// Drawn a second time it was another picture, so there is nothing to compare with.
    case unstable
  }

  package var id: String
  package var suite: String
  package var family: String
  /// Values on the axes that vary.
  package var axes: [String: String]
  package var origin: String
  package var status: Status
  /// What differs in pixels, or what went wrong.
  package var message: String
  /// What differs in the layout, causes first.
  package var changes: [TreeChange] = []
  package var measured: Measured?
  /// Settings each of which would have let the picture pass.
  package var suggestions: [PictureComparison.Suggestion] = []
  /// The layout dump is another one though the picture is the same.
  package var hasStaleLayout = false
  package var artifacts: Artifacts?
  package var diagnostics: [Diagnostic] = []
  /// A digest of the layout that was drawn, to tell two pictures under one name apart.
  package var drawn: String?
  /// From the request to the verdict.
  package var milliseconds: Double = 0

  package init(of item: SnapshotCase, _ status: Status = .same, message: String = "") {
    id = item.id
    suite = item.suite
    family = item.form.description
    axes = Dictionary(uniqueKeysWithValues: item.axes.map { ($0.key.rawValue, $0.value) })
    origin = item.origin
    self.status = status
    self.message = message
  }

  /// The numbers of a comparison.
  package struct Measured: Hashable, Sendable, Codable {
    package var pixels: Int
    package var changed: Int
    package var counted: Int
    package var visible: Int
    package var edges: Int
    package var levels: Int
    package var deltaE: Double
    package var similarity: Double?
    package var tolerance: String
    /// Boxes around what changed, in points.
    package var regions: [CGRect]
  }

  /// Files that a failure leaves, as paths below the report's folder.
  package struct Artifacts: Hashable, Sendable, Codable {
    package var reference: String?
    package var actual: String
    /// The heat map with its legend.
    package var difference: String?
    /// The heat map alone, on transparent ground.
    package var overlay: String?
    /// The layout that goes with the actual picture.
    package var layout: String?
    /// A digest of the reference that was compared, so that a decision cannot hit another one.
    package var referenceDigest: String?
    package var actualDigest: String
    /// Of the actual picture, in points.
    package var size: CGSize
    package var scale: Double
  }

  package var isFailure: Bool {
    switch status {
    case .differs, .missing, .broken, .unstable: true
    case .same, .recorded, .updated: false
    }
  }

  /// `moved`, `recolored`, …: the kinds of change, for filters.
  package var kinds: [String] {
    switch status {
    case .missing: return ["missing"]
    case .broken: return ["broken"]
    case .unstable: return ["unstable"]
    case .same, .recorded, .updated: return []
    case .differs:
      let kinds = TreeDifference(changes: changes).kinds.map(\.rawValue)
      return kinds.isEmpty ? ["pixels"] : kinds
    }
  }
}
