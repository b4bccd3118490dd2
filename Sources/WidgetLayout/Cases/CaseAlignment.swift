import Foundation
import WidgetGeometry

/// Alignments by name, and custom ones made up by a case.
struct CaseAlignments {
  private static let horizontal: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let vertical: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]
  private static let both: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    "centerFirstTextBaseline": .centerFirstTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]

  /// Names of custom guides in order of appearance; each takes one of the marker types.
  private var customNames: [String] = []

  func both(_ reader: CaseReader?) throws(LayoutError) -> Alignment {
    guard let reader else { return .center }
    guard let alignment = Self.both[try reader.string()] else {
      throw reader.failure("unknown alignment “\(try reader.string())”")
    }
    return alignment
  }

  /// A guide of one axis; `nil` reads as centre.
  mutating func key(_ axis: Axis, _ reader: CaseReader?) throws(LayoutError) -> AlignmentKey {
    guard let reader else {
      return axis == .horizontal
        ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    }
    let name = try reader.string()
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 3, parts[0] == "custom" {
      let base = try standard(axis, parts[2], reader)
      return AlignmentKey(axis, try custom(parts[1], base.id, reader))
    }
    return try standard(axis, name, reader)
  }

  private func standard(
    _ axis: Axis, _ name: String, _ reader: CaseReader
  ) throws(LayoutError) -> AlignmentKey {
    let key = axis == .horizontal ? Self.horizontal[name]?.key : Self.vertical[name]?.key
    guard let key else { throw reader.failure("unknown \(axis) alignment “\(name)”") }
    return key
  }

  /// A guide is a type, so a case can have as many custom ones as there are markers.
  private mutating func custom(
    _ name: String, _ base: any AlignmentID.Type, _ reader: CaseReader
  ) throws(LayoutError) -> any AlignmentID.Type {
    if !customNames.contains(name) { customNames.append(name) }
    switch customNames.firstIndex(of: name) {
    case 0: return Self.make(base, FirstMarker.self)
    case 1: return Self.make(base, SecondMarker.self)
    case 2: return Self.make(base, ThirdMarker.self)
    default: throw reader.failure("a case has at most three custom alignments")
    }
  }

  private static func make<Base: AlignmentID, Marker>(
    _ base: Base.Type, _ marker: Marker.Type
  ) -> any AlignmentID.Type { CustomCaseGuide<Base, Marker>.self }
}

private enum FirstMarker {}
private enum SecondMarker {}
private enum ThirdMarker {}

/// A guide of its own that lies where another one does by default.
private enum CustomCaseGuide<Base: AlignmentID, Marker>: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    Base.defaultValue(in: context)
  }
}
