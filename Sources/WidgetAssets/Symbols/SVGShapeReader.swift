import Foundation
import WidgetGeometry
import WidgetScene

/// Collects the shapes of an SVG icon or of a symbol template as symbol parts.
struct SVGShapeReader {
  let file: String
  let limits: RenderLimits
  /// The style sheet of the document, which templates use for their layers.
  let sheet: SVGStyleSheet
  let mode: SymbolRequest.Mode
  /// Templates colour their paths for a preview, which is not the symbol's look.
  let isTemplate: Bool
  let viewport: SVGViewport
  private(set) var parts: [SymbolArt.Part] = []
  private var elementCount = 0

  init(
    _ document: SVGDocument, file: String, mode: SymbolRequest.Mode, isTemplate: Bool,
    limits: RenderLimits
  ) throws(SVGStop) {
    self.file = file
    self.limits = limits
    self.mode = mode
    self.isTemplate = isTemplate
    sheet = document.sheet
    viewport = SVGViewport(
      size: try SVGViewBox(of: document.root)?.box.size ?? CGSize(width: 100, height: 100))
  }

  private static let skipped: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "title", "desc", "style", "text", "metadata",
  ]

  /// - Parameter outer: From the element's surroundings to the units of the parts.
  mutating func read(
    _ element: XMLTree.Element, _ outer: CGAffineTransform, _ inherited: SVGStyle = SVGStyle(),
    layer inheritedLayer: SymbolLayer = SymbolLayer()
  ) throws(SVGStop) {
    guard !Self.skipped.contains(element.localName) else { return }
    let style = try SVGStyle.of(element, in: inherited, isTemplate ? SVGStyleSheet() : sheet)
    guard style.own.isDisplayed else { return }
    let layer = try SymbolLayer.of(element, mode, sheet) ?? inheritedLayer
    let transform = try SVGTransform.parse(element.attributes["transform"]).concatenating(outer)
    if let shape = try SVGShape.path(of: element, in: viewport, limits: limits) {
      elementCount += shape.elements.count
      guard elementCount <= limits.pathElements else {
        throw .over(
          AssetIssue(.error, file: file, "more than \(limits.pathElements) path elements"))
      }
      if style.isVisible { add(shape, transform, style, layer) }
    }
    for child in element.children { try read(child, transform, style, layer: layer) }
  }

  private mutating func add(
    _ shape: Path, _ transform: CGAffineTransform, _ style: SVGStyle, _ layer: SymbolLayer
  ) {
    if style.fill != .none {
      add(shape.applying(transform), FillStyle(eoFill: style.fillsEvenOdd), layer)
    }
    if style.stroke != .none, !isTemplate {
      let pen = StrokeStyle(
        lineWidth: style.strokeWidth.resolved(viewport.diagonal), lineCap: style.cap,
        lineJoin: style.join, miterLimit: style.miterLimit)
      add(shape.strokedPath(pen).applying(transform), FillStyle(), layer)
    }
  }

  private mutating func add(_ path: Path, _ fill: FillStyle, _ layer: SymbolLayer) {
    var part = SymbolArt.Part(path: path, fill: fill, isOriented: false, level: layer.level)
    part.color = layer.color
    part.colorName = layer.colorName
    part.threshold = layer.threshold
    part.opacity = layer.opacity
    if layer.clearsBehind {
      part.role = .cut
      parts.append(part)
      part.role = .paint
    }
    if layer.opacity > 0 { parts.append(part) }
  }
}
