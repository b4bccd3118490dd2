import Foundation
import WidgetGeometry
import WidgetViews

extension ValueType where Value == Angle {
  /// Degrees, or `{"degrees": …}`, `{"radians": …}`.
  static let angle = ValueType(
    "an angle in degrees",
    .definition(
      "angle",
      .oneOf([
        .number, .object([("degrees", .number, true)]), .object([("radians", .number, true)]),
      ]))
  ) { argument throws(TemplateError) in
    if let degrees = argument.value.number { return .degrees(degrees) }
    guard let members = try argument.members(of: "an angle", ["degrees", "radians"]) else {
      throw argument.expected("an angle in degrees")
    }
    if let radians = try members.optional("radians", .double) { return .radians(radians) }
    return .degrees(try members.required("degrees", .double))
  }
}

extension ValueType where Value == UnitPoint {
  private static let names = ValueType.named(
    "a unit point", "unitPointName",
    [
      "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    ])

  /// A name, or `{"x": 0.25, "y": 1}`.
  static let unitPoint = ValueType(
    "a unit point",
    .definition(
      "unitPoint", .oneOf([names.schema, .object([("x", .number, true), ("y", .number, true)])]))
  ) { argument throws(TemplateError) in
    guard let members = try argument.members(of: "a unit point", ["x", "y"]) else {
      return try names.decode(argument)
    }
    return UnitPoint(x: try members.required("x", .length), y: try members.required("y", .length))
  }
}

extension ValueType where Value == CGSize {
  /// `{"width": …, "height": …}`, or one number for both.
  static let size = ValueType(
    "a size",
    .oneOf([.number, .object([("width", .number, true), ("height", .number, true)])])
  ) { argument throws(TemplateError) in
    if let side = argument.value.number { return CGSize(width: side, height: side) }
    guard let members = try argument.members(of: "a size", ["width", "height"]) else {
      throw argument.expected("a size: {\"width\": …, \"height\": …}")
    }
    return CGSize(
      width: try members.required("width", .length), height: try members.required("height", .length)
    )
  }
}

extension ValueType where Value == Edge.Set {
  private static let one = ValueType.named(
    "an edge", "edge",
    [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
      "horizontal": .horizontal, "vertical": .vertical, "all": .all,
    ])

  /// One name or several.
  static let edges = ValueType(
    "edges", .definition("edges", .oneOf([one.schema, .array(of: one.schema)]))
  ) { argument throws(TemplateError) in
    guard let items = argument.items else { return try one.decode(argument) }
    var edges: Edge.Set = []
    for item in items { edges.formUnion(try one.decode(item)) }
    return edges
  }
}

extension ValueType where Value == EdgeInsets {
  private static let keys = ["top", "leading", "bottom", "trailing"]

  /// `{"top": 4, "leading": 8}`: edges that are left out are 0.
  static let insets = ValueType(
    "edge insets",
    .definition("insets", .oneOf([.number, .object(keys.map { ($0, .number, false) })]))
  ) { argument throws(TemplateError) in
    if let length = argument.value.number { return EdgeInsets(.all, length) }
    guard let members = try argument.members(of: "edge insets", keys) else {
      throw argument.expected("edge insets: {\"top\": …, \"leading\": …}")
    }
    return EdgeInsets(
      top: try members.optional("top", .length) ?? 0,
      leading: try members.optional("leading", .length) ?? 0,
      bottom: try members.optional("bottom", .length) ?? 0,
      trailing: try members.optional("trailing", .length) ?? 0)
  }
}

extension ValueType where Value == Axis.Set {
  static let axes = ValueType<Axis.Set>.named(
    "axes", "axes",
    ["horizontal": .horizontal, "vertical": .vertical, "both": .both])
}

extension ValueType where Value == HorizontalAlignment {
  static let horizontalAlignment = ValueType.named(
    "a horizontal alignment", "horizontalAlignment",
    ["leading": .leading, "center": .center, "trailing": .trailing])
}

extension ValueType where Value == VerticalAlignment {
  static let verticalAlignment = ValueType.named(
    "a vertical alignment", "verticalAlignment",
    [
      "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ])
}

extension ValueType where Value == Alignment {
  static let alignment = ValueType.named(
    "an alignment", "alignment",
    [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      "centerFirstTextBaseline": .centerFirstTextBaseline,
      "centerLastTextBaseline": .centerLastTextBaseline,
      "leadingFirstTextBaseline": .leadingFirstTextBaseline,
      "leadingLastTextBaseline": .leadingLastTextBaseline,
      "trailingFirstTextBaseline": .trailingFirstTextBaseline,
      "trailingLastTextBaseline": .trailingLastTextBaseline,
    ])
}

extension Axis.Set {
  /// Width and height.
  static let both: Axis.Set = [.horizontal, .vertical]
}
