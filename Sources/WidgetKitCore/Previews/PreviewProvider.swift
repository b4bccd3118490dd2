public import Foundation
public import WidgetViews

/// Views for an editor's canvas.  They compile and are never drawn: pictures come from providers.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// Where a preview is shown.
public protocol PreviewContext {}

/// A preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  public let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

/// How a preview's canvas is sized.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name in Xcode.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

nonisolated extension View {
  /// Draws the view as in a widget of that family.
  public func previewContext<C: PreviewContext>(_ context: C) -> some View {
    changingEnvironment { values in
      if let widget = context as? WidgetPreviewContext { values.widgetFamily = widget.family }
    }
  }
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}

/// Which part of a Live Activity a preview shows.
public enum ActivityPreviewViewKind: Sendable {
  public enum DynamicIslandPreviewViewState: Sendable { case compact, minimal, expanded }
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
  /// Nothing: an activity is drawn from a file with its attributes and state.
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}
