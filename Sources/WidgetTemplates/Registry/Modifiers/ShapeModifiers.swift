import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  private static let circle = #"{"type":"Circle"}"#

  static let shapeModifiers: [ModifierEntry] = [
    ModifierEntry(
      "fill", "The shape filled with a style.",
      sample:
        #"[{"fill":{"type":"LinearGradient","colors":["red","blue"],"startPoint":"top","endPoint":"bottom"}}]"#,
      on: circle,
      .shape(.required("style", .style), .required("eoFill", .bool)) { shape, style, eoFill in
        shape.fill(style, style: FillStyle(eoFill: eoFill))
      },
      .shape(.required("style", .style), isPositional: true) { shape, style in
        shape.fill(style)
      }),
    ModifierEntry(
      "stroke", "The shape's outline drawn with a style.",
      sample:
        #"[{"stroke":{"style":"red","stroke":{"lineWidth":3,"lineCap":"round","dash":[2,1]}}}]"#,
      on: circle,
      .shape(
        .defaulted("style", .style, AnyShapeStyle(.foreground)),
        .defaulted("stroke", .stroke, StrokeStyle())
      ) { shape, style, stroke in shape.stroke(style, style: stroke) },
      .shape(
        .defaulted("style", .style, AnyShapeStyle(.foreground)), .required("lineWidth", .length)
      ) { shape, style, width in shape.stroke(style, lineWidth: width) },
      .shape(.required("style", .style), isPositional: true) { shape, style in
        shape.stroke(style)
      }),
    ModifierEntry(
      "strokeBorder", "The outline drawn inside the frame.",
      sample: #"[{"strokeBorder":{"style":"red","lineWidth":2}}]"#, on: circle,
      .insettable(
        .defaulted("style", .style, AnyShapeStyle(.foreground)),
        .defaulted("stroke", .stroke, StrokeStyle())
      ) { shape, style, stroke in bordered(shape, style, stroke) },
      .insettable(
        .defaulted("style", .style, AnyShapeStyle(.foreground)), .required("lineWidth", .length)
      ) { shape, style, width in bordered(shape, style, StrokeStyle(lineWidth: width)) }),
    ModifierEntry(
      "trim", "A part of the outline, as shares of its length.",
      sample: #"[{"trim":{"from":0.25,"to":0.75}}]"#, on: circle,
      .shape(.defaulted("from", .length, 0), .defaulted("to", .length, 1)) { shape, from, to in
        shape.trim(from: from, to: to)
      }),
    ModifierEntry(
      "inset", "The shape shrunk from its own edges.", sample: #"[{"inset":4}]"#, on: circle,
      .insettable(.required("by", .length), isPositional: true) { shape, amount in
        shape.inset(by: amount)
      }),
    ModifierEntry(
      "size", "The outline in a rectangle of this size.",
      sample: #"[{"size":{"width":10,"height":20}}]"#,
      on: circle,
      .shape(.required("width", .length), .required("height", .length)) { shape, width, height in
        shape.size(width: width, height: height)
      }),
    ModifierEntry(
      "scale", "The outline scaled about a point.",
      sample: #"[{"scale":{"x":2,"y":0.5,"anchor":"top"}},{"scale":0.5}]"#,
      on: circle,
      .shape(
        .defaulted("x", .length, 1), .defaulted("y", .length, 1),
        .defaulted("anchor", .unitPoint, .center)
      ) { shape, x, y, anchor in shape.scale(x: x, y: y, anchor: anchor) },
      .shape(.required("scale", .length), isPositional: true) { shape, scale in shape.scale(scale) }
    ),
    ModifierEntry(
      "rotation", "The outline turned about a point.",
      sample: #"[{"rotation":30},{"rotation":{"angle":30,"anchor":"top"}}]"#,
      on: circle,
      .shape(.required("angle", .angle), .required("anchor", .unitPoint)) { shape, angle, anchor in
        shape.rotation(angle, anchor: anchor)
      },
      .shape(.required("angle", .angle), isPositional: true) { shape, angle in
        shape.rotation(angle)
      }),
    ModifierEntry(
      "transform", "The outline through an affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.",
      sample: #"[{"transform":{"a":2,"ty":4}}]"#, on: circle,
      .shape(
        .defaulted("a", .length, 1), .defaulted("b", .length, 0), .defaulted("c", .length, 0),
        .defaulted("d", .length, 1), .defaulted("tx", .length, 0), .defaulted("ty", .length, 0)
      ) { shape, a, b, c, d, tx, ty in
        shape.transform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
      }),
  ]

  private static func bordered(
    _ shape: any InsettableShape, _ style: AnyShapeStyle, _ stroke: StrokeStyle
  ) -> any View {
    func border(_ shape: some InsettableShape) -> any View {
      shape.strokeBorder(style, style: stroke)
    }
    return border(shape)
  }
}
