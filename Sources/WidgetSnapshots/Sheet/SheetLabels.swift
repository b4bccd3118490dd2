import Foundation
import WidgetGeometry
import WidgetViews

/// All words of a sheet, drawn by the engine with its own fonts.
nonisolated struct SheetLabels: View {
  let labels: [SheetLayout.Label]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(0..<labels.count) { index in
        let label = labels[index]
        Text(verbatim: label.text)
          .font(font(label.style))
          .foregroundColor(color(label.style))
          .lineLimit(label.style == .title || label.style == .section ? 1 : 4)
          .minimumScaleFactor(0.7)
          .frame(
            width: label.frame.width, height: label.frame.height,
            alignment: label.isCentered ? .top : .topLeading
          )
          .offset(x: label.frame.minX, y: label.frame.minY)
      }
    }
    // A label may be wider than the sheet, which must not move the others.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }

  private func font(_ style: SheetLayout.Label.Style) -> Font {
    switch style {
    case .title: .system(size: 22, weight: .bold)
    case .section: .system(size: 14, weight: .semibold)
    case .axis: .system(size: 12, weight: .medium)
    case .name: .system(size: 11)
    case .caption, .warning: .system(size: 10)
    }
  }

  private func color(_ style: SheetLayout.Label.Style) -> Color {
    switch style {
    case .title, .section: Color(white: 0.1)
    case .axis: Color(white: 0.35)
    case .name: .white
    case .caption: Color(white: 0.5)
    case .warning: Color(red: 0.75, green: 0.3, blue: 0)
    }
  }
}
