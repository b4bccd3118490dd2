import WidgetViews

/// What makes a widget: its kind, its provider, its content.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// Writes what is known about the widget into `description`.
  nonisolated static func _describe(_ configuration: Self, _ description: inout WidgetDescription)
}

nonisolated extension WidgetConfiguration {
  public static func _describe(_ configuration: Self, _ description: inout WidgetDescription) {
    // Described on the calling thread only.
    nonisolated(unsafe) let configuration = configuration
    Body._describe(WidgetBodies.call { configuration.body }, &description)
  }
}

/// A configuration of ours, which describes itself and has no body.
nonisolated public protocol _PrimitiveConfiguration: WidgetConfiguration where Body == Never {}

nonisolated extension _PrimitiveConfiguration {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

nonisolated extension Never: WidgetConfiguration {
  public static func _describe(_ configuration: Never, _ description: inout WidgetDescription) {}
}

/// A configuration without content.
nonisolated public struct EmptyWidgetConfiguration: _PrimitiveConfiguration {
  public init() {}
  public static func _describe(_ configuration: Self, _ description: inout WidgetDescription) {}
}

/// A configuration with one more thing said about it.
nonisolated struct ModifiedConfiguration<Base: WidgetConfiguration>: _PrimitiveConfiguration {
  let base: Base
  let change: (inout WidgetDescription) -> Void

  static func _describe(_ configuration: Self, _ description: inout WidgetDescription) {
    Base._describe(configuration.base, &description)
    configuration.change(&description)
  }
}

nonisolated extension WidgetConfiguration {
  func changing(_ change: @escaping (inout WidgetDescription) -> Void) -> some WidgetConfiguration {
    ModifiedConfiguration(base: self, change: change)
  }
}
