package import Foundation
package import WidgetGeometry

/// What a view prefers as the distance to its neighbours.
///
/// Default spacing is the distance between two views' preferences, not a constant: 8 points
/// between ordinary views, font-dependent around text.
public struct ViewSpacing: Sendable {
  /// What an edge's preference is about.  Only equal categories of two edges meet.
  package enum Category: Int, CaseIterable, Hashable, Sendable {
    case none, textToText, edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText, textBaseline
  }
  /// A preferred distance in points, or the text metrics it is to be computed from.
  package enum Value: Hashable, Sendable {
    case distance(CGFloat)
    /// Line gap of a text: two of them meet at the lower text's leading, rounded up to a pixel.
    case text(leading: CGFloat, displayScale: CGFloat)
  }
  package struct Key: Hashable, Sendable {
    package var category: Category
    package var edge: Edge
  }

  package var preferences: [Key: Value]

  /// No preferences at all.
  public init() { preferences = [:] }
  package init(preferences: [Key: Value]) { self.preferences = preferences }
}

extension ViewSpacing {
  /// An ordinary view: nothing of its own beside text.
  package static let plain = ViewSpacing(preferences: [
    Key(category: .edgeBelowText, edge: .top): .distance(0),
    Key(category: .edgeAboveText, edge: .bottom): .distance(0),
    Key(category: .edgeRightText, edge: .leading): .distance(0),
    Key(category: .edgeLeftText, edge: .trailing): .distance(0),
  ])
}
