public import Foundation
public import WidgetGeometry
import WidgetLayout

// What is accepted because widgets say it, and changes no still picture.  What would change the
// picture on a device is reported; see `ReportedModifiers.swift`.

nonisolated extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func geometryGroup() -> some View { self }

  /// Gives the view, and the state inside it, an identity.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
  /// Names a choice: pickers and canvases find the view by it.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    changingTraits { $0[TagKey.self] = AnyHashable(tag) }
  }
  public func equatable() -> some View where Self: Equatable { self }

  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    self
  }
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { self }
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { self }
}

/// The value a view stands for among others, in its node's traits.
nonisolated enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// A view whose state follows its identity.
nonisolated private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.trail.enter(Content.self, element: view.id)
    Content._resolve(view.content, resolver)
    resolver.trail.leave()
  }
}

/// What a content shape is used for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Whether text can be selected.
public protocol TextSelectability {}
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {}
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {}
nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What a device would let the hand feel.
nonisolated public enum SensoryFeedback: Equatable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
  case impact
}

/// When scroll bars show.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}
