public import WidgetViews

/// Collects the entries of a preview's timeline, or the states of a Live Activity.
@resultBuilder public enum PreviewTimelineBuilder<Entry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }
  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }
  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}

/// How a preview differs from a plain one.
public struct PreviewTrait<T>: Sendable {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { PreviewTrait() }
}

/// What `#Preview` makes, by name only.
public enum Preview {
  public enum ViewTraits {}
}

/// Prepares what previews share.
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
