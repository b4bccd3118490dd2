import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetViews

extension Registry {
  static let widgetModifiers: [ModifierEntry] = [
    ModifierEntry(
      "widgetURL", "Where a tap on the widget leads.", sample: #"[{"widgetURL":"demo://open"}]"#,
      .value(.optional("url", .url)) { view, url in view.widgetURL(url) }),
    ModifierEntry(
      "widgetAccentable", "In the group that accented widgets draw in the accent colour.",
      sample: #"["widgetAccentable"]"#,
      .value(.defaulted("isAccentable", .bool, true)) { view, isAccentable in
        view.widgetAccentable(isAccentable)
      }),
    ModifierEntry(
      "containerBackground", "What fills the whole widget behind its margins.",
      sample:
        #"[{"containerBackground":"blue"},{"containerBackground":{"type":"Image","name":"sky"}},{"containerBackground":{"content":[{"type":"Circle"}],"alignment":"top"}}]"#,
      .labeled(.requiredContent("content"), .defaulted("alignment", .alignment, .center)) {
        view, content, alignment in
        view.containerBackground(for: .widget, alignment: alignment) { content }
      },
      .layer { view, style in
        view.containerBackground(style, for: .widget)
      } content: { view, content in
        view.containerBackground(for: .widget) { content }
      }),
    ModifierEntry(
      "widgetLabel", "What the system shows beside the content at a corner of a watch face.",
      sample: #"[{"widgetLabel":{"content":{"type":"Text","text":"left"}}}]"#,
      .labeled(.requiredContent("content")) { view, content in
        view.widgetLabel { content }
      }),
  ]
}
