import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetViews

extension Registry {
  /// Labels, controls and meters: still pictures of them.
  static let controls: [ViewEntry] = [
    labelView, labeledContentView, buttonView, toggleView, progressViewView, gaugeView,
    accessoryBackgroundView,
  ]

  private static let labelView = ViewEntry(
    "Label", "A title with an icon.",
    sample: #"{"type":"Label","title":"Rain","systemImage":"cloud.rain"}"#,
    .view(.required("title", .localizedText), .required("systemImage", .text)) { title, symbol in
      Label {
        title
      } icon: {
        Image(systemName: symbol)
      }
    },
    .view(.required("title", .localizedText), .required("image", .text)) { title, image in
      Label {
        title
      } icon: {
        Image(image)
      }
    },
    .view(.requiredContent("title"), .requiredContent("icon")) { title, icon in
      Label {
        title
      } icon: {
        icon
      }
    })

  private static let labeledContentView = ViewEntry(
    "LabeledContent", "A label with a value beside it.",
    sample: #"{"type":"LabeledContent","title":"Speed","value":"12 km/h"}"#,
    .view(.required("title", .localizedText), .required("value", .text)) { title, value in
      LabeledContent {
        Text(verbatim: value)
      } label: {
        title
      }
    },
    .view(.requiredContent("label"), .requiredContent("children")) { label, content in
      LabeledContent {
        content
      } label: {
        label
      }
    })

  private static let buttonView = ViewEntry(
    "Button", "A button, drawn; what it would do is the app's.",
    sample: #"{"type":"Button","title":"Pay","systemImage":"creditcard"}"#,
    .view(.required("title", .localizedText), .optional("role", .buttonRole)) { title, role in
      Button(role: role, action: {}) { title }
    },
    .view(
      .required("title", .localizedText), .required("systemImage", .text),
      .optional("role", .buttonRole)
    ) { title, symbol, role in
      Button(role: role, action: {}) {
        Label {
          title
        } icon: {
          Image(systemName: symbol)
        }
      }
    },
    .view(.requiredContent("children"), .optional("role", .buttonRole)) { label, role in
      Button(role: role, action: {}) { label }
    })

  private static let toggleView = ViewEntry(
    "Toggle", "A switch that is on or off.",
    sample: #"{"type":"Toggle","title":"Alarm","isOn":true}"#,
    .view(.required("title", .localizedText), .required("isOn", .bool)) { title, isOn in
      Toggle(isOn: .constant(isOn)) { title }
    },
    .view(.requiredContent("children"), .required("isOn", .bool)) { label, isOn in
      Toggle(isOn: .constant(isOn)) { label }
    })

  private static let progressViewView = ViewEntry(
    "ProgressView", "How much is done, a time that runs, or a spinner.",
    sample: #"{"type":"ProgressView","title":"Done","value":3,"total":5}"#,
    .view { () throws(TemplateError) -> any View in ProgressView() },
    .view(.required("value", .double), .defaulted("total", .double, 1)) { value, total in
      ProgressView(value: value, total: total)
    },
    .view(
      .required("title", .localizedText), .required("value", .double),
      .defaulted("total", .double, 1)
    ) { title, value, total in ProgressView(value: value, total: total) { title } },
    .view(
      .required("value", .double), .defaulted("total", .double, 1), .requiredContent("label")
    ) { value, total, label in ProgressView(value: value, total: total) { label } },
    .view(
      .required("value", .double), .defaulted("total", .double, 1), .requiredContent("label"),
      .requiredContent("currentValueLabel")
    ) { value, total, label, current in
      ProgressView(value: value, total: total) {
        label
      } currentValueLabel: {
        current
      }
    },
    .view(
      .required("from", .date), .required("to", .date), .defaulted("countsDown", .bool, true)
    ) { from, to, countsDown in
      ProgressView(timerInterval: min(from, to)...max(from, to), countsDown: countsDown)
    })

  private static let gaugeView = ViewEntry(
    "Gauge", "A value between two bounds; the style says how it looks.",
    sample: """
      {"type":"Gauge","value":18,"in":[10,30],"label":{"type":"Text","text":"°C"},
       "currentValueLabel":{"type":"Text","text":"18"}}
      """,
    .view(
      .required("value", .double), .defaulted("in", .bounds, 0...1), .requiredContent("label")
    ) { value, bounds, label in Gauge(value: value, in: bounds) { label } },
    .view(
      .required("value", .double), .defaulted("in", .bounds, 0...1), .requiredContent("label"),
      .requiredContent("currentValueLabel")
    ) { value, bounds, label, current in
      Gauge(value: value, in: bounds) {
        label
      } currentValueLabel: {
        current
      }
    },
    .view(
      .required("value", .double), .defaulted("in", .bounds, 0...1), .requiredContent("label"),
      .requiredContent("currentValueLabel"), .requiredContent("minimumValueLabel"),
      .requiredContent("maximumValueLabel")
    ) { value, bounds, label, current, minimum, maximum in
      Gauge(value: value, in: bounds) {
        label
      } currentValueLabel: {
        current
      } minimumValueLabel: {
        minimum
      } maximumValueLabel: {
        maximum
      }
    })

  private static let accessoryBackgroundView = ViewEntry(
    "AccessoryWidgetBackground", "The plate behind a widget on the Lock Screen or a watch face.",
    sample:
      #"{"type":"ZStack","children":[{"type":"AccessoryWidgetBackground"},{"type":"Circle"}]}"#,
    .view { () throws(TemplateError) -> any View in AccessoryWidgetBackground() })
}

extension ValueType where Value == ButtonRole {
  static let buttonRole = ValueType.named(
    "a button role", "buttonRole", ["cancel": .cancel, "destructive": .destructive])
}

extension ValueType where Value == ClosedRange<Double> {
  /// `[low, high]`.
  static let bounds = ValueType("two numbers in order", .array(of: .number)) {
    argument throws(TemplateError) in
    guard let items = argument.items, items.count == 2, let low = items[0].value.number,
      let high = items[1].value.number, low <= high
    else { throw argument.expected("two numbers in order: [0, 100]") }
    return low...high
  }
}
