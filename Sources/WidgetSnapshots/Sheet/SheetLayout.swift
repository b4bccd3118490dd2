import Foundation
import WidgetRender
import WidgetViews

/// Where everything of a sheet is, in points: sections below each other, in each a grid of one
/// column for each value of one axis and a row for each combination of the others.
struct SheetLayout {
  struct Label {
    enum Style { case title, section, axis, name, caption, warning }
    var text: String
    var frame: CGRect
    var style: Style
    var isCentered = false
  }

  /// Of the cells, in their order: the widgets' own corners.
  private(set) var origins: [CGPoint]
  private(set) var backdrops: [(frame: CGRect, isDark: Bool)] = []
  private(set) var labels: [Label] = []
  private(set) var size = CGSize.zero

  private static let margin: CGFloat = 28
  private static let gap: CGFloat = 18
  private static let rowLabelWidth: CGFloat = 112
  /// Around a widget, where a backdrop is.
  private static let padding: CGFloat = 20
  private static let captionHeight: CGFloat = 32

  init(_ plan: SheetPlan, captions: [SheetCaption]) {
    origins = Array(repeating: .zero, count: plan.cells.count)
    var y = Self.margin
    var width: CGFloat = 0
    labels.append(
      Label(
        text: plan.title, frame: CGRect(x: Self.margin, y: y, width: 600, height: 30),
        style: .title))
    y += 42
    var sections: [(label: String, cells: [Int])] = []
    for index in plan.cells.indices {
      let label = plan.sectionLabel(plan.cells[index])
      if let known = sections.firstIndex(where: { $0.label == label }) {
        sections[known].cells.append(index)
      } else {
        sections.append((label, [index]))
      }
    }
    for section in sections {
      labels.append(
        Label(
          text: section.label, frame: CGRect(x: Self.margin, y: y, width: 700, height: 20),
          style: .section))
      y += 26
      width = max(width, place(section.cells, plan, captions, top: &y))
      y += Self.gap
    }
    size = CGSize(width: max(width, 320) + Self.margin, height: y)
  }

  /// Places one section's cells and gives its right edge.
  private mutating func place(
    _ cells: [Int], _ plan: SheetPlan, _ captions: [SheetCaption], top y: inout CGFloat
  ) -> CGFloat {
    let (columnAxes, rowAxes) = (plan.columnAxes, plan.rowAxes)
    func column(_ index: Int) -> String { plan.label(plan.cells[index], columnAxes) }
    // A narrow column: a value on each line.
    func row(_ index: Int) -> String {
      plan.label(plan.cells[index], rowAxes, separator: "\n")
    }
    let columns = cells.map(column).unique
    let rows = cells.map(row).unique
    let hasRowLabels = !rowAxes.isEmpty
    let widget = plan.cells[cells[0]].request.surface.size
    let padding = plan.backdrop == .plain ? 0 : Self.padding
    let nameHeight: CGFloat = plan.backdrop == .home ? 18 : 0
    let box = CGSize(
      width: widget.width.rounded(.up) + 2 * padding,
      height: widget.height.rounded(.up) + 2 * padding + nameHeight)
    let left = Self.margin + (hasRowLabels ? Self.rowLabelWidth : 0)
    if !columnAxes.isEmpty {
      for (index, text) in columns.enumerated() {
        let x = left + CGFloat(index) * (box.width + Self.gap)
        labels.append(
          Label(
            text: text, frame: CGRect(x: x, y: y, width: box.width, height: 18), style: .axis))
      }
      y += 22
    }
    for text in rows {
      if hasRowLabels {
        labels.append(
          Label(
            text: text,
            frame: CGRect(
              x: Self.margin, y: y + padding, width: Self.rowLabelWidth - 8, height: 64),
            style: .axis))
      }
      for index in cells where row(index) == text {
        let place = columns.firstIndex(of: column(index)) ?? 0
        let x = left + CGFloat(place) * (box.width + Self.gap)
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: box)
        origins[index] = CGPoint(x: x + padding, y: y + padding)
        if plan.backdrop != .plain {
          backdrops.append((frame, plan.cells[index].variant.scheme == .dark))
        }
        if plan.backdrop == .home {
          labels.append(
            Label(
              text: plan.name,
              frame: CGRect(
                x: x, y: frame.maxY - padding - nameHeight + 4, width: box.width, height: 16),
              style: .name, isCentered: true))
        }
        if plan.hasCaptions {
          labels.append(
            Label(
              text: captions[index].text,
              frame: CGRect(
                x: x, y: frame.maxY + 4, width: box.width, height: Self.captionHeight - 4),
              style: captions[index].isWarning ? .warning : .caption))
        }
      }
      y += box.height + (plan.hasCaptions ? Self.captionHeight : 0) + Self.gap
    }
    return left + CGFloat(columns.count) * (box.width + Self.gap)
  }
}

extension [String] {
  /// Each once, in the order of their first occurrence.
  fileprivate var unique: [String] {
    var seen = Set<String>()
    return filter { seen.insert($0).inserted }
  }
}
