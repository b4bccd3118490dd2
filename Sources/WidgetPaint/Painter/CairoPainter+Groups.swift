import CPangoCairo
import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetScene

extension CairoPainter {
  func group(
    _ effect: GroupEffect, _ bounds: CGRect, _ items: [DisplayItem], on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    if isVector, try vectorGroup(effect, bounds, items, on: canvas, state) { return }
    trail.enter(effect, bounds)
    switch effect {
    case .view, .accent:
      try knockingOut(items, on: canvas, state)
    case .transform(let transform):
      guard transform.isInvertible else { return }
      try knockingOut(items, on: canvas, state.transformed(by: transform))
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity >= 1 {
        try isolated(items, on: canvas, state)
      } else if Grouping.canFade(items, state, bounds: inkBounds) {
        var faded = state
        faded.alpha *= opacity
        try paint(items, on: canvas, faded)
      } else {
        try composed(items, alpha: opacity, CAIRO_OPERATOR_OVER, on: canvas, state)
      }
    case .clip(let path, let style):
      try clipped(items, to: path, style, on: canvas, state)
    case .isolate:
      try isolated(items, on: canvas, state)
    case .mask(let mask):
      try masked(items, by: mask, on: canvas, state)
    case .projection(let numbers):
      try projected(items, numbers, on: canvas, state)
    case .shadow(let color, let radius, let offset):
      try shadowed(items, color, radius: radius, offset: offset, on: canvas, state)
    case .blur(let radius, let isOpaque):
      try blurred(items, radius: radius, isOpaque: isOpaque, on: canvas, state)
    case .color(let effect):
      try recolored(items, effect, on: canvas, state)
    case .blend(let mode):
      try blended(items, mode, on: canvas, state)
    case .backdrop(let path, let blurRadius, let saturation):
      try backdrop(path, blurRadius: blurRadius, saturation: saturation, on: canvas, state)
      try paint(items, on: canvas, state)
    case .knockout:
      try composed(items, alpha: 1, CAIRO_OPERATOR_DEST_OUT, on: canvas, state)
    }
  }

  /// Paints items that must not meet what is below before they are complete.
  func isolated(
    _ items: [DisplayItem], on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    if Grouping.needsIsolation(items) {
      try composed(items, alpha: 1, CAIRO_OPERATOR_OVER, on: canvas, state)
    } else {
      try paint(items, on: canvas, state)
    }
  }

  /// Paints items of a group that is not composed by itself: a knockout among them cuts out of
  /// this group only, so that then it is.
  private func knockingOut(
    _ items: [DisplayItem], on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    if items.contains(where: \.isKnockout) {
      try composed(items, alpha: 1, CAIRO_OPERATOR_OVER, on: canvas, state)
    } else {
      try paint(items, on: canvas, state)
    }
  }

  /// Composes items apart from what is below and paints the result.
  func composed(
    _ items: [DisplayItem], alpha: Double, _ composition: cairo_operator_t,
    on canvas: borrowing Canvas, _ state: PaintState
  ) throws(PaintError) {
    if isVector {
      try composedVector(items, alpha: alpha, composition, on: canvas, state)
    } else if let layer = try layer(of: items, within: state.clip, state) {
      try draw(layer, alpha: alpha * state.alpha, composition, on: canvas)
    }
  }

  /// Paints items inside a path.
  ///
  /// Items that meet the clip's edge one after the other would each let the colour below shine
  /// through the edge's half-covered pixels, so that a white card on a red one gets a pink rim.
  /// Where two or more do, they are composed first and clipped once.
  func clipped(
    _ items: [DisplayItem], to path: Path, _ style: FillStyle, on canvas: borrowing Canvas,
    _ state: PaintState
  ) throws(PaintError) {
    guard let hull = path.hull, state.transform.isInvertible else { return }
    var inner = state
    inner.clip = state.visible(hull)
    guard !DeviceRect(covering: inner.clip).isEmpty else { return }
    try canvas.context.saved { () throws(PaintError) in
      canvas.setMatrix(state.transform)
      canvas.context.append(path)
      canvas.context.setFill(style)
      cairo_clip(canvas.context.pointer)
      let edge = ClipEdge(path, state.transform)
      let isCutOut = items.contains(where: \.isKnockout)
      let isMixed =
        !isVector && !Grouping.reachesBelow(items)
        && edge.crossings(of: items, inner, bounds: inkBounds) > 1
      if isCutOut || isMixed {
        try composed(items, alpha: 1, CAIRO_OPERATOR_OVER, on: canvas, inner)
      } else {
        try paint(items, on: canvas, inner)
      }
    }
  }
}
