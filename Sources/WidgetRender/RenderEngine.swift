package import Foundation
import WidgetAssets
import WidgetCodecs
import WidgetGeometry
import WidgetLayout
import WidgetPaint
package import WidgetScene
import WidgetText
package import WidgetViews

/// A finished picture with everything that is known about it.
package struct RenderOutput: Sendable {
  /// The file's bytes.
  package var data: Data
  package var scene: DisplayList
  package var diagnostics: [Diagnostic]
  /// Where taps lead: the widget's own address and those of its links, with frames in points.
  package var links: [RenderedLink]
}

/// A place of a widget that leads somewhere.
package struct RenderedLink: Hashable, Sendable, Codable {
  package var url: String
  /// In points; `nil` is the whole widget.
  package var frame: CGRect?
}

/// Makes pictures.  One per worker, never shared: keeps fonts open and pictures decoded.
package final class RenderEngine {
  package let resources: RenderResources
  private let text: TextEngine
  private let images: ImageStore
  private let painter: BitmapPainter
  private var catalogs: [[URL]: AssetCatalog] = [:]

  package init(resources: RenderResources) throws(RenderError) {
    self.resources = resources
    do {
      text = try TextEngine(catalog: resources.fonts)
    } catch {
      throw .resourcesMissing("\(error)")
    }
    images = ImageStore(limits: resources.limits)
    painter = BitmapPainter(
      resources: PaintResources(glyphs: text, images: images, limits: resources.limits))
  }

  /// Makes one picture.
  package func render(_ request: RenderRequest) throws(RenderError) -> RenderOutput {
    guard
      PixelSize(
        points: request.surface.size, scale: request.surface.scale, limits: request.limits) != nil
    else {
      throw .size(
        width: request.surface.size.width, height: request.surface.size.height,
        scale: request.surface.scale, limit: request.limits.pixelCount)
    }
    let assets = EngineAssets(
      catalog: catalog(for: request.assetFolders), images: images)
    let session = RenderSession(shaper: text, assets: assets, limits: request.limits)
    let (placed, scene) = try RenderPipeline(request: request, session: session).run()
    for problem in assets.problems {
      session.report(Diagnostic(.warning, "asset-unreadable", problem))
    }
    var report = PaintReport()
    let data = try encode(scene, request, &report)
    for note in report.notes { session.report(note.diagnostic) }
    return RenderOutput(
      data: data, scene: scene, diagnostics: session.diagnostics, links: placed.links)
  }

  private func encode(
    _ scene: DisplayList, _ request: RenderRequest, _ report: inout PaintReport
  ) throws(RenderError) -> Data {
    let scale = request.surface.scale
    do {
      switch request.format {
      case .png:
        return try PNGEncoder().encode(
          try painter.paint(scene, scale: scale, report: &report), scale: scale)
      case .webp:
        return try WebPEncoder().encode(try painter.paint(scene, scale: scale, report: &report))
      case .svg, .pdf:
        throw PaintError.encoding("\(request.format.rawValue) is not there yet")
      }
    } catch let error as PaintError {
      throw .paint(error)
    } catch {
      throw .encoding("\(error)")
    }
  }

  private func catalog(for folders: [URL]) -> AssetCatalog {
    if let known = catalogs[folders] { return known }
    let catalog = AssetCatalog(folders: folders, limits: resources.limits)
    catalogs[folders] = catalog
    return catalog
  }
}

extension RenderPipeline.Placed {
  fileprivate var links: [RenderedLink] {
    let own = table.widgetURL.map { [RenderedLink(url: $0.absoluteString, frame: nil)] } ?? []
    let nodes = table.links.keys.sorted()
    return own
      + nodes.compactMap { node in
        guard let url = table.links[node], let frame = pass.placements.frame(of: node) else {
          return nil
        }
        return RenderedLink(url: url.absoluteString, frame: frame)
      }
  }
}

extension PaintReport.Note {
  fileprivate var diagnostic: Diagnostic {
    switch kind {
    case .missingImage:
      Diagnostic(.warning, "image-unreadable", "picture “\(subject)” cannot be drawn")
    case .missingGlyph: Diagnostic(.warning, "glyph-missing", "no glyph: \(subject)")
    case .notFinite: Diagnostic(.warning, "not-finite", "\(subject) is not finite; left out")
    case .limited: Diagnostic(.warning, "limited", "\(subject) is over a limit and was cut")
    case .rasterized:
      Diagnostic(.note, "rasterized", "\(subject) is a picture: the format cannot express it")
    case .approximated: Diagnostic(.note, "approximated", "\(subject) is drawn approximately")
    case .textAsOutlines:
      Diagnostic(.note, "text-as-outlines", "\(subject): text cannot be selected")
    }
  }
}
