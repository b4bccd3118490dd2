import Foundation
import WidgetGeometry
import WidgetScene

/// A symbol drawn by the widget's author: an SVG icon, a symbol template as design tools export it,
/// or bare path data.
///
/// Of an icon it reads shapes, strokes and transforms; colours are the view's business.  Of a
/// template it also reads margins, baselines and layers.
struct SymbolFile {
  var art: SymbolArt

  /// - Parameter weight: Chooses between the drawings of a template, or a mixture of two.
  init(
    _ url: URL, named name: String, weight: Int, mode: SymbolRequest.Mode, limits: RenderLimits
  ) throws(AssetIssue) {
    let data = try DocumentReader.data(of: url, named: name, limit: limits.svgBytes)
    guard url.pathExtension.lowercased() == "svg" else {
      // Bare path data in a box of 1000 units.
      let text = String(decoding: data, as: UTF8.self)
      do {
        let path = try Path(svgPathData: text, limits: limits)
        art = Self.art([SymbolArt.Part(path: path, isOriented: false)], scale: 1)
      } catch {
        throw AssetIssue(.error, file: name, "is no path data: \(error)")
      }
      return
    }
    do {
      let document = try SVGDocument(data, named: name, limits: limits)
      let template = SymbolTemplate(document, file: name, mode: mode, limits: limits)
      if let drawn = try template.art(weight: weight) {
        art = drawn
      } else {
        var reader = try SVGShapeReader(
          document, file: name, mode: mode, isTemplate: false, limits: limits)
        try reader.read(document.root, .identity)
        art = Self.art(reader.parts, scale: 1000 / max(try Self.side(of: document.root), 1e-3))
      }
    } catch {
      switch error {
      case .beyond(let reason):
        throw AssetIssue(.error, file: name, "cannot be drawn as a symbol: \(reason)")
      case .over(let issue): throw issue
      }
    }
    guard !art.parts.isEmpty, art.ink.width > 0 || art.ink.height > 0 else {
      throw AssetIssue(.error, file: name, "draws nothing")
    }
  }

  private static func art(_ parts: [SymbolArt.Part], scale: CGFloat) -> SymbolArt {
    let ink = parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    return SymbolArt(parts: parts, ink: ink, pen: .regular)
      .applying(scale: scale, offset: .zero)
  }

  /// The greater side of the view box.
  private static func side(of svg: XMLTree.Element) throws(SVGStop) -> CGFloat {
    if let box = try SVGViewBox(of: svg)?.box { return max(box.width, box.height) }
    func length(_ key: String) throws(SVGStop) -> CGFloat {
      guard let text = svg.attributes[key] else { return 0 }
      let length = try SVGLength(text, named: key)
      return length.isPercent ? 0 : length.value
    }
    return max(try length("width"), try length("height"), 1)
  }
}
