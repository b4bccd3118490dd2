import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  /// Grids, lazy stacks and what adapts to the room there is.
  static let grids: [ViewEntry] = [
    gridView, gridRowView, lazyVGridView, lazyHGridView, lazyVStackView, lazyHStackView,
    scrollViewView, viewThatFitsView, geometryReaderView,
  ]

  private static let gridView = ViewEntry(
    "Grid", "Rows whose cells line up in columns.",
    sample: """
      {"type":"Grid","horizontalSpacing":4,"children":
        {"type":"GridRow","children":[{"type":"Text","text":"A"},{"type":"Text","text":"B"}]}}
      """,
    .view(
      .defaulted("alignment", .alignment, .center), .optional("horizontalSpacing", .length),
      .optional("verticalSpacing", .length), .content("children")
    ) { alignment, horizontal, vertical, content in
      Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
        content
      }
    })

  private static let gridRowView = ViewEntry(
    "GridRow", "A row of a grid.",
    sample: #"{"type":"GridRow","alignment":"top","children":[{"type":"Text","text":"A"}]}"#,
    .view(.optional("alignment", .verticalAlignment), .content("children")) { alignment, content in
      GridRow(alignment: alignment) { content }
    })

  private static let lazyVGridView = ViewEntry(
    "LazyVGrid", "Views row by row in columns of stated sizes.",
    sample: """
      {"type":"LazyVGrid","columns":[{"fixed":40},{"minimum":20,"spacing":4},{"adaptive":30}],
       "children":[{"type":"Text","text":"A"}]}
      """,
    .view(
      .required("columns", .gridItems), .defaulted("alignment", .horizontalAlignment, .center),
      .optional("spacing", .length), .content("children")
    ) { columns, alignment, spacing, content in
      LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { content }
    })

  private static let lazyHGridView = ViewEntry(
    "LazyHGrid", "Views column by column in rows of stated sizes.",
    sample: #"{"type":"LazyHGrid","rows":[{},{}],"children":[{"type":"Text","text":"A"}]}"#,
    .view(
      .required("rows", .gridItems), .defaulted("alignment", .verticalAlignment, .center),
      .optional("spacing", .length), .content("children")
    ) { rows, alignment, spacing, content in
      LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { content }
    })

  private static let lazyVStackView = ViewEntry(
    "LazyVStack", "Views one below the other, as wide as there is room.",
    sample: #"{"type":"LazyVStack","children":[{"type":"Text","text":"A"}]}"#,
    .view(
      .defaulted("alignment", .horizontalAlignment, .center), .optional("spacing", .length),
      .content("children")
    ) { alignment, spacing, content in
      LazyVStack(alignment: alignment, spacing: spacing) { content }
    })

  private static let lazyHStackView = ViewEntry(
    "LazyHStack", "Views side by side, as high as there is room.",
    sample: #"{"type":"LazyHStack","children":[{"type":"Text","text":"A"}]}"#,
    .view(
      .defaulted("alignment", .verticalAlignment, .center), .optional("spacing", .length),
      .content("children")
    ) { alignment, spacing, content in
      LazyHStack(alignment: alignment, spacing: spacing) { content }
    })

  private static let scrollViewView = ViewEntry(
    "ScrollView", "Content of any length, drawn from its start and cut where the room ends.",
    sample: #"{"type":"ScrollView","axes":"horizontal","children":[{"type":"Text","text":"A"}]}"#,
    .view(.defaulted("axes", .axes, .vertical), .content("children")) { axes, content in
      ScrollView(axes) { content }
    })

  private static let viewThatFitsView = ViewEntry(
    "ViewThatFits", "The first of its views that fits.",
    sample: #"{"type":"ViewThatFits","axes":"horizontal","children":[{"type":"Text","text":"A"}]}"#,
    .view(.defaulted("axes", .axes, .both), .content("children")) {
      axes, content in ViewThatFits(in: axes) { content }
    })

  private static let geometryReaderView = ViewEntry(
    "GeometryReader", "Content that knows its room: geometry.width, .height, .safeAreaInsets.",
    sample: """
      {"type":"GeometryReader","as":"geometry",
       "content":{"type":"Text","text":"{{ geometry.width / 2 }}"}}
      """,
    .view(.defaulted("as", .name, "geometry"), .requiredSlot("content")) { name, content in
      GeometryReader { proxy in content.binding(name, EntryValue(proxy)).view }
    })
}

extension EntryValue {
  fileprivate init(_ proxy: GeometryProxy) {
    let insets = proxy.safeAreaInsets
    self = .object(
      EntryObject([
        ("width", .double(proxy.size.width)), ("height", .double(proxy.size.height)),
        (
          "safeAreaInsets",
          .object(
            EntryObject([
              ("top", .double(insets.top)), ("leading", .double(insets.leading)),
              ("bottom", .double(insets.bottom)), ("trailing", .double(insets.trailing)),
            ]))
        ),
      ]))
  }
}

extension ValueType where Value == [GridItem] {
  static let gridItems = ValueType<GridItem>.gridItem.list
}

extension ValueType where Value == GridItem {
  private static let keys = ["fixed", "minimum", "maximum", "adaptive", "spacing", "alignment"]

  /// `{"fixed": 40}`, `{"minimum": 20, "maximum": 60}`, `{"adaptive": 30}`; `{}` is flexible.
  static let gridItem = ValueType(
    "a grid item",
    .definition(
      "gridItem",
      .object([
        ("fixed", .number, false), ("minimum", .number, false),
        ("maximum", ValueType<CGFloat>.lengthOrInfinity.schema, false),
        ("adaptive", .number, false), ("spacing", .number, false),
        ("alignment", ValueType<Alignment>.alignment.schema, false),
      ]))
  ) { argument throws(TemplateError) in
    guard let members = try argument.members(of: "a grid item", keys) else {
      throw argument.expected(
        "a grid item: {\"fixed\": 40}, {\"minimum\": 20} or {\"adaptive\": 30}")
    }
    let maximum = try members.optional("maximum", .lengthOrInfinity) ?? .infinity
    var size = GridItem.Size.flexible(
      minimum: try members.optional("minimum", .length) ?? 10, maximum: maximum)
    if let minimum = try members.optional("adaptive", .length) {
      size = .adaptive(minimum: minimum, maximum: maximum)
    }
    if let length = try members.optional("fixed", .length) { size = .fixed(length) }
    return GridItem(
      size, spacing: try members.optional("spacing", .length),
      alignment: try members.optional("alignment", .alignment))
  }
}
