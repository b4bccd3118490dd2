public import Foundation
public import WidgetGeometry
import WidgetLayout

/// A change of how a view looks that may depend on its place, and never changes the layout.
nonisolated public protocol VisualEffect: Sendable {
  func _apply(to view: AnyView) -> AnyView
}

/// No change: what an effect starts from.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect after another.
nonisolated public struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (AnyView) -> AnyView
  public func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

nonisolated extension VisualEffect {
  private func then(
    _ change: @escaping @Sendable (AnyView) -> AnyView
  ) -> _ChainedVisualEffect<Self> {
    _ChainedVisualEffect(base: self, change: change)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { AnyView($0.offset(x: x, y: y)) }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { then { AnyView($0.offset(offset)) } }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then { AnyView($0.opacity(opacity)) }
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) } }
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { then { AnyView($0.scaleEffect(scale, anchor: anchor)) } }
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { then { AnyView($0.scaleEffect(scale, anchor: anchor)) } }
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { then { AnyView($0.rotationEffect(angle, anchor: anchor)) } }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.brightness(amount)) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.contrast(amount)) }
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.saturation(amount)) }
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.grayscale(amount)) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { AnyView($0.hueRotation(angle)) }
  }
}

nonisolated extension View {
  /// Effects that know where the view is.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    wrapped { resolver, child in
      let moment = ResolveMoment(resolver, owner: Self.self)
      let spaces = resolver.environment.coordinateSpaces
      let rule = VisualEffectRule { proxy, graph in
        moment.resolve(into: &graph, axis: nil) {
          let view = AnyView(resolving: { $0.append(child) })
          let changed = effect(EmptyVisualEffect(), proxy)._apply(to: view)
          AnyView._resolve(changed, resolver)
        }
      } proxy: {
        GeometryProxy(of: $0.id, in: $0.pass, spaces: spaces)
      }
      return resolver.node(rule, [child])
    }
  }
}

/// A view that is put inside its effects once its place is known.
struct VisualEffectRule: ForwardingRule {
  let build: (GeometryProxy, inout LayoutGraph) -> [NodeID]
  let proxy: (NodeContext) -> GeometryProxy

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, in node: NodeContext) {
    let proxy = proxy(node)
    for child in node.pass.expand(node.id, { build(proxy, &$0) }) {
      node.pass.place(child, at: bounds.origin, proposal)
    }
  }

  var label: String { "VisualEffect" }
}
