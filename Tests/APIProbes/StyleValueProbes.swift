import SwiftUI
import WidgetKit

/// Colours, fonts and looks that are passed to modifiers.
func styleValueProbes(_ list: ProbeList) {
  colorProbes(list)
  fontProbes(list)
  let date = Date(timeIntervalSince1970: 90_000)
  list.style("Text.DateStyle.time", EmptyView(), Text(date, style: .time))
  list.style("Text.DateStyle.timer", EmptyView(), Text(date, style: .timer))
  list.style("Text.DateStyle.date", EmptyView(), Text(date, style: .date))
  let button = Button("Go") {}
  list.style("PrimitiveButtonStyle.plain", button, button.buttonStyle(.plain))
  list.style(
    "PrimitiveButtonStyle.bordered", button.buttonStyle(.plain), button.buttonStyle(.bordered))
  list.style(
    "PrimitiveButtonStyle.borderedProminent", button, button.buttonStyle(.borderedProminent))
  list.style(
    "PrimitiveButtonStyle.borderless", button.buttonStyle(.plain), button.buttonStyle(.borderless))
  let picker = Picker("Pick", selection: .constant(1)) {
    Text("One").tag(1)
    Text("Two").tag(2)
  }
  list.style("PickerStyle.segmented", picker, picker.pickerStyle(.segmented))
  let gauge = Gauge(value: 0.4) { Text("a") }
  list.style(
    "GaugeStyle.accessoryCircularCapacity", gauge, gauge.gaugeStyle(.accessoryCircularCapacity))
  let progress = ProgressView(value: 0.4)
  list.style("ProgressViewStyle.circular", progress, progress.progressViewStyle(.circular))
  let picture = Image("probe")
  list.style("TemplateRenderingMode.template", picture, picture.renderingMode(.template))
  list.style(
    "TemplateRenderingMode.original", picture.renderingMode(.template),
    picture.renderingMode(.original))
}

private func colorProbes(_ list: ProbeList) {
  let colors: [(String, Color)] = [
    ("white", .white), ("black", .black), ("clear", .clear), ("gray", .gray), ("blue", .blue),
    ("red", .red), ("secondary", .secondary), ("primary", .primary), ("yellow", .yellow),
    ("cyan", .cyan), ("green", .green), ("orange", .orange), ("accentColor", .accentColor),
    ("purple", .purple), ("pink", .pink), ("teal", .teal),
  ]
  for (name, color) in colors {
    list.style(
      "Color.\(name)", Rectangle().fill(Color(red: 0.1, green: 0.2, blue: 0.3)),
      Rectangle().fill(color))
  }
  list.style(
    "ShapeStyle.tint", Rectangle().tint(.red), Rectangle().foregroundStyle(.tint).tint(.red))
  list.style("Material.ultraThinMaterial", Color.red, Color.red.overlay(.ultraThinMaterial))
}

private func fontProbes(_ list: ProbeList) {
  let fonts: [(String, Font)] = [
    ("caption", .caption), ("headline", .headline), ("caption2", .caption2),
    ("footnote", .footnote), ("title", .title), ("subheadline", .subheadline),
    ("title2", .title2), ("title3", .title3), ("largeTitle", .largeTitle), ("callout", .callout),
  ]
  for (name, font) in fonts { list.style("Font.\(name)", Text("a"), Text("a").font(font)) }
  list.style("Font.body", Text("a").font(.title), Text("a").font(.body))
  let weights: [(String, Font.Weight)] = [
    ("semibold", .semibold), ("bold", .bold), ("medium", .medium), ("thin", .thin),
    ("light", .light), ("heavy", .heavy),
  ]
  for (name, weight) in weights {
    list.style("Font.Weight.\(name)", Text("a"), Text("a").fontWeight(weight))
  }
  list.style(
    "Font.Weight.regular", Text("a").font(.headline), Text("a").font(.headline).fontWeight(.regular)
  )
  list.style(
    "Font.Design.rounded", Text("a").font(.system(size: 17)),
    Text("a").font(.system(size: 17, design: .rounded)))
}
