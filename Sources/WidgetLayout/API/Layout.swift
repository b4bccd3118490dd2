public import Foundation
public import WidgetGeometry

/// Properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The orientation of the containing stack-like container; `nil` if it has none.
  public var stackOrientation: Axis?
  public init() {}
}

/// A type that defines the geometry of a collection of views.
///
/// Conform to make a container of your own: say how large it is for a proposal, and place the
/// subviews.  Compute left to right; in right-to-left languages the container mirrors.
public protocol Layout {
  /// Properties of the container.
  static var layoutProperties: LayoutProperties { get }
  /// Values kept between the calls of one layout.
  associatedtype Cache = Void
  /// Proxies of the views to arrange.
  typealias Subviews = LayoutSubviews

  /// Makes the cache for one set of subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The container's preferred distances to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size, in points, for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews; `bounds` has the size the container answered to `proposal`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// A horizontal guide of the container in points from `bounds.minX`; `nil` leaves the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// A vertical guide of the container in points from `bounds.minY`; `nil` leaves the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The axis spacers and dividers inside see; a container of erased type knows it per value.
  var _stackOrientation: Axis? { get }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    unionSpacing(subviews.ids[...], subviews.pass)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  /// What the placed subviews state, combined as in any container.
  private func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    if key.role.stopsAtContainers { return nil }
    let pass = subviews.pass
    let spots = pass.recording(subviews.ids, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return GuideCombination.combine(key, spots.indices) { index in
      let (id, spot) = spots[index]
      let size = pass.size(of: id, spot.proposal)
      let origin = spot.origin[key.axis] - bounds.origin[key.axis]
      return pass.explicitGuide(key, of: id, size: size, spot.proposal).map { $0 + origin }
    }
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) -> Cache { () }
}
