public import WidgetViews

// Initializers that SwiftUI has replaced by others and still takes.

nonisolated extension Picker {
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}
