public import Foundation

/// Parameters of a widget or a shortcut, as Xcode generates them from an intent definition.
///
/// A subclass declares its properties as plain variables and lists them in `_parameters`, which is
/// how a configuration sets them by name.
open class INIntent: NSObject, NSCopying {
  public required override init() { super.init() }

  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?

  /// What can be set, in the order of the intent's definition.
  open class var _parameters: [_INParameter] { [] }

  /// The intents extension that offers options and defaults, if the program has one.
  open class var _extension: INExtension.Type? { nil }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    for parameter in Self._parameters { parameter.copy(self, copy) }
    return copy
  }
}

extension INIntent {
  /// Sets every parameter: to what the configuration says, else to its default.
  package func configure(_ configuration: ConfigurationInput) async throws {
    let parameters = Self._parameters
    try configuration.check(against: parameters.map(\.name))
    let answering = IntentHandlers.current ?? Self._extension?.init()
    let handler = answering?.handler(for: self) as? any NSObjectProtocol
    for parameter in parameters {
      await parameter.useDefault(self, handler)
      if let value = configuration.values[parameter.name] {
        try await parameter.set(
          self, _IntentInput(parameter: parameter.name, value: value), handler)
      }
    }
  }
}

/// One parameter of an intent, its type erased.
public struct _INParameter {
  package let name: String
  let describe: () -> ParameterDescription
  let set: (INIntent, _IntentInput, (any NSObjectProtocol)?) async throws -> Void
  let useDefault: (INIntent, (any NSObjectProtocol)?) async -> Void
  let copy: (INIntent, INIntent) -> Void

  /// - Parameters:
  ///   - options: Asks a handler for the values there are; objects of a configuration are looked
  ///     for among them by identifier.
  ///   - dynamicDefault: Asks a handler for the value of an intent that nobody configured.
  public init<Root: INIntent, Value: _INValue>(
    _ name: String, title: String? = nil, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    default defaultValue: Value? = nil,
    options: ((any NSObjectProtocol, Root) async throws -> [INObject])? = nil,
    dynamicDefault: ((any NSObjectProtocol, Root) async -> Value?)? = nil
  ) {
    self.name = name
    describe = {
      ParameterDescription(
        name: name, title: title, type: Value._inTypeName, defaultValue: defaultValue?._inLabel,
        options: Value._inOptions)
    }
    set = { intent, input, handler in
      guard let intent = intent as? Root else { return }
      var objects: [INObject] = []
      if let options, let handler { objects = try await options(handler, intent) }
      intent[keyPath: keyPath] = try Value._read(input, among: objects)
    }
    useDefault = { intent, handler in
      guard let intent = intent as? Root else { return }
      if let defaultValue { intent[keyPath: keyPath] = defaultValue }
      if let dynamicDefault, let handler, let value = await dynamicDefault(handler, intent) {
        intent[keyPath: keyPath] = value
      }
    }
    copy = { from, to in
      guard let from = from as? Root, let to = to as? Root else { return }
      to[keyPath: keyPath] = from[keyPath: keyPath]
    }
  }
}

/// Answers for intents; the principal class of an intents extension.
open class INExtension: NSObject {
  public required override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}

/// What an intent gives back.
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
}

/// Where a user was in an app.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
}

/// A use of an intent, told to the system: kept nowhere here.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier: String?
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
