/// Items of a toolbar; accepted, and not drawn.
public protocol ToolbarContent {}

/// Collects the items of a toolbar.
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarItems { _ToolbarItems() }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarItems { _ToolbarItems() }
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems { _ToolbarItems() }
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems { _ToolbarItems() }
}

/// Several items of a toolbar.
nonisolated public struct _ToolbarItems: ToolbarContent {}

/// Where an item of a toolbar goes.
nonisolated public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
