public import Foundation

/// Whether a scene is in front.
@frozen public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Closes what is presented: nothing, in a picture.
nonisolated public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Opens an address: never, in a picture.
nonisolated public struct OpenURLAction: Sendable {
  /// What became of the address.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init(handler: @escaping (URL) -> Result) {}
  init() {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(false)
  }
}

/// Whether something is shown.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

nonisolated private enum ActionKeys {
  enum Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  enum OpenURL: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
  enum Motion: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Transparency: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Colors: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Inverted: EnvironmentKey { static var defaultValue: Bool { false } }
}

nonisolated extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ActionKeys.Phase.self] }
    set { self[ActionKeys.Phase.self] = newValue }
  }
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var openURL: OpenURLAction {
    get { self[ActionKeys.OpenURL.self] }
    set { self[ActionKeys.OpenURL.self] = newValue }
  }
  /// Whether the user asked for less movement.
  public var accessibilityReduceMotion: Bool {
    get { self[ActionKeys.Motion.self] }
    set { self[ActionKeys.Motion.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[ActionKeys.Transparency.self] }
    set { self[ActionKeys.Transparency.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[ActionKeys.Colors.self] }
    set { self[ActionKeys.Colors.self] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[ActionKeys.Inverted.self] }
    set { self[ActionKeys.Inverted.self] = newValue }
  }
}
