import Foundation
public import WidgetViews

/// What configurations say about themselves.
nonisolated extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName }
  }
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayNameKey)) }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { configurationDisplayName(Text(verbatim: String(displayName))) }
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayName)) }

  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.description = description }
  }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(verbatim: String(description)))
  }
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families }
  }

  /// Draws the content up to the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.ignoresContentMargins = true }
  }

  /// Whether the container background may be taken away where the system draws its own.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { changing { $0.isBackgroundRemovable = isRemovable } }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { changing { $0.disfavoredLocations += locations } }

  /// Which small and medium forms of a Live Activity there are besides the Lock Screen's.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    changing { description in
      if case .activity(var content)? = description.content {
        content.families = families
        description.content = .activity(content)
      }
    }
  }

  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching: @escaping (_ identifier: String) -> Bool,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// A push handler is named in listings; nothing pushes to a picture.
  public func pushHandler<H: WidgetPushHandler>(_ handler: H.Type) -> some WidgetConfiguration {
    changing { $0.pushHandlerName = "\(handler)" }
  }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
}

/// Told of push tokens on a device; never, here.
public protocol WidgetPushHandler: Sendable {
  init()
}
