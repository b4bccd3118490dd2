import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

extension SVGWriter {
  func group(
    _ effect: GroupEffect, _ bounds: CGRect, _ items: [DisplayItem], _ state: PaintState
  ) throws(PaintError) {
    let item = DisplayItem.group(effect, bounds: bounds, items)
    trail.enter(effect, bounds)
    switch effect {
    case .view(let label): try view(label, items, state)
    case .accent: try write(items, state)
    case .transform(let transform):
      guard transform.isInvertible else { return trail.leave() }
      document.open("<g transform=\"\(SVGText.matrix(transform))\">")
      try write(items, state.transformed(by: transform))
      document.close("</g>")
    case .opacity(let opacity):
      guard opacity > 0 else { return trail.leave() }
      let strength = SVGText.attribute("opacity", min(opacity, 1), decimals: 4)
      try composed("<g\(strength)\(opacity < 1 ? "" : isolation(items))>", items, state)
    case .isolate: try composed("<g\(isolation(items))>", items, state)
    case .clip(let path, let style): try clipped(items, to: path, style, state)
    case .mask(let mask): try masked(items, by: mask, state)
    case .projection(let numbers):
      if let transform = ProjectionTransform(numbers)?.affine {
        return try group(.transform(transform), bounds, [.grouped(.isolate, items)], state)
      }
      try picture(of: [item], "projection", state)
    case .shadow, .blur, .color: try filtered(effect, bounds, items, state)
    case .blend(let mode): try blended(mode, item, items, state)
    case .backdrop(let path, let radius, _):
      trail.leave()
      let material = DisplayItem.group(effect, bounds: path.controlBounds, [])
      try patch(material, "material", spread: radius, state)
      trail.enter(.view(ViewLabel(type: "")), bounds)
      try write(items, state)
    case .knockout:
      // Written as a mask around what comes before; alone it cuts out of nothing.
      trail.leave()
    }
  }

  private func isolation(_ items: [DisplayItem]) -> String {
    Grouping.needsIsolation(items) ? " style=\"isolation:isolate\"" : ""
  }

  private func composed(
    _ tag: String, _ items: [DisplayItem], _ state: PaintState
  ) throws(PaintError) {
    trail.leave()
    document.open(tag)
    try writeIsolated(items, state)
    document.close("</g>")
  }

  private func view(
    _ label: ViewLabel, _ items: [DisplayItem], _ state: PaintState
  ) throws(PaintError) {
    viewCount += 1
    let pointer = label.pointer.map { SVGText.attribute("data-pointer", $0) } ?? ""
    document.open(
      "<g id=\"view\(viewCount)\"\(SVGText.attribute("data-type", label.type))\(pointer)>")
    // A link that runs a script is no link to a place.
    let isScript = label.url.map { $0.lowercased().hasPrefix("javascript:") } ?? false
    if isScript { report.note(.approximated, "a link that is a script is left out") }
    let link = isScript ? nil : label.url
    if let link { document.open("<a\(SVGText.attribute("xlink:href", link))>") }
    try write(items, state)
    if link != nil { document.close("</a>") }
    document.close("</g>")
  }

  private func clipped(
    _ items: [DisplayItem], to path: Path, _ style: FillStyle, _ state: PaintState
  ) throws(PaintError) {
    guard let hull = path.hull else { return trail.leave() }
    var inner = state
    inner.clip = state.visible(hull)
    guard !inner.clip.isEmpty else { return trail.leave() }
    let id = clipPath(path, style)
    document.open("<g clip-path=\"url(#\(id))\">")
    clipDepth += 1
    try write(items, inner)
    clipDepth -= 1
    document.close("</g>")
  }

  private func clipPath(_ path: Path, _ style: FillStyle) -> String {
    let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
    let edges = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
    let shape = "<path d=\"\(path.svgPathData())\"\(rule)\(edges)/>"
    return document.define("clip", key: shape) { id in
      "<clipPath id=\"\(id)\">\(shape)</clipPath>"
    }
  }

