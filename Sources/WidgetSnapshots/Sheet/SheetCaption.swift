import WidgetRender
import WidgetViews

/// What there is to say about one widget of a sheet.
struct SheetCaption {
  var text: String
  var isWarning: Bool

  init(_ node: SnapshotNode, diagnostics: [Diagnostic]) {
    var cut: [String] = []
    var smallest = 1.0
    func visit(_ node: SnapshotNode) {
      if let text = node.text {
        if text.shown != nil { cut.append(text.string) }
        smallest = min(smallest, text.scale)
      }
      for child in node.children { visit(child) }
    }
    visit(node)
    var parts: [String] = []
    if let first = cut.first {
      parts.append(
        "cut: “\(first.prefix(24))”" + (cut.count > 1 ? " and \(cut.count - 1) more" : ""))
    }
    if smallest < 1 { parts.append("text shrunk to \(Int((smallest * 100).rounded())) %") }
    let warnings = diagnostics.filter { $0.severity == .warning }
    for warning in warnings.prefix(2) { parts.append(warning.message) }
    if warnings.count > 2 { parts.append("and \(warnings.count - 2) more") }
    isWarning = !parts.isEmpty
    text = parts.isEmpty ? "nothing to report" : parts.joined(separator: " · ")
  }
}
