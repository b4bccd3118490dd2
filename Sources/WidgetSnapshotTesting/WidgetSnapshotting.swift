package import WidgetSnapshots

/// What is kept of a widget and compared.  A strategy is a value.
public struct WidgetSnapshotting: Sendable {
  package let strategy: SnapshotStrategy

  /// The picture, with its layout beside it to explain what changed.
  public static let image = WidgetSnapshotting(strategy: .image)
  /// The layout alone: small, readable in a review, blind to how things are painted.
  public static let layout = WidgetSnapshotting(strategy: .layout)
  /// The picture as SVG text.
  public static let svg = WidgetSnapshotting(strategy: .svg)
}

/// When a reference is written.
public enum WidgetSnapshotRecord: String, CaseIterable, Hashable, Sendable {
  /// Always; files that would not change are left alone.
  case all
  /// Where there is none yet; never on a CI machine.
  case missing
  /// Where the comparison fails or there is none yet.
  case failed
  /// Not at all.
  case never

  var mode: RecordMode {
    switch self {
    case .all: .all
    case .missing: .missing
    case .failed: .failed
    case .never: .never
    }
  }
}
