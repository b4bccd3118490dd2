package import Foundation
import WidgetGeometry

extension DisplayItem {
  /// A group around `items`, its bounds computed from theirs and the effect.
  package static func grouped(_ effect: GroupEffect, _ items: [DisplayItem]) -> DisplayItem {
    .group(effect, bounds: effect.bounds(of: items), items)
  }

  /// Everything the item may paint, in points; `.null` when it paints nothing.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, _, let style):
      path.controlBounds.grown(by: path.strokeReach(style))
    case .glyphs(let run, _): run.bounds
    case .image(let draw): draw.rect
    case .group(_, let bounds, _): bounds
    }
  }
}

extension Sequence<DisplayItem> {
  /// The smallest rectangle around all items.
  package var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension GroupEffect {
  fileprivate func bounds(of items: [DisplayItem]) -> CGRect {
    let inner = items.bounds
    switch self {
    case .opacity, .color, .blend, .isolate, .knockout, .view, .accent: return inner
    case .clip(let path, _): return inner.overlap(path.controlBounds)
    case .mask(let mask): return inner.overlap(mask.bounds)
    case .transform(let transform): return inner.isNull ? inner : inner.applying(transform)
    case .projection(let m):
      guard m.count == 9, !inner.isNull else { return inner }
      let corners = [
        CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
        CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
      ]
      return corners.reduce(CGRect.null) { bounds, p in
        let w = max(m[2] * p.x + m[5] * p.y + m[8], 1e-6)
        let x = (m[0] * p.x + m[3] * p.y + m[6]) / w
        let y = (m[1] * p.x + m[4] * p.y + m[7]) / w
        return bounds.union(CGRect(x: x, y: y, width: 0, height: 0))
      }
    case .shadow(_, let radius, let offset):
      // Past three sigma less than half a level of 255 is left.
      return inner.union(
        inner.grown(by: 3 * radius).offsetBy(dx: offset.width, dy: offset.height))
    case .blur(let radius, _): return inner.grown(by: 3 * radius)
    case .backdrop(let path, _, _): return inner.union(path.controlBounds)
    }
  }
}

extension GlyphRun {
  /// A generous box: one em around every origin, which no glyph of our fonts leaves by more.
  package var bounds: CGRect {
    glyphs.reduce(CGRect.null) { bounds, glyph in
      bounds.union(
        CGRect(
          x: glyph.position.x - size, y: glyph.position.y - 1.5 * size, width: 3 * size,
          height: 2.5 * size))
    }
  }
}

extension Path {
  /// The box around all points, control points included: never smaller than the outline's.
  package var controlBounds: CGRect {
    var box = CGRect.null
    func add(_ p: CGPoint) { box = box.union(CGRect(x: p.x, y: p.y, width: 0, height: 0)) }
    forEach { element in
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadCurve(let p, let c):
        add(p)
        add(c)
      case .curve(let p, let c1, let c2):
        add(p)
        add(c1)
        add(c2)
      case .closeSubpath: break
      }
    }
    return box
  }
}

extension CGRect {
  fileprivate func grown(by margin: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -margin, dy: -margin)
  }
}
