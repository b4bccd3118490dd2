import WidgetViews

/// Collects the widgets of a bundle's body: any number, under conditions, from functions.
@resultBuilder nonisolated public enum WidgetBundleBuilder {
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  public static func buildBlock() -> EmptyWidget { EmptyWidget() }
  public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
  @_disfavoredOverload
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _WidgetGroup {
    _WidgetGroup { collector in repeat (each W)._collect(each widgets, collector) }
  }
  public static func buildOptional(_ widgets: _WidgetGroup?) -> _WidgetGroup {
    widgets ?? _WidgetGroup()
  }
  public static func buildOptional<W: Widget>(_ widget: W?) -> _WidgetGroup {
    _WidgetGroup { collector in if let widget { W._collect(widget, collector) } }
  }
  public static func buildEither<W: Widget>(first widget: W) -> _WidgetGroup {
    _WidgetGroup { W._collect(widget, $0) }
  }
  public static func buildEither<W: Widget>(second widget: W) -> _WidgetGroup {
    _WidgetGroup { W._collect(widget, $0) }
  }
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetGroup {
    _WidgetGroup { W._collect(widget, $0) }
  }
}

/// Widgets that are several or none: what a bundle's builder makes.
///
/// One type whatever it holds, so that a function returning `some Widget` may build different
/// widgets on different paths.
nonisolated public struct _WidgetGroup: Widget {
  private let collect: (WidgetCollector) -> Void

  public init() { collect = { _ in } }
  init(collect: @escaping (WidgetCollector) -> Void) { self.collect = collect }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  public static func _collect(_ widget: Self, _ collector: WidgetCollector) {
    widget.collect(collector)
  }
}

/// No widget.
nonisolated public struct EmptyWidget: Widget {
  public init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  public static func _collect(_ widget: Self, _ collector: WidgetCollector) {}
}
