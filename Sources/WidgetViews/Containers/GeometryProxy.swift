public import Foundation
public import WidgetGeometry
import WidgetLayout

/// What a view knows about its own place once it has one.
nonisolated public struct GeometryProxy {
  /// In the whole picture's coordinates, before effects such as rotation.
  let frame: CGRect
  /// Distance to the container's edges where the view touches the safe area's, in points.
  public let safeAreaInsets: EdgeInsets
  let direction: LayoutDirection
  let spaces: [AnyHashable: CoordinateSpaceMark]
  let placedFrame: (NodeID) -> CGRect?

  init(
    frame: CGRect, safeAreaInsets: EdgeInsets, direction: LayoutDirection,
    spaces: [AnyHashable: CoordinateSpaceMark], placedFrame: @escaping (NodeID) -> CGRect?
  ) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.direction = direction
    self.spaces = spaces
    self.placedFrame = placedFrame
  }

  /// What a placed node knows.
  init(of node: NodeID, in pass: LayoutPass, spaces: [AnyHashable: CoordinateSpaceMark]) {
    let frame = pass.placements.frame(of: node) ?? .zero
    let direction = pass.graph[node].direction
    let growth = pass.safeArea.growth(of: frame)
    self.init(
      frame: frame,
      safeAreaInsets: direction == .rightToLeft
        ? EdgeInsets(
          top: growth.top, leading: growth.trailing, bottom: growth.bottom,
          trailing: growth.leading) : growth,
      direction: direction, spaces: spaces, placedFrame: { pass.placements.frame(of: $0) })
  }

  /// In points.
  public var size: CGSize { frame.size }

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: frame.size)
    case .global: frame
    case .named(let name):
      // An unknown name is the whole picture.
      named(name).map { local(frame, in: $0) } ?? frame
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The named view's own bounds in this view's coordinates; `nil` for an unknown name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    named(space.name).map { local($0, in: frame) }
  }

  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value { point in local(CGRect(origin: point, size: .zero), in: frame).origin }
  }

  private func named(_ name: AnyHashable) -> CGRect? {
    spaces[name]?.node.flatMap(placedFrame)
  }

  /// `rect` measured from the reading-order start of `space`: modifiers such as `offset` and
  /// `position` count from there.
  private func local(_ rect: CGRect, in space: CGRect) -> CGRect {
    let x = direction == .rightToLeft ? space.maxX - rect.maxX : rect.minX - space.minX
    return CGRect(x: x, y: rect.minY - space.minY, width: rect.width, height: rect.height)
  }
}
