import Foundation
import WidgetGeometry
import WidgetScene

/// Fits a symbol's shapes into its box and turns pens into outlines.
struct SymbolLayout {
  let request: SymbolRequest

  /// SF Symbols keep this much of the font size free beside and above their ink, both sides
  /// together: a circle at 17 points is 17 across in a box of 20 × 19.
  private static let margin = CGSize(width: 0.18, height: 0.12)
  /// Cap height of the system font, per point of size.
  private static let capHeight: CGFloat = 0.7046
  /// How strong the unlit part of a graded symbol is drawn.
  private static let unlit = 0.3
  /// Strokes thinner than this are not seen at any scale.
  private static let leastStroke: CGFloat = 0.01

  func drawing(_ art: SymbolArt, box: SymbolBox, mirrored: Bool) -> SymbolDrawing {
    let measures = box.measures(
      pointSize: request.pointSize, weight: request.weight, scale: request.scale)
    let exact = box.exactSize(
      pointSize: request.pointSize, weight: request.weight, scale: request.scale)
    let room = CGSize(
      width: max(exact.width - Self.margin.width * request.pointSize, exact.width / 3),
      height: max(exact.height - Self.margin.height * request.pointSize, exact.height / 3))
    let placed: SymbolArt
    if let frame = art.frame {
      let scale = request.pointSize / 1000 * SymbolBox.drawnScale(request.scale)
      placed = art.applying(
        scale: scale,
        offset: CGPoint(
          x: measures.size.width / 2 - (frame.left + frame.right) / 2 * scale,
          y: measures.size.height - measures.descent))
    } else {
      let ink = art.grownInk
      let scale = min(room.width / max(ink.width, 1), room.height / max(ink.height, 1))
      placed = art.applying(
        scale: scale,
        offset: CGPoint(
          x: measures.size.width / 2 - ink.midX * scale,
          y: measures.size.height / 2 - ink.midY * scale))
    }
    var layers: [SymbolDrawing.Layer] = []
    let steps = art.parts.map(\.step).max() ?? 0
    for part in placed.parts { add(part, steps: steps, to: &layers) }
    if mirrored {
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: measures.size.width, ty: 0)
      for index in layers.indices { layers[index].path = layers[index].path.applying(flip) }
    }
    return SymbolDrawing(
      size: measures.size, baselineOffset: measures.descent,
      capHeight: Self.capHeight * request.pointSize, layers: layers,
      substitution: art.substitution,
      isGraded: art.parts.contains { $0.step > 0 || $0.threshold != nil })
  }

  private func add(_ part: SymbolArt.Part, steps: Int, to layers: inout [SymbolDrawing.Layer]) {
    var layer = SymbolDrawing.Layer(
      path: part.path, fill: part.fill, level: part.level, color: part.color,
      colorName: part.colorName,
      opacity: part.opacity
        * (part.threshold.map(opacity) ?? opacity(step: part.step, of: steps)),
      isCutOut: part.role != .paint, isMark: part.role == .mark)
    guard abs(part.growth) >= Self.leastStroke else { return append(layer, to: &layers) }
    let edge = part.path.strokedPath(
      StrokeStyle(lineWidth: abs(part.growth), lineCap: .round, lineJoin: .round))
    if part.growth < 0 {
      append(layer, to: &layers)
      // A cut-out cannot be made smaller by cutting, so thin weights keep its drawn outline.
      if part.role == .paint {
        layers.append(SymbolDrawing.Layer(path: edge, isCutOut: true))
      }
    } else if part.isOriented {
      layer.path = Path(elements: part.path.elements + edge.elements)
      append(layer, to: &layers)
    } else {
      append(layer, to: &layers)
      layer.path = edge
      layer.fill = FillStyle()
      layers.append(layer)
    }
  }

  /// Joins a layer to the one before it where both are painted alike, so that translucent colours
  /// do not show where they touch.
  private func append(_ layer: SymbolDrawing.Layer, to layers: inout [SymbolDrawing.Layer]) {
    if var last = layers.last, !last.fill.isEOFilled {
      let elements = last.path.elements
      last.path = layer.path
      if last == layer {
        layers[layers.count - 1].path = Path(elements: elements + layer.path.elements)
        return
      }
    }
    layers.append(layer)
  }

  /// A value lights what it reaches, and nothing when it is 0.
  private func opacity(threshold: Double) -> Double {
    guard let value = request.variableValue, value.isFinite else { return 1 }
    return value > 0 && value >= threshold ? 1 : Self.unlit
  }

  /// A value lights the first ⌈value × steps⌉ of the steps.
  private func opacity(step: Int, of steps: Int) -> Double {
    guard let value = request.variableValue, step > 0, value.isFinite else { return 1 }
    let lit = (min(max(value, 0), 1) * Double(steps) - 1e-9).rounded(.up)
    return Double(step) <= lit ? 1 : Self.unlit
  }
}
