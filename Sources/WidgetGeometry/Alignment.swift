public import Foundation

/// A type that names an alignment guide and gives its default position.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies when a view does not say, in points from the view's origin.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Identity of one guide on one axis, whatever the type that named it.
public struct AlignmentKey: Hashable, Sendable {
  /// What containers and the default value need to know about a guide.
  package enum Role: UInt8, Sendable {
    /// Leading or top.
    case start
    case middle
    /// Trailing or bottom.
    case end
    case firstBaseline, lastBaseline
    case custom
  }

  package let axis: Axis
  package let id: any AlignmentID.Type
  /// Found once when the key is made: layout asks it far more often than keys are made.
  package let role: Role

  package init(_ axis: Axis, _ id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
    role = StandardGuides.role(of: id)
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.role == b.role && a.axis == b.axis && (a.role != .custom || a.id == b.id)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions)
  }
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, id) }

  public static let leading = HorizontalAlignment(StandardGuides.Leading.self)
  public static let center = HorizontalAlignment(StandardGuides.CenterX.self)
  public static let trailing = HorizontalAlignment(StandardGuides.Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(StandardGuides.RowLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(StandardGuides.RowTrailing.self)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, id) }

  public static let top = VerticalAlignment(StandardGuides.Top.self)
  public static let center = VerticalAlignment(StandardGuides.CenterY.self)
  public static let bottom = VerticalAlignment(StandardGuides.Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(StandardGuides.FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(StandardGuides.LastBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  package func key(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}

/// A view's size and guides, as an alignment rule sees them.
public struct ViewDimensions: Equatable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  /// The guides the view states itself; asked lazily because most are never needed.
  package let explicitGuide: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  /// The guide's position in points: the explicit one, else the default of its type.
  package subscript(key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.defaultValue(in: self)
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// Compares sizes; guides are functions and cannot be compared.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height
  }
}

/// The guides SwiftUI comes with.  Baselines default to the bottom edge.
package enum StandardGuides {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum CenterX: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum RowLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum RowTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum CenterY: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  static func role(of id: any AlignmentID.Type) -> AlignmentKey.Role {
    if id == Leading.self || id == Top.self { return .start }
    if id == CenterX.self || id == CenterY.self { return .middle }
    if id == Trailing.self || id == Bottom.self { return .end }
    if id == FirstBaseline.self { return .firstBaseline }
    if id == LastBaseline.self { return .lastBaseline }
    return .custom
  }
}