  private func masked(
    _ items: [DisplayItem], by mask: [DisplayItem], _ state: PaintState
  ) throws(PaintError) {
    if let (path, style) = Grouping.opaqueShape(mask) {
      let id = clipPath(path, style)
      return try composed("<g clip-path=\"url(#\(id))\">", items, state)
    }
    let area = mask.bounds
    guard !area.isNull, area.isFinite else { return trail.leave() }
    let content = try isolatedContent(mask, state)
    let id = document.define("mask", key: content + SVGText.rect(area)) { id in
      "<mask id=\"\(id)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\""
        + "\(SVGText.rect(area))>\n\(content)\n</mask>"
    }
    try composed("<g mask=\"url(#\(id))\">", items, state)
  }

  private func filtered(
    _ effect: GroupEffect, _ bounds: CGRect, _ items: [DisplayItem], _ state: PaintState
  ) throws(PaintError) {
    let area = bounds.isNull ? items.bounds : bounds
    guard !area.isNull, area.isFinite else { return trail.leave() }
    let steps: String
    do {
      steps = try SVGFilter.steps(effect, limit: largestRadius(state))
    } catch {
      report.note(.limited, "\(effect.name) radius, limited to \(Int(error.limit)) points")
      steps = error.steps
    }
    guard !steps.isEmpty else { return try composed("<g\(isolation(items))>", items, state) }
    let key = SVGText.rect(area) + steps
    let id = document.define("filter", key: key) { id in
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
        + "\(SVGText.rect(area))>\(steps)</filter>"
    }
    try composed("<g filter=\"url(#\(id))\">", items, state)
  }

  /// The widest blur in points that the limits allow.
  private func largestRadius(_ state: PaintState) -> CGFloat {
    CGFloat(resources.limits.effectRadiusPixels) / max(state.lengthScale * scale, 1e-6)
  }

  private func blended(
    _ mode: BlendMode, _ item: DisplayItem, _ items: [DisplayItem], _ state: PaintState
  ) throws(PaintError) {
    guard mode != .normal else {
      return try composed("<g\(isolation(items))>", items, state)
    }
    // A clip composes what is inside it apart: from in there a blend mode sees nothing below.
    guard let name = mode.cssName, clipDepth == 0 else {
      trail.leave()
      return try patch(item, "blend mode \(mode.rawValue)", state)
    }
    if mode == .softLight { report.note(.approximated, "softLight, by the format's own formula") }
    try composed("<g style=\"mix-blend-mode:\(name)\">", items, state)
  }

  /// Embeds items as a picture.
  func picture(
    of items: [DisplayItem], _ subject: String, _ state: PaintState
  ) throws(PaintError) {
    trail.leave()
    report.note(.rasterized, subject)
    if let layer = try fallback.layer(of: items, state, &report) { try place(layer, state) }
  }

  /// Embeds an item together with what is below it as a picture.
  private func patch(
    _ item: DisplayItem, _ subject: String, spread: CGFloat = 0, _ state: PaintState
  ) throws(PaintError) {
    let layer = try fallback.patch(of: item, subject, spread: spread, trail, state, &report)
    if let layer { try place(layer, state) }
  }

  private var fallback: PixelFallback {
    PixelFallback(scale: scale, resources: resources, cache: cache)
  }

  private func place(_ layer: Layer, _ state: PaintState) throws(PaintError) {
    guard state.transform.isInvertible else { return }
    let id = try define(layer.bitmap)
    let map = CGAffineTransform(translationX: CGFloat(layer.region.x), y: CGFloat(layer.region.y))
      .concatenating(fallback.density.inverted()).concatenating(state.transform.inverted())
    document.line("<use xlink:href=\"#\(id)\" transform=\"\(SVGText.matrix(map))\"/>")
  }
}

extension BlendMode {
  /// The name in CSS of the modes that it has.
  fileprivate var cssName: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}
