package import Foundation
import WidgetAssets
import WidgetCodecs
import WidgetGeometry
import WidgetLayout
import WidgetPaint
import WidgetRaster
package import WidgetScene
import WidgetText
package import WidgetViews

/// Makes pictures.  One per worker, never shared: keeps fonts open and pictures decoded.
package final class RenderEngine {
  package let resources: RenderResources
  private let text: TextEngine
  private let images: ImageStore
  private let painter: BitmapPainter
  private let svg: SVGBackend
  private let pdf: PDFBackend
  private var catalogs: [[URL]: AssetCatalog] = [:]
  private var stringCatalogs: [[URL]: StringsCatalog] = [:]

  package init(resources: RenderResources) throws(RenderError) {
    self.resources = resources
    do {
      text = try TextEngine(catalog: resources.fonts)
    } catch {
      throw .resourcesMissing("\(error)")
    }
    images = ImageStore(limits: resources.limits)
    let paint = PaintResources(glyphs: text, images: images, limits: resources.limits)
    painter = BitmapPainter(resources: paint)
    svg = SVGBackend(resources: paint) { try PNGEncoder().encode($0) }
    pdf = PDFBackend(resources: paint)
  }

  /// Makes one picture.
  package func render(_ request: RenderRequest) throws(RenderError) -> RenderOutput {
    let session = try session(for: request)
    let (placed, scene) = try RenderPipeline(request: request, session: session.session).run()
    try session.checkAssets()
    var report = PaintReport()
    svg.textForm = request.keepsSVGText ? .embeddedFonts : .outlines
    defer { svg.textForm = .outlines }
    let data = try encode(scene, request.format, scale: request.surface.scale, &report)
    session.report(report)
    return RenderOutput(
      data: data, scene: scene, tree: placed.tree, diagnostics: session.session.diagnostics,
      links: placed.links)
  }

  /// Paints one picture and keeps it as pixels, with what every view draws: for comparisons.
  ///
  /// The request's format does not matter.
  package func paint(_ request: RenderRequest) throws(RenderError) -> RenderedPicture {
    let session = try session(for: request)
    let recorder = DrawingRecorder()
    let (placed, scene) = try RenderPipeline(
      request: request, session: session.session, recorder: recorder
    ).run()
    try session.checkAssets()
    var report = PaintReport()
    images.forgetFailures()
    let bitmap: Bitmap
    do throws(PaintError) {
      bitmap = try painter.paint(scene, scale: request.surface.scale, report: &report)
    } catch {
      throw .paint(error)
    }
    try checkPictures()
    session.report(report)
    return RenderedPicture(
      bitmap: bitmap, scale: request.surface.scale, scene: scene, tree: placed.tree,
      drawings: recorder.drawings, diagnostics: session.session.diagnostics)
  }

  /// Resolves and lays a request out without painting it.
  package func inspect(_ request: RenderRequest) throws(RenderError) -> RenderInspection {
    let session = try session(for: request)
    let recorder = DrawingRecorder()
    let (placed, scene) = try RenderPipeline(
      request: request, session: session.session, recorder: recorder
    ).run()
    try session.checkAssets()
    return RenderInspection(
      tree: placed.tree, scene: scene, drawings: recorder.drawings,
      diagnostics: session.session.diagnostics)
  }

  /// Writes a scene put together from those this engine made, which it knows the pictures of.
  ///
  /// - Parameter scale: Pixels per point.
  package func encode(
    _ scene: DisplayList, as format: OutputFormat, scale: CGFloat
  ) throws(RenderError) -> (data: Data, diagnostics: [Diagnostic]) {
    var report = PaintReport()
    let data = try encode(scene, format, scale: scale, &report)
    return (data, report.notes.map(\.diagnostic))
  }

  /// A picture that is there and cannot be decoded is an error, as one with a broken header is.
  private func checkPictures() throws(RenderError) {
    if let failure = images.failures.first { throw .asset(failure) }
  }

  private struct Session {
    let session: RenderSession
    let assets: EngineAssets

    /// Adds what painting met.  A text has told of its missing characters before, by name.
    func report(_ painted: PaintReport) {
      let isTold = session.diagnostics.contains { $0.id == "glyph-missing" }
      for note in painted.notes where note.kind != .missingGlyph || !isTold {
        session.report(note.diagnostic)
      }
    }

    /// A file that cannot be used is an error: the picture would not be what was asked for.
    func checkAssets() throws(RenderError) {
      if let problem = assets.problems.first { throw .asset(problem) }
      for issue in assets.catalogIssues {
        let severity: Diagnostic.Severity = issue.severity == .error ? .warning : .note
        session.report(Diagnostic(severity, "asset-odd", "\(issue)"))
      }
      for issue in assets.stringIssues {
        if issue.severity == .error { throw .asset("\(issue)") }
        session.report(Diagnostic(.note, "strings-odd", "\(issue)"))
      }
    }
  }

  private func session(for request: RenderRequest) throws(RenderError) -> Session {
    let surface = request.surface
    guard
      PixelSize(points: surface.size, scale: surface.scale, limits: request.limits) != nil
    else {
      throw .size(
        width: surface.size.width, height: surface.size.height, scale: surface.scale,
        limit: request.limits.pixelCount)
    }
    let assets = EngineAssets(
      catalog: catalog(for: request.assetFolders), symbols: resources.symbols, images: images,
      strings: stringsCatalog(for: request.strings))
    return Session(
      session: RenderSession(shaper: text, assets: assets, limits: request.limits), assets: assets)
  }

  private func encode(
    _ scene: DisplayList, _ format: OutputFormat, scale: CGFloat, _ report: inout PaintReport
  ) throws(RenderError) -> Data {
    images.forgetFailures()
    let data: Data
    do {
      switch format {
      case .png:
        data = try PNGEncoder().encode(
          try painter.paint(scene, scale: scale, report: &report), scale: scale)
      case .webp:
        data = try WebPEncoder().encode(try painter.paint(scene, scale: scale, report: &report))
      case .svg: data = try svg.encode(scene, scale: scale, report: &report)
      case .pdf: data = try pdf.encode(scene, scale: scale, report: &report)
      }
    } catch let error as PaintError {
      throw .paint(error)
    } catch {
      throw .encoding("\(error)")
    }
    try checkPictures()
    return data
  }

  private func catalog(for folders: [URL]) -> AssetCatalog {
    if let known = catalogs[folders] { return known }
    let catalog = AssetCatalog(folders: folders, limits: resources.limits)
    catalogs[folders] = catalog
    return catalog
  }

  private func stringsCatalog(for sources: [URL]) -> StringsCatalog {
    if let known = stringCatalogs[sources] { return known }
    let catalog = StringsCatalog(sources: sources, limits: resources.limits)
    stringCatalogs[sources] = catalog
    return catalog
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
