import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  /// What a view asks of the grid, scroll view or safe area around it.
  static let containerModifiers: [ModifierEntry] = [
    ModifierEntry(
      "gridCellColumns", "How many columns the cell takes.", sample: #"[{"gridCellColumns":2}]"#,
      .value(.required("count", .int)) { view, count in view.gridCellColumns(max(1, count)) }),
    ModifierEntry(
      "gridCellAnchor", "Where it lies in its cell.", sample: #"[{"gridCellAnchor":"top"}]"#,
      .value(.required("anchor", .unitPoint)) { view, anchor in view.gridCellAnchor(anchor) }),
    ModifierEntry(
      "gridCellUnsizedAxes", "Axes along which it asks its cell for no room.",
      sample: #"[{"gridCellUnsizedAxes":"horizontal"}]"#,
      .value(.required("axes", .axes)) { view, axes in view.gridCellUnsizedAxes(axes) }),
    ModifierEntry(
      "gridColumnAlignment", "How the whole column is aligned.",
      sample: #"[{"gridColumnAlignment":"leading"}]"#,
      .value(.required("alignment", .horizontalAlignment)) { view, alignment in
        view.gridColumnAlignment(alignment)
      }),
    ModifierEntry(
      "containerRelativeFrame", "As large as the container, or as some of its equal parts.",
      sample:
        #"[{"containerRelativeFrame":"horizontal"},{"containerRelativeFrame":{"axes":"both","count":3,"span":2,"spacing":4}}]"#,
      .labeled(
        .required("axes", .axes), .required("count", .int), .defaulted("span", .int, 1),
        .required("spacing", .length), .defaulted("alignment", .alignment, .center)
      ) { view, axes, count, span, spacing, alignment in
        view.containerRelativeFrame(
          axes, count: count, span: span, spacing: spacing, alignment: alignment)
      },
      .labeled(.required("axes", .axes), .required("alignment", .alignment)) {
        view, axes, alignment in view.containerRelativeFrame(axes, alignment: alignment)
      },
      .value(.required("axes", .axes)) { view, axes in view.containerRelativeFrame(axes) }),
    ModifierEntry(
      "contentMargins", "Margins of scrolling content inside.",
      sample: #"[{"contentMargins":8},{"contentMargins":{"edges":"top","length":4}}]"#,
      .labeled(.defaulted("edges", .edges, .all), .required("length", .length)) {
        view, edges, length in view.contentMargins(edges, length)
      },
      .value(.required("length", .length)) { view, length in view.contentMargins(length) }),
    ModifierEntry(
      "safeAreaPadding", "Makes the safe area smaller.",
      sample: #"[{"safeAreaPadding":8},{"safeAreaPadding":{"edges":"top","length":4}}]"#,
      .labeled(.defaulted("edges", .edges, .all), .optional("length", .length)) {
        view, edges, length in view.safeAreaPadding(edges, length)
      },
      .value(.required("insets", .insets)) { view, insets in view.safeAreaPadding(insets) }),
    ModifierEntry(
      "safeAreaInset", "A bar at one edge, outside the content's safe area.",
      sample: """
        [{"safeAreaInset":{"edge":"bottom","spacing":4,"content":{"type":"Text","text":"B"}}},
         {"safeAreaInset":{"side":"leading","content":{"type":"Text","text":"B"}}}]
        """,
      .labeled(
        .required("edge", .verticalEdge), .defaulted("alignment", .horizontalAlignment, .center),
        .optional("spacing", .length), .requiredContent("content")
      ) { view, edge, alignment, spacing, content in
        view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content }
      },
      .labeled(
        .required("side", .horizontalEdge), .defaulted("alignment", .verticalAlignment, .center),
        .optional("spacing", .length), .requiredContent("content")
      ) { view, edge, alignment, spacing, content in
        view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content }
      }),
  ]
}

extension ValueType where Value == VerticalEdge {
  static let verticalEdge = ValueType.named(
    "an edge", "verticalEdge", ["top": .top, "bottom": .bottom])
}

extension ValueType where Value == HorizontalEdge {
  static let horizontalEdge = ValueType.named(
    "a side", "horizontalEdge", ["leading": .leading, "trailing": .trailing])
}
