public import Foundation

/// A movement of fingers.  None happens in a picture.
public protocol Gesture<Value> {
  associatedtype Value
}

/// Which gestures of a view take part.
nonisolated public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable {
    self
  }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

nonisolated public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

nonisolated public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

nonisolated public struct DragGesture: Gesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
