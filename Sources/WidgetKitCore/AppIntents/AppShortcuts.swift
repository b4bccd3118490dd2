/// Phrases that run intents; listed nowhere in pictures.
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}

public struct AppShortcut: Sendable {
  package let title: LocalizedStringResource
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) { title = shortTitle ?? I.title }
}

/// A phrase with the app's name and parameters in it.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public enum Token: Sendable { case applicationName }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<V: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<V>>
    ) {}
  }
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
