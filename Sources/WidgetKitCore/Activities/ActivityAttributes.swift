public import Foundation

/// What a Live Activity is about, and what changes about it.
public protocol ActivityAttributes: Codable, SendableMetatype {
  associatedtype ContentState: Codable & Hashable
}

/// A Live Activity as its views see it.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  /// Whether the state's date has passed.
  public let isStale: Bool
}

/// Which form of a Live Activity is drawn.
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable { case small, medium }

/// A state of a Live Activity with the time it is good for.
public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// A running Live Activity.  None ever runs here: apps start them, and there is no app.
public final class Activity<Attributes: ActivityAttributes> {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>
  public var contentState: Attributes.ContentState { content.state }

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  public static var activities: [Activity<Attributes>] { [] }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public func update(_ content: ActivityContent<ContentState>) async {}
  public func update(using state: ContentState) async {}
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// What the activity is in; asked of none.
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }

  // What would come while an activity runs: nothing ever comes.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .never }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .never }
  public var activityStateUpdates: AsyncStream<ActivityState> { .never }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .never }
  public var pushTokenUpdates: AsyncStream<Data> { .never }
}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale }

/// How an activity is updated from outside.
public struct PushType: Hashable, Sendable {
  private let channel: String?
  public static let token = PushType(channel: nil)
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

extension AsyncStream {
  /// Ends at once.
  fileprivate static var never: AsyncStream { AsyncStream { $0.finish() } }
}

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

public enum ActivityAuthorizationError: Error { case unsupported, denied }

public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}
