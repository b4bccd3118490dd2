import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetScene
import WidgetViews

/// Controls as stills: all draw, in the light and in the dark, and none outside the widget.
@Suite struct ControlGalleryTests {
  private func render(
    _ sheet: ControlGallery.Sheet, _ scheme: ColorScheme, _ generation: SystemGeneration
  ) throws -> RenderOutput {
    var conditions = WidgetConditions()
    conditions.scheme = scheme
    conditions.generation = generation
    let surface = WidgetSurface(
      family: .systemLarge, size: CGSize(width: 338, height: 354), scale: 2)
    let background: Color = scheme == .dark ? .black : .white
    return try PaintedText.engine().render(
      RenderRequest(surface: surface, conditions: conditions) {
        AnyView(
          sheet.view().frame(maxWidth: .infinity, maxHeight: .infinity).background(background))
      })
  }

  @Test(arguments: ControlGallery.sheets)
  func everyControlDraws(_ sheet: ControlGallery.Sheet) throws {
    let light = try render(sheet, .light, .ios18)
    let dark = try render(sheet, .dark, .ios26)
    for output in [light, dark] {
      #expect(output.scene.items.glyphRuns.count > 3)
      let warnings = output.diagnostics.filter { $0.severity == .warning }
      #expect(warnings.isEmpty, "\(warnings)")
    }
    #expect(light.scene != dark.scene)
    let notes = (light.diagnostics + dark.diagnostics).map { "\($0)" }.joined(separator: "\n")
    try PictureFolder.keep(
      "controls-\(sheet.name)", ImageDecoder.decode(light.data), ImageDecoder.decode(dark.data),
      notes)
  }
}
