package import WidgetKitCore

/// The form a case is drawn in, which is in its name.
package enum SnapshotForm: Hashable, Sendable, CustomStringConvertible {
  case family(WidgetFamily)
  /// Of a Live Activity.
  case activity(ActivityPresentation)

  package var description: String {
    switch self {
    case .family(let family): family.description
    case .activity(let presentation): presentation.rawValue
    }
  }
}
