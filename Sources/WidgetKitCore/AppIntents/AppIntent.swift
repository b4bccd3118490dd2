public import Foundation
import WidgetViews

/// Something an app can do or be asked for, with parameters.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var persistentIdentifier: String { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  public typealias Dependency<Value> = AppDependency<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Case = ParameterSummaryCase
  public typealias DefaultCase = ParameterSummaryDefaultCase

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var persistentIdentifier: String { "\(Self.self)" }
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// The parameters of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

/// The parameters of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public static var title: LocalizedStringResource { "\("\(Self.self)")" }
  public func perform() async throws -> Never {
    preconditionFailure("an intent that configures a widget is not performed")
  }
}

extension ControlConfigurationIntent {
  public func perform() async throws -> Never {
    preconditionFailure("an intent that configures a control is not performed")
  }
}

public protocol SystemIntent: AppIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: SystemIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol DeprecatedAppIntent: AppIntent {}

/// An intent that took the place of one of the Intents framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// Sets a value: what a toggle of a control or a widget runs.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Target: _IntentValue
  var target: Target { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// Opens an address.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public let url: URL?
  public init() { url = nil }
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> some IntentResult { .result() }
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var descriptionText: LocalizedStringResource
  public var categoryName: LocalizedStringResource?
  public var searchKeywords: [LocalizedStringResource]
  public var resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// What is said when an intent asks or answers.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
  package let full: LocalizedStringResource
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) { self.full = full }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

/// Finds what an app registered for its intents.
@propertyWrapper public struct AppDependency<Value>: Sendable {
  private let key: String
  public init() { key = "\(Value.self)" }
  public init(key: AnyHashable) { self.key = "\(key)" }
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value(for: key) else {
      preconditionFailure("no \(Value.self) was added to AppDependencyManager")
    }
    return value
  }
}

/// What an app registered for its intents, by type or key.
public final class AppDependencyManager: @unchecked Sendable {
  // The lock guards the table; the values are the app's own concern.
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var makers: [String: () -> Any] = [:]

  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) { insert(key, dependency) }
  public func add<Value>(key: AnyHashable? = nil, dependencyProvider: @escaping () -> Value) {
    insert(key, dependencyProvider)
  }

  private func insert<Value>(_ key: AnyHashable?, _ make: @escaping () -> Value) {
    lock.lock()
    defer { lock.unlock() }
    makers[key.map { "\($0)" } ?? "\(Value.self)"] = make
  }

  func value<Value>(for key: String) -> Value? {
    lock.lock()
    let make = makers[key]
    lock.unlock()
    return make?() as? Value
  }
}
