public import Foundation
public import WidgetGeometry

/// A place in one view that another view can read in its own coordinates, through its geometry
/// proxy.
///
/// Made when preferences are read, which is after the view was placed: so it holds points of the
/// whole picture and never has to ask for a frame again.
nonisolated public struct Anchor<Value> {
  let points: [CGPoint]
  let make: @Sendable ([CGPoint]) -> Value

  /// The value with its points mapped into a reader's coordinates.
  func value(mapping map: (CGPoint) -> CGPoint) -> Value { make(points.map(map)) }

  /// Describes a place in a view, before the view is placed.
  public struct Source: Sendable {
    /// The anchor in a view's frame; the frame is in the whole picture's coordinates, the place is
    /// counted from the view's reading-order start.
    let prepare: @Sendable (CGRect, LayoutDirection) -> Anchor<Value>
  }
}

nonisolated extension Anchor: Sendable where Value: Sendable {}

nonisolated extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.points == b.points }
}

nonisolated extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, _ in Anchor(rect: frame) }
  }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, direction in
      let x = direction == .rightToLeft ? frame.maxX - rect.maxX : frame.minX + rect.minX
      return Anchor(
        rect: CGRect(x: x, y: frame.minY + rect.minY, width: rect.width, height: rect.height))
    }
  }
}

nonisolated extension Anchor where Value == CGRect {
  fileprivate init(rect: CGRect) {
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    make = { corners in
      CGRect(
        x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
        width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
    }
  }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, direction in
      let x = direction == .rightToLeft ? frame.maxX - point.x : frame.minX + point.x
      return Anchor(points: [CGPoint(x: x, y: frame.minY + point.y)]) { $0[0] }
    }
  }

  /// A point named by its share of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, direction in
      let x = direction == .rightToLeft ? 1 - point.x : point.x
      return Anchor(points: [UnitPoint(x: x, y: point.y).point(in: frame)]) { $0[0] }
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension Anchor.Source {
  /// Several places of one view.
  public init<T>(_ sources: [Anchor<T>.Source]) where Value == [T] {
    prepare = { frame, direction in
      let anchors = sources.map { $0.prepare(frame, direction) }
      let counts = anchors.map(\.points.count)
      let makers = anchors.map(\.make)
      return Anchor(points: anchors.flatMap(\.points)) { points in
        var rest = points[...]
        return zip(counts, makers).map { count, make in
          defer { rest = rest.dropFirst(count) }
          return make(Array(rest.prefix(count)))
        }
      }
    }
  }

  /// A place that may be missing.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    prepare = { frame, direction in
      guard let anchor = source?.prepare(frame, direction) else {
        return Anchor(points: []) { _ in nil }
      }
      let make = anchor.make
      return Anchor(points: anchor.points) { make($0) }
    }
  }
}
