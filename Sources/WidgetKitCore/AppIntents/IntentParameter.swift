import Foundation

/// A parameter of an intent: declared with `@Parameter`, set by the user or by a configuration.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  // The lock guards the value: intents are handed between the provider's threads.
  private let lock = NSLock()
  private var stored: Value?
  package let title: LocalizedStringResource?
  private let declaredDefault: Value?
  /// Asks the parameter's own provider of options or query for a value.
  private let provided: (@Sendable () async -> Value?)?

  private init(
    _ title: LocalizedStringResource?, _ declaredDefault: Value?,
    provided: (@Sendable () async -> Value?)? = nil
  ) {
    self.title = title
    self.declaredDefault = declaredDefault
    self.provided = provided
  }

  public var wrappedValue: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      if let value = stored ?? declaredDefault ?? Self.absent { return value }
      let name = title.map { " “\($0)”" } ?? ""
      preconditionFailure(
        "the parameter\(name) has neither a value nor a default; give one with --configuration")
    }
    set {
      lock.lock()
      stored = newValue
      lock.unlock()
    }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// `nil` for optional parameters.
  private static var absent: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    ProviderError.failed(method: "perform()", reason: "a value is needed")
  }
}

extension IntentParameter {
  public convenience init() { self.init(nil, nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, defaultValue) }
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, defaultValue) }
  public convenience init(
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, defaultValue) }
  public convenience init(requestValueDialog: IntentDialog) { self.init(nil, nil) }

  /// With values offered by a provider.
  public convenience init<P: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: P
  ) {
    self.init(title, defaultValue) {
      let result: Any = await optionsProvider.defaultResult() as Any
      return result as? Value
    }
  }

  /// With values found by a query of its own.
  public convenience init<Q: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Q
  ) {
    self.init(title, defaultValue) {
      let result: Any = await query.defaultResult() as Any
      return result as? Value
    }
  }

  /// Whether a value may come from what the previous action of a shortcut made.
  public enum InputConnectionBehavior: Sendable {
    case `default`, never, connectToPreviousIntentResult
  }
}

extension IntentParameter {
  public enum ControlStyle: Sendable { case field, slider, stepper }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: ControlStyle,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) where Value: Numeric { self.init(title, defaultValue) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) where Value: Numeric { self.init(title, defaultValue) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: ControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) where Value: Numeric { self.init(title, defaultValue) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: BooleanDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Bool { self.init(title, defaultValue) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) where Value == String { self.init(title, defaultValue) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) where Value == String? { self.init(title, defaultValue) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  /// How many elements, fixed or by family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil
  ) where Value: RangeReplaceableCollection { self.init(title, defaultValue) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil
  ) where Value: RangeReplaceableCollection { self.init(title, defaultValue) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil
  ) { self.init(title, nil) }

  public enum DateKind: Sendable { case date, dateTime, time }
  public enum BooleanDisplayName: Sendable { case `true`, trueFalse, yesNo, onOff }
}

extension String {
  /// How a string is typed in.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, emailAddress
    }
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    public init(
      keyboardType: KeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

/// How many elements a parameter has.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let range: ClosedRange<Int>
  public init(min: Int = 0, max: Int) { range = min...Swift.max(min, max) }
  public init(integerLiteral value: Int) { range = value...max(value, value) }
}

/// Families, as intents call them.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryInline, accessoryCorner, accessoryCircular, accessoryRectangular
}

/// A parameter whose type is not known, as it is found in an intent.
protocol AnyIntentParameter: Sendable {
  func describe(name: String) -> ParameterDescription
  /// The value in words; `nil` when there is none.
  var label: String? { get }
  /// Sets the value, or finds one when there is none.
  func fill(_ name: String, from input: ConfigurationInput) async throws
}

extension IntentParameter: AnyIntentParameter {
  func describe(name: String) -> ParameterDescription {
    ParameterDescription(
      name: name, title: title.map { "\($0)" }, type: Value._typeName,
      defaultValue: declaredDefault?._label, options: Value._options)
  }

  var label: String? {
    lock.lock()
    defer { lock.unlock() }
    return (stored ?? declaredDefault)?._label
  }

  func fill(_ name: String, from input: ConfigurationInput) async throws {
    if let value = input.values[name] {
      wrappedValue = try await Value._read(_IntentInput(parameter: name, value: value))
    } else if declaredDefault == nil {
      var found = await provided?()
      if found == nil { found = await Value._fallback() }
      if let found { wrappedValue = found }
    }
  }
}

/// The parameters of an intent, by name, in the order they are declared.
nonisolated enum IntentParameters {
  /// `Reload(count: 3)`.
  static func summary<I: AppIntent>(of intent: I) -> String {
    let values = of(intent).compactMap { name, parameter in
      parameter.label.map { "\(name): \($0)" }
    }
    return "\(I.self)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  static func of(_ intent: Any) -> [(name: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, label.hasPrefix("_"),
        let parameter = child.value as? any AnyIntentParameter
      else { return nil }
      return (String(label.dropFirst()), parameter)
    }
  }
}

/// Reads a parameter of the intent that is being configured, inside a query.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// The intent, of which only the named parameters may be read.
  @dynamicMemberLookup public struct Wrapper {
    let intent: Intent
    public subscript<V: _IntentValue>(
      dynamicMember keyPath: KeyPath<Intent, V>
    ) -> V { intent[keyPath: keyPath] }
  }

  public init(_ keyPaths: PartialKeyPath<Intent>...) {}
  public var wrappedValue: Wrapper? {
    (IntentScope.current as? Intent).map { Wrapper(intent: $0) }
  }
}

/// The intent whose parameters are being filled.
nonisolated enum IntentScope {
  @TaskLocal static var current: (any AppIntent)?
}
