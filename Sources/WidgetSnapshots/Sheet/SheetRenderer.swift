package import Foundation
import WidgetGeometry
import WidgetKitCore
package import WidgetRender
import WidgetScene
package import WidgetViews

/// Draws sheets: every variant is laid out, and one scene of all of them is painted once.
package struct SheetRenderer {
  private let engine: RenderEngine

  package init(engine: RenderEngine) { self.engine = engine }

  /// A finished sheet.
  package struct Output: Sendable {
    package var data: Data
    /// In points.
    package var size: CGSize
    package var diagnostics: [Diagnostic]
  }

  package func render(
    _ plan: SheetPlan, as format: OutputFormat, each: () -> Void = {}
  ) throws(RenderError) -> Output {
    let (inspections, captions) = try inspect(plan, each: each)
    let layout = SheetLayout(plan, captions: captions)
    let surface = WidgetSurface(family: .systemLarge, size: layout.size, scale: plan.scale)
    let labels = layout.labels
    let words = try engine.inspect(
      RenderRequest(surface: surface) { AnyView(SheetLabels(labels: labels)) })
    let ground = Path(CGRect(origin: .zero, size: layout.size))
    var items: [DisplayItem] = [
      .fill(ground, .solid(ColorValue(rgb: 0xF4, 0xF4, 0xF6)), FillStyle())
    ]
    for (frame, isDark) in layout.backdrops {
      items += SheetBackdrop.items(plan.backdrop, in: frame, isDark: isDark)
    }
    for (inspection, origin) in zip(inspections, layout.origins) {
      let move = CGAffineTransform(translationX: origin.x, y: origin.y)
      items.append(.grouped(.transform(move), inspection.scene.items))
    }
    items += words.scene.items
    let scene = DisplayList(size: layout.size, items: items)
    let (data, notes) = try engine.encode(scene, as: format, scale: plan.scale)
    return Output(
      data: data, size: layout.size,
      diagnostics: inspections.flatMap(\.diagnostics).unique + notes)
  }

  /// The sheet as a page that can rearrange itself.
  package func page(_ plan: SheetPlan, each: () -> Void = {}) throws -> Output {
    let (inspections, captions) = try inspect(plan, each: each)
    var cells: [SheetPage.Cell] = []
    for (index, cell) in plan.cells.enumerated() {
      let picture = try engine.encode(inspections[index].scene, as: .png, scale: plan.scale)
      cells.append(
        SheetPage.Cell(
          cell, varying: plan.varying, caption: captions[index],
          node: SnapshotNode(inspections[index]), picture: picture.data))
    }
    let text = try SheetPage(
      title: plan.title, name: plan.name, backdrop: plan.backdrop, cells: cells
    ).text()
    return Output(
      data: Data(text.utf8), size: .zero, diagnostics: inspections.flatMap(\.diagnostics).unique)
  }

  private func inspect(
    _ plan: SheetPlan, each: () -> Void
  ) throws(RenderError) -> ([RenderInspection], [SheetCaption]) {
    var inspections: [RenderInspection] = []
    var captions: [SheetCaption] = []
    for cell in plan.cells {
      let inspection = try engine.inspect(cell.request)
      captions.append(
        SheetCaption(SnapshotNode(inspection), diagnostics: inspection.diagnostics))
      inspections.append(inspection)
      each()
    }
    return (inspections, captions)
  }
}

extension [Diagnostic] {
  fileprivate var unique: [Diagnostic] {
    var seen = Set<Diagnostic>()
    return filter { seen.insert($0).inserted }
  }
}
