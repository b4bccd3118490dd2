import WidgetViews

/// One kind of widget an app offers.
@MainActor @preconcurrency public protocol Widget: SendableMetatype {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }

  /// Appends the widgets this one stands for; what a bundle's builder makes stands for several.
  nonisolated static func _collect(_ widget: Self, _ collector: WidgetCollector)
}

nonisolated extension Widget {
  public static func _collect(_ widget: Self, _ collector: WidgetCollector) {
    // Described on the calling thread only.
    nonisolated(unsafe) let widget = widget
    collector.add(WidgetBodies.call { widget.body })
  }
}

/// Several widgets in one extension.
@MainActor @preconcurrency public protocol WidgetBundle: SendableMetatype {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Gathers the widgets of a bundle in the order they are declared.
public final class WidgetCollector {
  package private(set) var widgets: [WidgetDescription] = []

  package init() {}

  package func add<C: WidgetConfiguration>(_ configuration: C) {
    var description = WidgetDescription()
    C._describe(configuration, &description)
    add(description)
  }

  package func add(_ description: WidgetDescription) {
    if description.content != nil { widgets.append(description) }
  }
}

nonisolated extension WidgetDescription {
  /// The widgets of a bundle, in order.
  package static func all<B: WidgetBundle>(in bundle: B.Type) -> [WidgetDescription] {
    let collector = WidgetCollector()
    B.Body._collect(WidgetBodies.call { B().body }, collector)
    return collector.widgets
  }

  /// The widgets of one widget type: one, unless its body is empty.
  package static func all<W: Widget>(of widget: W.Type) -> [WidgetDescription] {
    let collector = WidgetCollector()
    W._collect(WidgetBodies.call { W() }, collector)
    return collector.widgets
  }
}

/// Runs main-actor members of widgets on the calling thread, as bodies of views are run: a widget's
/// description is made for one render and shared with nobody.
nonisolated enum WidgetBodies {
  static func call<R>(_ function: @escaping @MainActor () -> R) -> R {
    unsafeBitCast(function, to: (() -> R).self)()
  }
}
