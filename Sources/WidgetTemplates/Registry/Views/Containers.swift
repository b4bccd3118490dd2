import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  static let containers: [ViewEntry] = [
    ViewEntry(
      "HStack", "Views side by side.",
      sample:
        #"{"type":"HStack","alignment":"top","spacing":8,"children":[{"type":"Text","text":"A"}]}"#,
      .view(
        .defaulted("alignment", .verticalAlignment, .center), .optional("spacing", .length),
        .content("children")
      ) { alignment, spacing, content in
        HStack(alignment: alignment, spacing: spacing) { content }
      }),
    ViewEntry(
      "VStack", "Views one below the other.",
      sample: #"{"type":"VStack","alignment":"leading","children":[{"type":"Text","text":"A"}]}"#,
      .view(
        .defaulted("alignment", .horizontalAlignment, .center), .optional("spacing", .length),
        .content("children")
      ) { alignment, spacing, content in
        VStack(alignment: alignment, spacing: spacing) { content }
      }),
    ViewEntry(
      "ZStack", "Views over each other.",
      sample:
        #"{"type":"ZStack","alignment":"topLeading","children":[{"type":"Text","text":"A"}]}"#,
      .view(.defaulted("alignment", .alignment, .center), .content("children")) {
        alignment, content in ZStack(alignment: alignment) { content }
      }),
    ViewEntry(
      "Spacer", "Room that grows along the enclosing stack.",
      sample: #"{"type":"Spacer","minLength":4}"#,
      .view(.optional("minLength", .length)) { Spacer(minLength: $0) }),
    ViewEntry(
      "Divider", "A hairline across the enclosing stack.", sample: #"{"type":"Divider"}"#,
      .view { () throws(TemplateError) -> any View in Divider() }),
    ViewEntry(
      "Link", "Content that leads somewhere when tapped.",
      sample:
        #"{"type":"Link","destination":"demo://pay","children":[{"type":"Text","text":"Pay"}]}"#,
      .view(.required("destination", .url), .required("title", .localizedText)) {
        destination, title in Link(destination: destination) { title }
      },
      .view(.required("destination", .url), .content("children")) { destination, content in
        Link(destination: destination) { content }
      }),
  ]
}
