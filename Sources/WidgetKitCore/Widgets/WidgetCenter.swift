import Foundation
import Synchronization

/// Asks for widgets to be made again.  What was asked is recorded: there is no system to do it.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Names an error of an account of widgets.
  public struct UserInfoKey {
    public static let kind = "WidgetCenter.kind"
    public static let family = "WidgetCenter.family"
    public static let activityID = "WidgetCenter.activityID"
  }

  private let state = Mutex((reloads: [String](), widgets: [WidgetInfo]()))

  /// Kinds whose timelines were to be reloaded, in order; `*` stands for all.
  package var recordedReloads: [String] { state.withLock { $0.reloads } }

  /// Makes `currentConfigurations()` answer; it is empty otherwise.
  package func setCurrentConfigurations(_ widgets: [WidgetInfo]) {
    state.withLock { $0.widgets = widgets }
  }

  public func reloadTimelines(ofKind kind: String) { state.withLock { $0.reloads.append(kind) } }
  public func reloadAllTimelines() { reloadTimelines(ofKind: "*") }
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}

  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success(state.withLock { $0.widgets })) }
  public func currentConfigurations() async throws -> [WidgetInfo] {
    state.withLock { $0.widgets }
  }
}

/// A widget the user placed.
public struct WidgetInfo: Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { "\(kind).\(family)" }
  /// Configurations of placed widgets are not kept.
  public var configuration: INIntent? { nil }

  package init(kind: String, family: WidgetFamily) {
    self.kind = kind
    self.family = family
  }
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}

/// Asks for controls to be made again.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  private let reloads = Mutex([String]())

  package var recordedReloads: [String] { reloads.withLock { $0 } }

  public func reloadControls(ofKind kind: String) { reloads.withLock { $0.append(kind) } }
  public func reloadAllControls() { reloadControls(ofKind: "*") }
}
