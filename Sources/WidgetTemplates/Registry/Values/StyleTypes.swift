import Foundation
import WidgetGeometry
import WidgetScene
import WidgetViews

/// What fills: a colour, a gradient, a level of the hierarchy, a material.
extension ValueType where Value == AnyShapeStyle {
  static let styleNames: KeyValuePairs<String, AnyShapeStyle> = [
    "primary": AnyShapeStyle(.primary), "secondary": AnyShapeStyle(.secondary),
    "tertiary": AnyShapeStyle(.tertiary), "quaternary": AnyShapeStyle(.quaternary),
    "quinary": AnyShapeStyle(.quinary), "foreground": AnyShapeStyle(.foreground),
    "background": AnyShapeStyle(.background), "tint": AnyShapeStyle(.tint),
    "separator": AnyShapeStyle(.separator), "fill": AnyShapeStyle(.fill),
    "link": AnyShapeStyle(.link), "placeholder": AnyShapeStyle(.placeholder),
    "selection": AnyShapeStyle(.selection), "windowBackground": AnyShapeStyle(.windowBackground),
    "ultraThinMaterial": AnyShapeStyle(.ultraThinMaterial),
    "thinMaterial": AnyShapeStyle(.thinMaterial),
    "regularMaterial": AnyShapeStyle(.regularMaterial),
    "thickMaterial": AnyShapeStyle(.thickMaterial),
    "ultraThickMaterial": AnyShapeStyle(.ultraThickMaterial), "bar": AnyShapeStyle(.bar),
  ]

  private static let byName = Dictionary(
    styleNames.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })

  private static let keys = ["base", "opacity", "shadow", "gradient", "image", "scale"]

  /// A colour in any of its forms, a name as `tertiary` or `regularMaterial`, a gradient written as
  /// a node, `{"gradient": colour}`, `{"image": name}`, or `{"base": style, "shadow": …}`.
  static let style: ValueType = ValueType(
    "a colour, gradient or style",
    .definition(
      "style",
      .oneOf([
        .names(styleNames.map(\.key)), .reference("color"), .reference("node"),
        .object([
          ("base", .reference("style"), false), ("opacity", .number, false),
          ("shadow", ValueType<ShadowStyle>.shadow.schema, false),
          ("gradient", .reference("color"), false), ("image", .text, false),
          ("scale", .number, false),
        ]),
      ]))
  ) { argument throws(TemplateError) in
    if case .string(let name) = argument.value, let style = try named(name, argument) {
      return style
    }
    if argument.origin.isNode { return try node(argument) }
    if case .object(let object) = argument.value, keys.contains(where: { object[$0] != nil }),
      object["color"] == nil, !object.keys.contains(where: { !keys.contains($0) }),
      let members = try argument.members(of: "a style", keys)
    {
      return try composed(argument, members)
    }
    return AnyShapeStyle(try ValueType<Color>.color.decode(argument))
  }

  /// `nil` for the name or number of a colour.
  private static func named(
    _ name: String, _ argument: Argument
  ) throws(TemplateError) -> AnyShapeStyle? {
    if let style = byName[name] { return style }
    let colors = ValueType<Color>.namedColors.map(\.key)
    if name.hasPrefix("#") || colors.contains(name) { return nil }
    throw argument.error(
      .unknown(
        kind: "colour or style", name: name,
        nearest: .nearest(to: name, in: colors + styleNames.map(\.key))))
  }

  private static func node(_ argument: Argument) throws(TemplateError) -> AnyShapeStyle {
    guard case .style(let style) = try argument.builder.build(argument.origin) else {
      throw argument.error(
        .unexpected(
          found: "a view that is no style",
          expected: "a Color or gradient: {\"type\": \"LinearGradient\", …}"))
    }
    return AnyShapeStyle(style)
  }

  private static func composed(
    _ argument: Argument, _ members: ArgumentMembers
  ) throws(TemplateError) -> AnyShapeStyle {
    var style: AnyShapeStyle
    if let color = try members.optional("gradient", .color) {
      style = AnyShapeStyle(color.gradient)
    } else if let image = try members.optional("image", .text) {
      let scale = try members.optional("scale", .length) ?? 1
      style = AnyShapeStyle(ImagePaint(image: Image(image), scale: scale))
    } else {
      style = try members.required("base", .style)
    }
    if let shadow = try members.optional("shadow", .shadow) {
      style = AnyShapeStyle(style.shadow(shadow))
    }
    if let opacity = try members.optional("opacity", .double) {
      style = AnyShapeStyle(style.opacity(opacity))
    }
    return style
  }
}

extension ValueType where Value == ShadowStyle {
  private static let keys = ["inner", "color", "radius", "x", "y"]

  /// `{"radius": 2, "y": 1}`; with `"inner": true` it falls inside.
  static let shadow = ValueType(
    "a shadow",
    .object([
      ("inner", .bool, false), ("color", .reference("color"), false), ("radius", .number, true),
      ("x", .number, false), ("y", .number, false),
    ])
  ) { argument throws(TemplateError) in
    guard let members = try argument.members(of: "a shadow", keys) else {
      throw argument.expected("a shadow: {\"radius\": …}")
    }
    let radius = try members.required("radius", .length)
    let (x, y) = (
      try members.optional("x", .length) ?? 0, try members.optional("y", .length) ?? 0
    )
    let color = try members.optional("color", .color)
    guard try members.optional("inner", .bool) ?? false else {
      return color.map { .drop(color: $0, radius: radius, x: x, y: y) }
        ?? .drop(radius: radius, x: x, y: y)
    }
    return color.map { .inner(color: $0, radius: radius, x: x, y: y) }
      ?? .inner(radius: radius, x: x, y: y)
  }
}

extension TemplateValue {
  /// Whether this is a node: an object with a type.
  var isNode: Bool { object?["type"] != nil }
}
