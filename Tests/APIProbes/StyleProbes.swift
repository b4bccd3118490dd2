import SwiftUI
import WidgetKit

func styleProbes(_ list: ProbeList) {
  let words = Text("Several words that need a second line in a narrow widget")
  list.modifier("font(_:)") { $0.font(.title) }
  list.modifier("fontWeight(_:)") { $0.fontWeight(.bold) }
  list.modifier("bold()") { $0.bold() }
  list.on("monospacedDigit()", Text("1111")) { $0.monospacedDigit() }
  list.modifier("lineLimit(_:)") { $0.lineLimit(1) }
  list.modifier("lineSpacing(_:)") { $0.lineSpacing(9) }
  list.modifier("multilineTextAlignment(_:)") { $0.multilineTextAlignment(.trailing) }
  list.on("minimumScaleFactor(_:)", words.lineLimit(1)) { $0.minimumScaleFactor(0.5) }
  list.on("truncationMode(_:)", words.lineLimit(1)) { $0.truncationMode(.head) }
  list.on("strikethrough(_:)", words) { $0.strikethrough(true) }
  list.modifier("foregroundColor(_:)") { $0.foregroundColor(.red) }
  list.modifier("foregroundStyle(_:)") { $0.foregroundStyle(.red) }
  list.on("tint(_:)", ProgressView(value: 0.4)) { $0.tint(.red) }
  list.modifier("opacity(_:)") { $0.opacity(0.5) }
  list.modifier("blur(radius:)") { $0.blur(radius: 3) }
  list.modifier("shadow(radius:)") { $0.shadow(radius: 3) }
  list.modifier("shadow(color:radius:)") { $0.shadow(color: .red, radius: 3) }
  list.modifier("blendMode(_:)") { $0.blendMode(.multiply) }
  list.modifier("compositingGroup()") { $0.compositingGroup() }
  list.modifier("rotationEffect(_:)") { $0.rotationEffect(.degrees(30)) }
  list.modifier("scaleEffect(_:)") { $0.scaleEffect(0.5) }
  list.modifier("scaleEffect(_:anchor:)") { $0.scaleEffect(0.5, anchor: .top) }
  list.on("resizable()", Image(systemName: "star")) { $0.resizable() }
  list.on("resizable(resizingMode:)", Image(systemName: "star")) {
    $0.resizable(resizingMode: .stretch)
  }
  list.on("renderingMode(_:)", Image("probe")) { $0.renderingMode(.template) }
  list.on("symbolRenderingMode(_:)", Image(systemName: "cloud.sun.fill")) {
    $0.symbolRenderingMode(.multicolor)
  }
  list.on("fill(_:)", Circle()) { $0.fill(Color.red) }
  list.on("stroke(_:lineWidth:)", Circle()) { $0.stroke(Color.red, lineWidth: 2) }
  list.on("stroke(_:style:)", Circle()) {
    $0.stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
  }
  list.on("stroke(style:)", Circle()) { $0.stroke(style: StrokeStyle(lineWidth: 2)) }
  list.on("stroke(lineWidth:)", Circle()) { $0.stroke(lineWidth: 2) }
  list.on("strokeBorder(_:)", Circle()) { $0.strokeBorder(Color.red) }
  list.on("trim(from:to:)", Circle()) { $0.trim(from: 0, to: 0.5) }
  list.on("buttonStyle(_:)", Button("Go") {}) { $0.buttonStyle(.borderedProminent) }
  list.on("controlSize(_:)", Button("Go") {}.buttonStyle(.bordered)) { $0.controlSize(.mini) }
  list.on("gaugeStyle(_:)", Gauge(value: 0.4) { Text("a") }) {
    $0.gaugeStyle(.accessoryCircularCapacity)
  }
  list.on("progressViewStyle(_:)", ProgressView(value: 0.4)) { $0.progressViewStyle(.circular) }
  list.on(
    "pickerStyle(_:)",
    Picker("Pick", selection: .constant(1)) {
      Text("One").tag(1); Text("Two").tag(2)
    }
  ) { $0.pickerStyle(.segmented) }
  list.on("listStyle(_:)", List { Text("Row") }) { $0.listStyle(.plain) }
  list.modifier("redacted(reason:)") { $0.redacted(reason: .placeholder) }
  list.on("unredacted()", Text("a").redacted(reason: .placeholder)) { _ in
    Text("a").unredacted().redacted(reason: .placeholder)
  }
  list.on("environment(_:_:)", Text("a")) { $0.environment(\.colorScheme, .dark) }
  list.on("preferredColorScheme(_:)", Text("a")) { $0.preferredColorScheme(.dark) }
}
