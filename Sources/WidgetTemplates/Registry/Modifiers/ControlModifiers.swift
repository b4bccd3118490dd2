import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  private static let button = #"{"type":"Button","title":"A"}"#
  private static let gauge = #"{"type":"Gauge","value":0.5,"label":{"type":"Text","text":"A"}}"#
  private static let list = #"{"type":"List","children":[{"type":"Text","text":"A"}]}"#

  /// How controls, meters and lists inside look.
  static let controlModifiers: [ModifierEntry] = [
    style(
      "buttonStyle", "How buttons look.", on: button,
      [
        "automatic": { $0.buttonStyle(.automatic) }, "plain": { $0.buttonStyle(.plain) },
        "borderless": { $0.buttonStyle(.borderless) }, "bordered": { $0.buttonStyle(.bordered) },
        "borderedProminent": { $0.buttonStyle(.borderedProminent) },
      ]),
    style(
      "toggleStyle", "How switches look.", on: #"{"type":"Toggle","title":"A","isOn":true}"#,
      [
        "automatic": { $0.toggleStyle(.automatic) }, "switch": { $0.toggleStyle(.switch) },
        "button": { $0.toggleStyle(.button) },
      ]),
    style(
      "labelStyle", "What labels show.", on: #"{"type":"Label","title":"A","systemImage":"star"}"#,
      [
        "automatic": { $0.labelStyle(.automatic) }, "titleOnly": { $0.labelStyle(.titleOnly) },
        "iconOnly": { $0.labelStyle(.iconOnly) },
        "titleAndIcon": { $0.labelStyle(.titleAndIcon) },
      ]),
    style(
      "progressViewStyle", "How progress looks.", on: #"{"type":"ProgressView","value":0.5}"#,
      [
        "automatic": { $0.progressViewStyle(.automatic) },
        "linear": { $0.progressViewStyle(.linear) },
        "circular": { $0.progressViewStyle(.circular) },
      ]),
    style(
      "gaugeStyle", "How gauges look.", on: gauge,
      [
        "automatic": { $0.gaugeStyle(.automatic) },
        "linearCapacity": { $0.gaugeStyle(.linearCapacity) },
        "accessoryLinear": { $0.gaugeStyle(.accessoryLinear) },
        "accessoryLinearCapacity": { $0.gaugeStyle(.accessoryLinearCapacity) },
        "accessoryCircular": { $0.gaugeStyle(.accessoryCircular) },
        "accessoryCircularCapacity": { $0.gaugeStyle(.accessoryCircularCapacity) },
      ]),
    style(
      "listStyle", "How lists look.", on: list,
      [
        "automatic": { $0.listStyle(.automatic) }, "plain": { $0.listStyle(.plain) },
        "grouped": { $0.listStyle(.grouped) }, "insetGrouped": { $0.listStyle(.insetGrouped) },
        "inset": { $0.listStyle(.inset) }, "sidebar": { $0.listStyle(.sidebar) },
      ]),
    ModifierEntry(
      "controlSize", "How large controls are.", sample: #"[{"controlSize":"small"}]"#, on: button,
      .value(.required("size", .controlSize)) { view, size in view.controlSize(size) }),
    ModifierEntry(
      "buttonBorderShape", "The shape of bordered buttons.",
      sample: #"[{"buttonBorderShape":"capsule"}]"#, on: button,
      .value(.required("shape", .buttonBorder)) { view, shape in view.buttonBorderShape(shape) }),
    ModifierEntry(
      "labelsHidden", "Controls without their labels.", sample: #"["labelsHidden"]"#, on: button,
      .labeled { view in view.labelsHidden() }),
    ModifierEntry(
      "listRowBackground", "What is behind the row.",
      sample: #"[{"listRowBackground":{"type":"Color","color":"red"}}]"#,
      .value(.requiredContent("content")) { view, content in view.listRowBackground(content) }),
    ModifierEntry(
      "listRowInsets", "The row's margins.", sample: #"[{"listRowInsets":{"leading":4}}]"#,
      .value(.optional("insets", .insets)) { view, insets in view.listRowInsets(insets) }),
    ModifierEntry(
      "listRowSeparator", "Whether there is a line at the row.",
      sample: #"[{"listRowSeparator":"hidden"}]"#,
      .value(.required("visibility", .visibility)) { view, visibility in
        view.listRowSeparator(visibility)
      }),
    ModifierEntry(
      "scrollContentBackground", "Whether the list has a background.",
      sample: #"[{"scrollContentBackground":"hidden"}]"#, on: list,
      .value(.required("visibility", .visibility)) { view, visibility in
        view.scrollContentBackground(visibility)
      }),
  ]

  /// A modifier that chooses one of SwiftUI's styles by its name.
  private static func style(
    _ name: String, _ summary: String, on target: String,
    _ styles: KeyValuePairs<String, @Sendable (AnyView) -> any View>
  ) -> ModifierEntry {
    let type = ValueType<@Sendable (AnyView) -> any View>.named(summary, name, styles)
    return ModifierEntry(
      name, summary, sample: "[{\"\(name)\":\"\(styles[1].key)\"}]", on: target,
      .value(.required("style", type)) {
        (view: AnyView, apply: @Sendable (AnyView) -> any View) throws(TemplateError) -> any View in
        apply(view)
      })
  }
}

extension ValueType where Value == ControlSize {
  static let controlSize = ValueType.named(
    "a control size", "controlSize",
    [
      "mini": .mini, "small": .small, "regular": .regular, "large": .large,
      "extraLarge": .extraLarge,
    ])
}

extension ValueType where Value == Visibility {
  static let visibility = ValueType.named(
    "a visibility", "visibility", ["automatic": .automatic, "visible": .visible, "hidden": .hidden])
}
