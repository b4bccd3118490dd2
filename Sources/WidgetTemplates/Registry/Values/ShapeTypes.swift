import Foundation
import WidgetGeometry
import WidgetViews

extension ValueType where Value == AnyShape {
  private static let names: KeyValuePairs<String, AnyShape> = [
    "Rectangle": AnyShape(Rectangle()), "Circle": AnyShape(Circle()),
    "Capsule": AnyShape(Capsule()), "Ellipse": AnyShape(Ellipse()),
  ]

  private static let named = ValueType.named("a shape", "shapeName", names)

  /// A shape's name when it needs no arguments, or its node.
  static let shape = ValueType(
    "a shape",
    .definition("shape", .oneOf([named.schema, .reference("node")]))
  ) { argument throws(TemplateError) in
    guard argument.origin.isNode else { return try named.decode(argument) }
    guard case .shape(let shape) = try argument.builder.build(argument.origin) else {
      throw argument.error(
        .unexpected(
          found: "a view that is no shape", expected: "a shape: {\"type\": \"RoundedRectangle\", …}"
        ))
    }
    return AnyShape(shape)
  }
}

extension Parameter where Value == any InsettableShape {
  /// A shape with edges of its own.
  static func insettableShape(_ label: String) -> Parameter {
    let type = ValueType<any InsettableShape>("a shape", ValueType<AnyShape>.shape.schema) {
      argument throws(TemplateError) in
      if argument.origin.isNode,
        case .shape(let shape) = try argument.builder.build(argument.origin),
        let insettable = shape as? any InsettableShape
      {
        return insettable
      }
      throw argument.expected("a shape with edges of its own: {\"type\": \"RoundedRectangle\", …}")
    }
    return .required(label, type)
  }
}

/// How a shape's outline is drawn: all of `StrokeStyle` as labelled arguments.
extension ValueType where Value == StrokeStyle {
  private static let keys = [
    "lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase",
  ]

  /// A width, or an object with the members of `StrokeStyle`.
  static let stroke = ValueType(
    "a stroke",
    .definition(
      "stroke",
      .oneOf([
        .number,
        .object([
          ("lineWidth", .number, false), ("lineCap", ValueType<CGLineCap>.lineCap.schema, false),
          ("lineJoin", ValueType<CGLineJoin>.lineJoin.schema, false),
          ("miterLimit", .number, false), ("dash", .array(of: .number), false),
          ("dashPhase", .number, false),
        ]),
      ]))
  ) { argument throws(TemplateError) in
    if let width = argument.value.number { return StrokeStyle(lineWidth: width) }
    guard let members = try argument.members(of: "a stroke", keys) else {
      throw argument.expected("a stroke: {\"lineWidth\": …}")
    }
    return StrokeStyle(
      lineWidth: try members.optional("lineWidth", .length) ?? 1,
      lineCap: try members.optional("lineCap", .lineCap) ?? .butt,
      lineJoin: try members.optional("lineJoin", .lineJoin) ?? .miter,
      miterLimit: try members.optional("miterLimit", .length) ?? 10,
      dash: try members.optional("dash", ValueType<CGFloat>.length.list) ?? [],
      dashPhase: try members.optional("dashPhase", .length) ?? 0)
  }
}

extension ValueType where Value == Path {
  static let path = ValueType("SVG path data", .text) { argument throws(TemplateError) in
    guard case .string(let data) = argument.value else { throw argument.expected("SVG path data") }
    do throws(GeometryError) {
      return try Path(svgPathData: data, limits: argument.builder.run.limits)
    } catch {
      throw argument.error(.invalid("\(error)"))
    }
  }
}
