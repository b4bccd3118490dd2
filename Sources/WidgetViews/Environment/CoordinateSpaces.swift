import Foundation
import WidgetGeometry
import WidgetLayout

/// Where frames are measured from.
nonisolated public enum CoordinateSpace: Equatable, Hashable {
  /// The whole picture.
  case global
  /// The view itself.
  case local
  /// A view further out that was given this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A frame of reference, as a value with a type of its own.
nonisolated public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The container that scrolls, which in a still picture is never found: the whole picture.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
  }
}

/// Names the content's container inside a scroll view.
nonisolated struct ScrollSpaceName: Hashable {}

/// The node a name stands for, known once the named view's content is resolved: by the time
/// anybody asks for frames.
final class CoordinateSpaceMark {
  var node: NodeID?
}

nonisolated private enum SpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: CoordinateSpaceMark] { [:] }
}

nonisolated extension EnvironmentValues {
  var coordinateSpaces: [AnyHashable: CoordinateSpaceMark] {
    get { self[SpacesKey.self] }
    set { self[SpacesKey.self] = newValue }
  }
}

/// Gives a view's node a name that frames inside it can be measured from.
nonisolated struct NamedSpaceView<Content: View>: PrimitiveView {
  let content: Content
  let name: AnyHashable

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let mark = CoordinateSpaceMark()
    let outer = resolver.environment
    resolver.environment.coordinateSpaces[view.name] = mark
    let nodes = resolver.collect { Content._resolve(view.content, resolver) }
    resolver.environment = outer
    mark.node = nodes.first
    for node in nodes { resolver.append(node) }
  }
}

nonisolated extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    NamedSpaceView(content: self, name: AnyHashable(name))
  }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NamedSpaceView(content: self, name: name.name)
  }
}
