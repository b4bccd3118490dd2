public import Foundation
public import WidgetGeometry

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

    package init(category: Category, edge: Edge) {
      self.category = category
      self.edge = edge
    }
  }

  /// A list and not a dictionary: there are four to ten entries, and most views share one list.
  private var entries: [(key: Key, value: Value)]

  /// Distance between views of which neither edge says anything the other understands, in points.
  package static let fallback: CGFloat = 8

  /// The preferences of an ordinary view.
  public init() { self = .plain }

  package init(preferences: [Key: Value]) {
    entries = preferences.map { ($0.key, $0.value) }.sorted {
      ($0.key.edge.rawValue, $0.key.category.rawValue)
        < ($1.key.edge.rawValue, $1.key.category.rawValue)
    }
  }

  package var preferences: [Key: Value] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }

  /// No distance to anything on any edge.
  public static let zero = ViewSpacing(preferences: [
    Key(category: .none, edge: .top): .distance(0),
    Key(category: .none, edge: .leading): .distance(0),
    Key(category: .none, edge: .bottom): .distance(0),
    Key(category: .none, edge: .trailing): .distance(0),
  ])

  /// Merges the preferences of `other` on `edges` into these: the larger one of each kind stays.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for (key, value) in other.entries where edges.contains(Edge.Set(key.edge)) {
      guard let index = entries.firstIndex(where: { $0.key == key }) else {
        entries.append((key, value))
        continue
      }
      if entries[index].value.isLess(than: value) { entries[index].value = value }
    }
  }

  /// The union of these preferences with those of `other` on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The preferred distance in points when `next` comes after this view along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let far: Edge = axis == .horizontal ? .trailing : .bottom
    let near: Edge = axis == .horizontal ? .leading : .top
    var shared: CGFloat?
    var alone: CGFloat?
    for (key, value) in entries where key.edge == far {
      if key.category == .none {
        alone = max(alone ?? -.infinity, value.length)
        continue
      }
      for (nextKey, nextValue) in next.entries
      where nextKey.edge == near && nextKey.category == key.category {
        shared = max(shared ?? -.infinity, value.distance(to: nextValue))
      }
    }
    if let shared { return shared }
    for (key, value) in next.entries where key.edge == near && key.category == .none {
      alone = max(alone ?? -.infinity, value.length)
    }
    return alone ?? Self.fallback
  }
}

extension ViewSpacing.Value {
  /// The distance to a neighbour that comes after this one.
  fileprivate func distance(to next: ViewSpacing.Value) -> CGFloat {
    switch (self, next) {
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let a), .text), (.text, .distance(let a)): a
    case (.text, .text(let leading, let scale)): PixelGrid.roundUp(leading, scale: scale)
    }
  }

  fileprivate var length: CGFloat {
    switch self {
    case .distance(let length): length
    case .text(let leading, let scale): PixelGrid.roundUp(leading, scale: scale)
    }
  }

  /// Order of preferences of one kind; text metrics say more than a number.
  fileprivate func isLess(than other: ViewSpacing.Value) -> Bool {
    switch (self, other) {
    case (.distance(let a), .distance(let b)): a < b
    case (.text(let a, _), .text(let b, _)): a < b
    case (.distance, .text): true
    case (.text, .distance): false
    }
  }
}

extension ViewSpacing {
  /// No preferences: where a union starts.
  package static let empty = ViewSpacing(preferences: [:])

  /// An ordinary view: nothing of its own beside text.
  package static let plain = ViewSpacing(preferences: [
    Key(category: .edgeBelowText, edge: .top): .distance(0),
    Key(category: .edgeAboveText, edge: .bottom): .distance(0),
    Key(category: .edgeRightText, edge: .leading): .distance(0),
    Key(category: .edgeLeftText, edge: .trailing): .distance(0),
  ])

  /// A spacer along `axis`, or outside a stack: 0 beside anything.
  package static func spacer(_ axis: Axis?) -> ViewSpacing {
    switch axis {
    case nil: .zero
    case .horizontal: zero.keeping([.leading, .trailing])
    case .vertical: zero.keeping([.top, .bottom])
    }
  }

  /// Gives `edges` the preferences of an ordinary view.
  ///
  /// - Parameter keepingSpacers: Whether edges that want no distance at all stay so: a frame
  ///   around a spacer is an exact gap.
  package func reset(_ edges: Edge.Set, keepingSpacers: Bool) -> ViewSpacing {
    var reset = edges
    if keepingSpacers {
      for entry in entries where entry.key.category == .none {
        reset.remove(Edge.Set(entry.key.edge))
      }
    }
    guard !reset.isEmpty else { return self }
    return keeping(Edge.Set.all.subtracting(reset)).union(.plain, edges: reset)
  }

  /// These preferences on `edges` only.
  private func keeping(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    copy.entries.removeAll { !edges.contains(Edge.Set($0.key.edge)) }
    return copy
  }
}
