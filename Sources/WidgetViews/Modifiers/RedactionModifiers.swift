import WidgetScene

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is no content yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The device is locked: only `privacySensitive` content is covered.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date: what is marked `invalidatableContent` is dimmed.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated private enum RedactionKeys {
  enum Reasons: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum Sensitive: EnvironmentKey { static var defaultValue: Bool { false } }
}

nonisolated extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKeys.Reasons.self] }
    set { self[RedactionKeys.Reasons.self] = newValue }
  }
  package var isPrivacySensitive: Bool {
    get { self[RedactionKeys.Sensitive.self] }
    set { self[RedactionKeys.Sensitive.self] = newValue }
  }

  /// What covers text and pictures here.
  var cover: Cover? {
    if redactionReasons.contains(.placeholder) { return .placeholder }
    if redactionReasons.contains(.privacy), isPrivacySensitive { return .privacy }
    return nil
  }

  /// What covers are painted with: the foreground at 13.7 %, as recorded.
  var coverInk: ResolvedStyle { foreground.resolved(in: self).opacity(0.137) }
}

/// How covered content keeps its size.
enum Cover {
  /// By a size that does not depend on the letters.
  case placeholder
  /// By the size of what it covers.
  case privacy
}

nonisolated extension View {
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
      .wrapped { resolver, child in
        if reason.contains(.invalidated) {
          resolver.report(
            .note, "invalidated",
            "redacted(reason: .invalidated) dims what is marked invalidatableContent; how much a "
              + "device dims it is not known")
        }
        return child
      }
  }

  /// Says that the content may be out of date while an intent runs.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatedLook(isInvalidatable: invalidatable))
  }

  public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }

  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }

  /// Whether controls inside can be used; those that cannot are dimmed.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { if disabled { $0.isEnabled = false } }
  }
}

/// Half as strong while the content is out of date: as strong as controls that cannot be used, since
/// how strong it is on a device is not known.
nonisolated struct InvalidatedLook: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
