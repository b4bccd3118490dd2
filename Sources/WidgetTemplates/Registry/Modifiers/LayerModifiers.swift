import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  static let layerModifiers: [ModifierEntry] = [
    ModifierEntry(
      "background", "A view or a style behind.",
      sample:
        #"[{"background":"red"},{"background":{"type":"Circle"}},{"background":{"content":{"type":"Circle"},"alignment":"top"}},{"background":{"style":"blue","in":{"type":"Capsule"}}}]"#,
      .labeled(.requiredContent("content"), .defaulted("alignment", .alignment, .center)) {
        view, content, alignment in view.background(alignment: alignment) { content }
      },
      .labeled(.required("style", .style), .required("in", .shape)) { view, style, shape in
        view.background(style, in: shape)
      },
      .layer { view, style in
        view.background(style)
      } content: { view, content in
        view.background { content }
      }),
    ModifierEntry(
      "overlay", "A view or a style before.",
      sample:
        #"[{"overlay":{"type":"Circle"}},{"overlay":{"content":{"type":"Circle"},"alignment":"top"}},{"overlay":{"style":"blue","in":"Circle"}},{"overlay":{"white":0,"opacity":0.2}}]"#,
      .labeled(.requiredContent("content"), .defaulted("alignment", .alignment, .center)) {
        view, content, alignment in view.overlay(alignment: alignment) { content }
      },
      .labeled(.required("style", .style), .required("in", .shape)) { view, style, shape in
        view.overlay(style, in: shape)
      },
      .layer { view, style in
        view.overlay(style)
      } content: { view, content in
        view.overlay { content }
      }),
    ModifierEntry(
      "clipShape", "Cut to a shape.",
      sample:
        #"[{"clipShape":{"type":"RoundedRectangle","cornerRadius":8}},{"clipShape":"Circle"}]"#,
      .value(.required("shape", .shape)) { view, shape in view.clipShape(shape) }),
    ModifierEntry(
      "mask", "Shown where the mask paints.",
      sample:
        #"[{"mask":{"type":"Circle"}},{"mask":{"content":{"type":"Circle"},"alignment":"top"}}]"#,
      .labeled(.requiredContent("content"), .defaulted("alignment", .alignment, .center)) {
        view, content, alignment in view.mask(alignment: alignment) { content }
      },
      .value(.requiredContent("mask")) { view, mask in view.mask(mask) }),
    ModifierEntry(
      "containerShape", "What ContainerRelativeShape follows inside.",
      sample: #"[{"containerShape":{"type":"RoundedRectangle","cornerRadius":20}}]"#,
      .value(.insettableShape("shape")) {
        (view: AnyView, shape: any InsettableShape) throws(TemplateError) -> any View in
        func contain(_ shape: some InsettableShape) -> any View { view.containerShape(shape) }
        return contain(shape)
      }),
    ModifierEntry(
      "clipped", "Cut to its frame.", sample: #"["clipped"]"#, .labeled { view in view.clipped() }),
    ModifierEntry(
      "cornerRadius", "Cut to round corners.", sample: #"[{"cornerRadius":6}]"#,
      .value(.required("radius", .length)) { view, radius in view.cornerRadius(radius) }),
    ModifierEntry(
      "border", "A line just inside its frame.",
      sample: #"[{"border":"red"},{"border":{"style":"blue","width":2}}]"#,
      .labeled(.required("style", .style), .required("width", .length)) { view, style, width in
        view.border(style, width: width)
      },
      .value(.required("style", .style)) { view, style in view.border(style) }),
  ]
}

extension Signature where Input == TemplateContent, Output == any View {
  /// A layer given as its one argument: a style in any of its forms, else a view.
  static func layer(
    style apply: @escaping @Sendable (AnyView, AnyShapeStyle) -> any View,
    content: @escaping @Sendable (AnyView, AnyView) -> any View
  ) -> Signature {
    Signature(.layer("layer"), isPositional: true) {
      (target: TemplateContent, layer: TemplateLayer) throws(TemplateError) -> any View in
      switch layer {
      case .style(let style): apply(target.view, style)
      case .content(let slot): content(target.view, slot.view)
      }
    }
  }
}

/// What is put before or behind a view.
enum TemplateLayer {
  case style(AnyShapeStyle)
  case content(TemplateSlot)
}

extension Parameter where Value == TemplateLayer {
  fileprivate static func layer(_ label: String) -> Parameter {
    let style = ValueType<AnyShapeStyle>.style
    let check = ParameterCheck { value, checker in
      if value.isContent {
        checker.checkContent(value)
      } else {
        checker.checkConstant(value, style)
      }
    }
    let schema = SchemaType.oneOf([style.schema, .content])
    return Parameter(info: ParameterInfo(label, schema, isRequired: true, check: check)) {
      value, node throws(TemplateError) in
      guard let value else {
        throw node.builder.error(at: node.offset, .missingKey(label, of: node.name))
      }
      // A colour or gradient without modifiers is a style, as it is in Swift: only styles reach
      // into the safe area by themselves.
      if value.isContent {
        if let object = value.object, object["modifiers"] == nil,
          case .style(let style) = try node.builder.build(value)
        {
          return .style(AnyShapeStyle(style))
        }
        return .content(TemplateSlot(value: value, builder: node.builder))
      }
      return .style(try style.decode(Argument(value, node.builder)))
    }
  }
}

extension TemplateValue {
  /// Whether this is a node or an array, which only content can be.
  fileprivate var isContent: Bool {
    if case .array = kind { return true }
    return isNode
  }
}
