import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  static let layoutModifiers: [ModifierEntry] = [
    ModifierEntry(
      "frame", "Room of a stated size.",
      sample:
        #"[{"frame":{"width":40,"height":20,"alignment":"leading"}},{"frame":{"maxWidth":"infinity"}}]"#,
      .labeled(
        .optional("width", .length), .optional("height", .length),
        .defaulted("alignment", .alignment, .center)
      ) { view, width, height, alignment in
        view.frame(width: width, height: height, alignment: alignment)
      },
      .labeled(
        .optional("minWidth", .length), .optional("idealWidth", .length),
        .optional("maxWidth", .lengthOrInfinity), .optional("minHeight", .length),
        .optional("idealHeight", .length), .optional("maxHeight", .lengthOrInfinity),
        .defaulted("alignment", .alignment, .center)
      ) { view, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
        view.frame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
      }),
    ModifierEntry(
      "padding", "A margin: one length, edges with a length, or an inset for each edge.",
      sample:
        #"[{"padding":12},"padding",{"padding":{"edges":["horizontal"],"length":-4}},{"padding":{"top":1}}]"#,
      .labeled(.defaulted("edges", .edges, .all), .optional("length", .length)) {
        view, edges, length in view.padding(edges, length)
      },
      .value(.required("insets", .insets)) { view, insets in view.padding(insets) }),
    ModifierEntry(
      "fixedSize", "Its ideal size, whatever is offered.",
      sample: #"["fixedSize",{"fixedSize":{"horizontal":true,"vertical":false}}]"#,
      .labeled { view in view.fixedSize() },
      .labeled(.defaulted("horizontal", .bool, false), .defaulted("vertical", .bool, false)) {
        view, horizontal, vertical in view.fixedSize(horizontal: horizontal, vertical: vertical)
      }),
    ModifierEntry(
      "aspectRatio", "Room of a ratio, width to height; its own without one.",
      sample:
        #"[{"aspectRatio":{"ratio":1.5,"contentMode":"fit"}},{"aspectRatio":{"contentMode":"fill"}}]"#,
      .labeled(.optional("ratio", .length), .required("contentMode", .contentMode)) {
        view, ratio, mode in view.aspectRatio(ratio, contentMode: mode)
      }),
    ModifierEntry(
      "scaledToFit", "As large as fits, in its own ratio.", sample: #"["scaledToFit"]"#,
      .labeled { view in view.scaledToFit() }),
    ModifierEntry(
      "scaledToFill", "As small as covers, in its own ratio.", sample: #"[{"scaledToFill":true}]"#,
      .labeled { view in view.scaledToFill() }),
    ModifierEntry(
      "layoutPriority", "Who is asked first in a stack; 0 is usual.",
      sample: #"[{"layoutPriority":1}]"#,
      .value(.required("value", .double)) { view, value in view.layoutPriority(value) }),
    ModifierEntry(
      "zIndex", "Painter's order among neighbours; 0 is usual.", sample: #"[{"zIndex":2}]"#,
      .value(.required("value", .double)) { view, value in view.zIndex(value) }),
    ModifierEntry(
      "position", "Its centre at a point of the room around it.",
      sample: #"[{"position":{"x":10,"y":20}}]"#,
      .labeled(.defaulted("x", .length, 0), .defaulted("y", .length, 0)) { view, x, y in
        view.position(x: x, y: y)
      }),
    ModifierEntry(
      "offset", "Drawn elsewhere, its room unchanged.", sample: #"[{"offset":{"x":4,"y":-2}}]"#,
      .labeled(.defaulted("x", .length, 0), .defaulted("y", .length, 0)) { view, x, y in
        view.offset(x: x, y: y)
      }),
    ModifierEntry(
      "alignmentGuide", "Where a guide lies: a length from its start, or a share of its size.",
      sample:
        #"[{"alignmentGuide":{"horizontal":"leading","length":4}},{"alignmentGuide":{"vertical":"top","fraction":0.5}}]"#,
      .labeled(
        .required("horizontal", .horizontalAlignment), .defaulted("length", .length, 0),
        .defaulted("fraction", .length, 0)
      ) { view, guide, length, fraction in
        view.alignmentGuide(guide) { $0.width * fraction + length }
      },
      .labeled(
        .required("vertical", .verticalAlignment), .defaulted("length", .length, 0),
        .defaulted("fraction", .length, 0)
      ) { view, guide, length, fraction in
        view.alignmentGuide(guide) { $0.height * fraction + length }
      }),
    ModifierEntry(
      "hidden", "Keeps the room, draws nothing.", sample: #"["hidden"]"#,
      .labeled { view in view.hidden() }),
    ModifierEntry(
      "ignoresSafeArea", "Reaches into the margins.",
      sample: #"["ignoresSafeArea",{"ignoresSafeArea":{"edges":"top"}}]"#,
      .labeled(.defaulted("edges", .edges, .all)) { view, edges in
        view.ignoresSafeArea(edges: edges)
      }),
  ]
}
