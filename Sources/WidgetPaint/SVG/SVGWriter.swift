import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// Writes items; one per file.
final class SVGWriter {
  var document = SVGDocument()
  var report: PaintReport
  /// What lies below the item being written, for what must become pixels together with it.
  var trail = BackdropTrail()
  /// Views written so far: they are numbered in painter's order.
  var viewCount = 0
  var fonts = SVGFontSet()
  let textForm: SVGTextForm
  /// Clips around the item being written, up to a group that is composed apart.
  var clipDepth = 0
  let scale: CGFloat
  let resources: PaintResources
  let cache: PaintCache
  let encodePNG: SVGBackend.PNGEncoding

  init(
    scale: CGFloat, textForm: SVGTextForm, resources: PaintResources, cache: PaintCache,
    encodePNG: @escaping SVGBackend.PNGEncoding, report: PaintReport
  ) {
    self.scale = scale
    self.textForm = textForm
    self.resources = resources
    self.cache = cache
    self.encodePNG = encodePNG
    self.report = report
  }

  /// Writes items in order.  A knockout masks what was written before it, so that its neighbours
  /// are gathered first.
  func write(_ items: [DisplayItem], _ state: PaintState) throws(PaintError) {
    if Grouping.mustBePixels(items.filter { !$0.isKnockout }) {
      return try picture(of: items, "a blend mode", state)
    }
    trail.begin()
    defer { trail.end() }
    try write(items, fromLastCut: state)
  }

  private func write(
    _ items: [DisplayItem], fromLastCut state: PaintState
  ) throws(PaintError) {
    var first = 0
    if let last = items.lastIndex(where: \.isKnockout) {
      try writeCut(items[...last], state)
      first = last + 1
    }
    try write(items, from: first, state)
  }

  private func write(
    _ items: [DisplayItem], from first: Int, _ state: PaintState
  ) throws(PaintError) {
    for index in first..<items.count {
      trail.setPainted(items[..<index])
      let bounds = items[index].bounds
      if bounds.isNull { continue }
      guard bounds.isFinite, state.transform.isFinite else {
        report.note(.notFinite, items[index].kindName)
        continue
      }
      guard !state.visible(bounds).isEmpty else { continue }
      try write(items[index], state)
    }
  }

  /// Writes items of which the last is a knockout: the others, masked by its opposite.
  private func writeCut(
    _ items: ArraySlice<DisplayItem>, _ state: PaintState
  ) throws(PaintError) {
    guard case .group(_, _, let cutting) = items[items.endIndex - 1] else { return }
    let below = Array(items.dropLast())
    let area = below.bounds
    guard !area.isNull, area.isFinite else { return }
    let mask = try cutMask(cutting, area: area.insetBy(dx: -1, dy: -1), state)
    document.open("<g mask=\"url(#\(mask))\">")
    try write(below, fromLastCut: state)
    document.close("</g>")
  }

  /// A mask that lets everything through but what `items` cover.
  private func cutMask(
    _ items: [DisplayItem], area: CGRect, _ state: PaintState
  ) throws(PaintError) -> String {
    let filter = document.define("filter", key: "black") { id in
      "<filter id=\"\(id)\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\""
        + "0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0\"/></filter>"
    }
    let content = try isolatedContent(items, state)
    let text =
      "<rect\(SVGText.rect(area)) fill=\"#ffffff\"/>\n"
      + "<g filter=\"url(#\(filter))\">\n\(content)\n</g>"
    return document.define("mask", key: text) { id in
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(SVGText.rect(area))>\n\(text)\n</mask>"
    }
  }

  /// The text of items that are composed apart from what is below.
  func isolatedContent(_ items: [DisplayItem], _ state: PaintState) throws(PaintError) -> String {
    let (outer, outerDepth) = (trail, clipDepth)
    (trail, clipDepth) = (BackdropTrail(root: state), 0)
    defer { (trail, clipDepth) = (outer, outerDepth) }
    let captured = document.beginCapture()
    // An error ends the whole file: there is nothing to put back then.
    try write(items, state)
    return document.endCapture(captured)
  }

  /// Writes items that are composed apart from what is below.
  func writeIsolated(_ items: [DisplayItem], _ state: PaintState) throws(PaintError) {
    let (outer, outerDepth) = (trail, clipDepth)
    (trail, clipDepth) = (BackdropTrail(root: state), 0)
    defer { (trail, clipDepth) = (outer, outerDepth) }
    try write(items, state)
  }

  private func write(_ item: DisplayItem, _ state: PaintState) throws(PaintError) {
    switch item {
    case .fill(let path, let paint, let style):
      guard let ink = try ink(paint, "fill", covering: path.controlBounds, state) else {
        return
      }
      let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
      let edges = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
      document.line("<path d=\"\(path.svgPathData())\"\(ink)\(rule)\(edges)/>")
    case .stroke(let path, let paint, let style):
      guard style.lineWidth > 0,
        let ink = try ink(paint, "stroke", covering: item.bounds, state)
      else { return }
      document.line("<path d=\"\(path.svgPathData())\" fill=\"none\"\(ink)\(stroke(style))/>")
    case .glyphs(let run, let paint): try glyphs(run, paint, state)
    case .image(let draw): try image(draw, state)
    case .group(let effect, let bounds, let items):
      try group(effect, bounds, items, state)
    }
  }

  private func stroke(_ style: StrokeStyle) -> String {
    var text = SVGText.attribute("stroke-width", style.lineWidth)
    switch style.lineCap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter: text += SVGText.attribute("stroke-miterlimit", max(1, style.miterLimit))
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    let isDashed =
      style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
    if isDashed {
      let dash = style.dash.map { SVGText.number($0) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(dash)\""
      if style.dashPhase != 0 { text += SVGText.attribute("stroke-dashoffset", style.dashPhase) }
    }
    return text
  }
}
