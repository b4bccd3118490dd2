package import Foundation
package import WidgetKitCore
package import WidgetRender
import WidgetViews

/// A picture of many variants of one widget, for people to look at.
package struct SheetPlan: Sendable {
  /// What is drawn behind the widgets.
  package enum Backdrop: String, CaseIterable, Sendable { case plain, home, lock }

  /// One widget of the sheet.
  package struct Cell: Sendable {
    package var family: WidgetFamily
    package var variant: SnapshotVariant
    package var request: RenderRequest
  }

  /// Above everything.
  package var title: String
  /// What the home screen writes below a widget.
  package var name: String
  package var cells: [Cell]
  /// Axes with more than one value.
  package var varying: [SnapshotAxis]
  package var backdrop: Backdrop
  /// Pixels per point.
  package var scale: CGFloat
  /// Whether findings are written below the widgets.
  package var hasCaptions: Bool

  /// - Parameters:
  ///   - subjects: By the entry's name.
  /// - Returns: Also the combinations left out, because the device has no such family.
  package static func make(
    title: String, name: String, subjects: [(entry: String, subject: SnapshotSubject)],
    families: [WidgetFamily], matrix: SnapshotMatrix, backdrop: Backdrop, scale: CGFloat,
    hasCaptions: Bool, timeZone: TimeZone
  ) -> (plan: SheetPlan, leftOut: [String]) {
    let entries = subjects.map(\.entry)
    var leftOut: [String] = []
    var cells: [Cell] = []
    for family in families {
      for variant in matrix.variants(.init(entries: entries)) {
        guard let subject = subjects.first(where: { $0.entry == variant.entry })?.subject else {
          continue
        }
        do throws(DeviceError) {
          var request = try subject.request(variant, family, scale: scale, timeZone: timeZone)
          request.surface.corners = .device
          cells.append(Cell(family: family, variant: variant, request: request))
        } catch {
          let line = "\(error)"
          if !leftOut.contains(line) { leftOut.append(line) }
        }
      }
    }
    let plan = SheetPlan(
      title: title, name: name, cells: cells, varying: matrix.varying(.init(entries: entries)),
      backdrop: backdrop, scale: scale, hasCaptions: hasCaptions)
    return (plan, leftOut)
  }
}

extension SheetPlan {
  /// Axes that make sections of their own: what changes the size of a widget or what it shows.
  static let sectionAxes: [SnapshotAxis] = [.entry, .device, .os]

  /// Wider sheets are hard to look at, in points.
  private static let widest: CGFloat = 2_400

  /// The axes of the columns: the one with the most values, and others while there is room.
  var columnAxes: [SnapshotAxis] {
    func values(_ axis: SnapshotAxis) -> Int { Set(cells.map { $0.variant.token(axis) }).count }
    let axes = varying.filter { !Self.sectionAxes.contains($0) }
    let byCount = axes.enumerated().sorted {
      let (a, b) = (values($0.element), values($1.element))
      return a == b ? $0.offset < $1.offset : a > b
    }.map(\.element)
    let width = (cells.map(\.request.surface.size.width).max() ?? 0) + 58
    var chosen: [SnapshotAxis] = []
    var columns = 1
    for axis in byCount {
      let wider = columns * values(axis)
      guard chosen.isEmpty || CGFloat(wider) * width <= Self.widest else { continue }
      chosen.append(axis)
      columns = wider
    }
    return axes.filter(chosen.contains)
  }

  var rowAxes: [SnapshotAxis] {
    let columns = columnAxes
    return varying.filter { !Self.sectionAxes.contains($0) && !columns.contains($0) }
  }

  func label(_ cell: Cell, _ axes: [SnapshotAxis], separator: String = " · ") -> String {
    axes.map(cell.variant.title).joined(separator: separator)
  }

  func sectionLabel(_ cell: Cell) -> String {
    let size = cell.request.surface.size
    let parts =
      varying.filter(Self.sectionAxes.contains).map(cell.variant.title)
      + ["\(PointText.size(size)) pt"]
    return ([cell.family.description] + parts).joined(separator: " · ")
  }
}
