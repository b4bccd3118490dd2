import Foundation
import WidgetViews

/// A control of Control Center, the Lock Screen or the Action button: listed, not drawn.
@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

/// What makes a control.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  nonisolated static func _describe(_ configuration: Self, _ description: inout WidgetDescription)
}

@resultBuilder nonisolated public enum ControlWidgetConfigurationBuilder {
  public static func buildBlock<C: ControlWidgetConfiguration>(_ configuration: C) -> C {
    configuration
  }
}

nonisolated extension WidgetBundleBuilder {
  public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetGroup {
    _WidgetGroup { collector in
      // Described on the calling thread only.
      nonisolated(unsafe) let control = control
      var description = WidgetDescription()
      description.families = []
      C.Body._describe(WidgetBodies.call { control.body }, &description)
      collector.add(description)
    }
  }
}

/// What is known of a control.
package struct ControlContent {
  package let isToggle: Bool
  package let parameters: [ParameterDescription]
}

/// A control without parameters.
nonisolated public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  private let kind: String

  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) { self.kind = kind }
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) { self.kind = kind }

  public static func _describe(_ configuration: Self, _ description: inout WidgetDescription) {
    description.kind = configuration.kind
    description.content = .control(ControlContent(isToggle: Content._form.isToggle, parameters: []))
  }
}

/// A control whose parameters are an App Intent.
nonisolated public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let kind: String

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration { self.kind = kind }
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) { self.kind = kind }

  public static func _describe(_ configuration: Self, _ description: inout WidgetDescription) {
    description.kind = configuration.kind
    let parameters = IntentParameters.of(Configuration())
    description.content = .control(
      ControlContent(
        isToggle: Content._form.isToggle,
        parameters: parameters.map { $0.parameter.describe(name: $0.name) }))
  }
}

/// Gives the value a control shows.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Gives the value a control shows, by its configuration.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

nonisolated struct ModifiedControl<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let base: Base
  let change: (inout WidgetDescription) -> Void
  static func _describe(_ configuration: Self, _ description: inout WidgetDescription) {
    Base._describe(configuration.base, &description)
    configuration.change(&description)
  }
}

nonisolated extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControl(base: self) { $0.displayName = Text(name) }
  }
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ModifiedControl(base: self) { $0.description = Text(description) }
  }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
  public func pushHandler<H>(_ handler: H.Type) -> some ControlWidgetConfiguration {
    ModifiedControl(base: self) { $0.pushHandlerName = "\(handler)" }
  }
}
