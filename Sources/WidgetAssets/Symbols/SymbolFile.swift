import Foundation
import WidgetGeometry
import WidgetScene

/// A symbol drawn by the widget's author: an SVG icon, a symbol template as design tools export it,
/// or bare path data.
///
/// Of SVG it reads paths, circles, ellipses, rectangles, lines and polygons, their `fill-rule`,
/// `stroke-width`, line caps and joins, and transforms; colours are the view's business.
struct SymbolFile {
  var art: SymbolArt
  /// In points per point of font size, when the file has margins that say so.
  var emWidth: CGFloat?

  /// - Parameter weight: Chooses between the drawings of a template.
  init(_ url: URL, named name: String, weight: Int, limits: RenderLimits) throws(AssetIssue) {
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
    let tree = try XMLTree(data, named: name, limits: limits)
    guard tree.root.name == "svg" else {
      throw AssetIssue(.error, file: name, "expected <svg>, found <\(tree.root.name)>")
    }
    var reader = SVGShapeReader(file: name, limits: limits)
    if let drawing = Self.drawing(of: weight, in: tree.root) {
      try reader.read(drawing.element, drawing.transform)
      // Templates are drawn at 100 points.
      art = Self.art(reader.parts, scale: 10)
      let suffix = drawing.element.attributes["id"] ?? ""
      if let left = Self.guide("left-margin-\(suffix)", in: tree.root),
        let right = Self.guide("right-margin-\(suffix)", in: tree.root), right > left
      {
        emWidth = (right - left) / 100
      }
    } else {
      try reader.read(tree.root, .identity)
      art = Self.art(reader.parts, scale: 1000 / max(Self.side(of: tree.root), 1e-3))
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
  private static func side(of svg: XMLTree.Element) -> CGFloat {
    let box = (svg.attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    if box.count == 4 { return CGFloat(max(box[2], box[3])) }
    func length(_ key: String) -> Double {
      Double((svg.attributes[key] ?? "").prefix { $0.isNumber || $0 == "." }) ?? 0
    }
    return CGFloat(max(length("width"), length("height"), 1))
  }

  /// The group of a template that is nearest in weight, at medium scale if there is one.
  private static func drawing(
    of weight: Int, in svg: XMLTree.Element
  ) -> (element: XMLTree.Element, transform: CGAffineTransform)? {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    var found: [(distance: Int, element: XMLTree.Element, transform: CGAffineTransform)] = []
    func visit(_ element: XMLTree.Element, _ outer: CGAffineTransform, depth: Int) {
      let own = SVGShapeReader.transform(element.attributes["transform"]).concatenating(outer)
      if let id = element.attributes["id"] {
        let parts = id.split(separator: "-")
        if parts.count == 2, let index = names.firstIndex(of: String(parts[0])),
          ["S", "M", "L"].contains(parts[1])
        {
          let distance = abs((index + 1) * 100 - weight) * 2 + (parts[1] == "M" ? 0 : 1)
          found.append((distance, element, outer))
          return
        }
      }
      for child in element.children { visit(child, own, depth: depth + 1) }
    }
    for child in svg.children { visit(child, .identity, depth: 0) }
    return found.enumerated().min { ($0.1.distance, $0.0) < ($1.1.distance, $1.0) }
      .map { ($0.element.element, $0.element.transform) }
  }

  private static func guide(_ id: String, in element: XMLTree.Element) -> CGFloat? {
    if element.attributes["id"] == id, let x = element.attributes["x1"].flatMap({ Double($0) }) {
      return CGFloat(x)
    }
    for child in element.children {
      if let x = guide(id, in: child) { return x }
    }
    return nil
  }
}
