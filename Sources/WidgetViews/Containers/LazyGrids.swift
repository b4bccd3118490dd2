public import Foundation
public import WidgetGeometry
import WidgetLayout

/// A column of a vertical lazy grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
  /// How wide the track is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next track, in points.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridTrack {
    switch size {
    case .fixed(let length): LazyGridTrack(.fixed(length), spacing: spacing, alignment: alignment)
    case .flexible(let least, let most):
      LazyGridTrack(
        .flexible(minimum: least, maximum: most), spacing: spacing, alignment: alignment)
    case .adaptive(let least, let most):
      LazyGridTrack(
        .adaptive(minimum: least, maximum: most), spacing: spacing, alignment: alignment)
    }
  }
}

/// Views that stay in sight while a lazy container scrolls.  A still picture is never scrolled,
/// so they lie where the layout puts them.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Cells line by line on columns.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: nil) { Content._resolve(view.content, resolver) }
    resolver.emit(
      LazyGridRule(
        axis: .vertical, items: view.columns.map(\.track), alignment: view.alignment.key,
        spacing: view.spacing), children)
  }
}

/// Cells column by column on rows.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: nil) { Content._resolve(view.content, resolver) }
    resolver.emit(
      LazyGridRule(
        axis: .horizontal, items: view.rows.map(\.track), alignment: view.alignment.key,
        spacing: view.spacing), children)
  }
}
