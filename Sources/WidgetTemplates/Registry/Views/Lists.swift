import WidgetViews

extension Registry {
  /// Lists, forms and boxes: still pictures of them.
  static let lists: [ViewEntry] = [
    listView, formView, sectionView, groupBoxView, disclosureGroupView,
  ]

  private static let listView = ViewEntry(
    "List", "Rows below each other, with lines between them.",
    sample: #"{"type":"List","children":[{"type":"Text","text":"A"},{"type":"Text","text":"B"}]}"#,
    .view(.content("children")) { content in List { content } })

  private static let formView = ViewEntry(
    "Form", "Rows of settings.",
    sample: #"{"type":"Form","children":[{"type":"Text","text":"A"}]}"#,
    .view(.content("children")) { content in Form { content } })

  private static let sectionView = ViewEntry(
    "Section", "Rows that belong together, with a header and a footer.",
    sample: #"{"type":"Section","title":"Today","children":[{"type":"Text","text":"A"}]}"#,
    .view(.content("children")) { content in Section { content } },
    .view(.required("title", .localizedText), .content("children")) { title, content in
      Section {
        content
      } header: {
        title
      }
    },
    .view(.requiredContent("header"), .content("children")) { header, content in
      Section {
        content
      } header: {
        header
      }
    },
    .view(.requiredContent("header"), .requiredContent("footer"), .content("children")) {
      header, footer, content in
      Section {
        content
      } header: {
        header
      } footer: {
        footer
      }
    })

  private static let groupBoxView = ViewEntry(
    "GroupBox", "Content on a plate, with a label.",
    sample: #"{"type":"GroupBox","title":"Today","children":[{"type":"Text","text":"A"}]}"#,
    .view(.content("children")) { content in GroupBox { content } },
    .view(.required("title", .localizedText), .content("children")) { title, content in
      GroupBox {
        content
      } label: {
        title
      }
    },
    .view(.requiredContent("label"), .content("children")) { label, content in
      GroupBox {
        content
      } label: {
        label
      }
    })

  private static let disclosureGroupView = ViewEntry(
    "DisclosureGroup", "Content below a label with an arrow, open or closed.",
    sample:
      #"{"type":"DisclosureGroup","title":"More","isExpanded":true,"children":[{"type":"Text","text":"A"}]}"#,
    .view(
      .required("title", .localizedText), .defaulted("isExpanded", .bool, false),
      .content("children")
    ) { title, isExpanded, content in
      DisclosureGroup(isExpanded: .constant(isExpanded)) {
        content
      } label: {
        title
      }
    },
    .view(
      .requiredContent("label"), .defaulted("isExpanded", .bool, false), .content("children")
    ) { label, isExpanded, content in
      DisclosureGroup(isExpanded: .constant(isExpanded)) {
        content
      } label: {
        label
      }
    })
}
