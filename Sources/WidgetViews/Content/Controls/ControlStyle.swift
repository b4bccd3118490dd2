import WidgetGeometry
import WidgetLayout

/// A style chosen for one kind of control, remembering the one it hides.
///
/// What kind it is, is said by the configuration the style is given.
nonisolated final class ControlStyle<Configuration> {
  let outer: ControlStyle?
  let resolve: (Configuration, Resolver) -> Void

  init(outer: ControlStyle?, resolve: @escaping (Configuration, Resolver) -> Void) {
    self.outer = outer
    self.resolve = resolve
  }
}

nonisolated private enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

nonisolated extension View {
  /// Draws the controls of a kind inside this view with `style`.
  func controlStyle<Style, Configuration, Body: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    changingEnvironment { values in
      values[ControlStyleKey<Configuration>.self] = ControlStyle(
        outer: values[ControlStyleKey<Configuration>.self]
      ) { configuration, resolver in
        Body._resolve(BodyEvaluator.call(make, style, configuration), resolver)
      }
    }
  }
}

nonisolated extension Resolver {
  /// Draws a control in the style chosen for it, or else as `body` says.
  ///
  /// A control inside the style's own body is drawn in the next style outwards, so that a style may
  /// decorate another.
  func resolve<Configuration, Body: View>(
    _ configuration: Configuration, otherwise body: (Configuration) -> Body
  ) {
    guard let style = environment[ControlStyleKey<Configuration>.self] else {
      return show(body(configuration))
    }
    let outer = environment
    environment[ControlStyleKey<Configuration>.self] = style.outer
    descend(into: Configuration.self) { style.resolve(configuration, self) }
    environment = outer
  }

  /// Appends a view's nodes.
  func show<V: View>(_ view: V) { V._resolve(view, self) }

  /// Appends one node for several views of a slot: what a layout that counts its children needs.
  func showOne<V: View>(_ view: V) {
    let nodes = collect { V._resolve(view, self) }
    guard !nodes.isEmpty else { return }
    append(
      single(
        nodes,
        or: StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)))
  }
}

/// A part of a control as its style sees it: a view without its type.
nonisolated public struct _Slot {
  let resolve: (Resolver) -> Void

  init<V: View>(_ view: V) { resolve = { V._resolve(view, $0) } }
}

/// A view that stands for a part of a control.
nonisolated public protocol _SlotView: PrimitiveView {
  var _slot: _Slot { get }
}

nonisolated extension _SlotView {
  public static func _resolve(_ view: Self, _ resolver: Resolver) { view._slot.resolve(resolver) }
}
