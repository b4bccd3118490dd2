import Foundation
import WidgetGeometry
import WidgetScene

/// Questions about the items of a group that decide whether it needs a layer.
///
/// Where bounds matter they are asked of the caller, who knows the ink of glyphs better than the
/// list does.
enum Grouping {
  typealias Measuring = (DisplayItem) -> CGRect

  /// Beyond this many, comparing every pair costs more than a layer.
  private static let mostFadedParts = 16

  /// Whether fading each part on its own shows the same as fading all together: no two parts share
  /// a pixel, and none looks at what is below the group.
  static func canFade(
    _ items: [DisplayItem], _ state: PaintState, bounds: Measuring
  ) -> Bool {
    var parts: [DeviceRect] = []
    guard collectParts(items, state, bounds, &parts) else { return false }
    for (index, part) in parts.enumerated() {
      if parts[..<index].contains(where: { $0.intersects(part) }) { return false }
    }
    return true
  }

  /// Device rectangles of everything that is painted in one go; false if fading cannot be passed
  /// on or there are too many.
  private static func collectParts(
    _ items: [DisplayItem], _ state: PaintState, _ bounds: Measuring,
    _ parts: inout [DeviceRect]
  ) -> Bool {
    for item in items {
      switch item {
      case .group(.view, _, let inner), .group(.accent, _, let inner):
        guard collectParts(inner, state, bounds, &parts) else { return false }
      case .group(.clip, _, let inner):
        guard collectParts(inner, state, bounds, &parts) else { return false }
      case .group(.transform(let transform), _, let inner):
        guard collectParts(inner, state.transformed(by: transform), bounds, &parts) else {
          return false
        }
      case .group(.shadow, _, _), .group(.blend, _, _), .group(.backdrop, _, _),
        .group(.knockout, _, _):
        return false
      case .group(.isolate, _, let inner) where !needsIsolation(inner):
        guard collectParts(inner, state, bounds, &parts) else { return false }
      case .fill, .stroke, .glyphs, .image, .group:
        let box = bounds(item)
        guard !box.isNull, box.isFinite else { continue }
        let part = DeviceRect(covering: state.visible(box))
        if part.isEmpty { continue }
        parts.append(part)
        guard parts.count <= mostFadedParts else { return false }
      }
    }
    return true
  }

  /// The shape of a mask that is one opaque fill: a clip.
  static func opaqueShape(_ mask: [DisplayItem]) -> (Path, FillStyle)? {
    guard mask.count == 1 else { return nil }
    switch mask[0] {
    case .fill(let path, .solid(let color), let style) where color.alpha >= 1:
      return (path, style)
    case .group(.view, _, let inner), .group(.accent, _, let inner): return opaqueShape(inner)
    case .group(.transform(let transform), _, let inner):
      guard transform.isInvertible, let (path, style) = opaqueShape(inner) else { return nil }
      return (path.applying(transform), style)
    case .fill, .stroke, .glyphs, .image, .group: return nil
    }
  }

  /// Whether composing the items apart from what is below makes a difference.
  static func needsIsolation(_ items: [DisplayItem]) -> Bool {
    reachesBelow(items) || items.contains { $0.isKnockout }
  }

  /// Whether a vector surface cannot compose the items: one takes away from what was painted, or
  /// goes below it.
  static func mustBePixels(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let effect, _, let inner) = item else { return false }
      switch effect {
      case .knockout: return true
      case .blend(.sourceAtop), .blend(.destinationOver), .blend(.destinationOut): return true
      case .blend: return false
      case .view, .accent, .transform, .clip:
        return !inner.contains { $0.isKnockout } && mustBePixels(inner)
      case .opacity, .mask, .projection, .shadow, .blur, .color, .isolate, .backdrop: return false
      }
    }
  }

  /// Whether an item looks at, or changes, what was painted before the items.
  static func reachesBelow(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let effect, _, let inner) = item else { return false }
      switch effect {
      case .blend(let mode): return mode != .normal || reachesBelow(inner)
      case .backdrop: return true
      case .view, .accent, .transform, .clip:
        // A knockout in here cuts out of this group only, which is then composed apart.
        return !inner.contains { $0.isKnockout } && reachesBelow(inner)
      case .opacity, .mask, .projection, .shadow, .blur, .color, .isolate, .knockout: return false
      }
    }
  }
}

extension DisplayItem {
  var isKnockout: Bool {
    if case .group(.knockout, _, _) = self { true } else { false }
  }
}

/// The outline of a clip in device pixels, to see what its edge touches.
struct ClipEdge {
  private var segments: [(from: CGPoint, to: CGPoint)] = []

  init(_ path: Path, _ transform: CGAffineTransform) {
    let flat = path.applying(transform).flattened(tolerance: 0.25)
    for subpath in flat.subpaths {
      for segment in subpath.outline + [subpath.closingSegment] {
        let (from, to) = (segment.start, segment.end)
        // An upright edge between two pixels covers no pixel in part.
        let isWholeX = from.x == to.x && from.x == from.x.rounded()
        let isWholeY = from.y == to.y && from.y == from.y.rounded()
        if from != to, !isWholeX, !isWholeY { segments.append((from, to)) }
      }
    }
  }

  /// How many things painted in one go the edge cuts.
  func crossings(
    of items: [DisplayItem], _ state: PaintState, bounds: Grouping.Measuring
  ) -> Int {
    guard !segments.isEmpty else { return 0 }
    return items.reduce(0) { count, item in
      let box = bounds(item)
      guard !box.isNull, cuts(box.applying(state.transform)) else { return count }
      guard case .group(let effect, _, let inner) = item else { return count + 1 }
      switch effect {
      case .view, .accent, .clip: return count + crossings(of: inner, state, bounds: bounds)
      case .transform(let transform):
        return count + crossings(of: inner, state.transformed(by: transform), bounds: bounds)
      case .shadow, .backdrop: return count + 2
      case .opacity, .mask, .projection, .blur, .color, .blend, .isolate, .knockout:
        return count + 1
      }
    }
  }

  /// Whether part of the edge runs within a pixel of `rect`.
  private func cuts(_ rect: CGRect) -> Bool {
    let rect = rect.insetBy(dx: -1, dy: -1)
    return segments.contains { segment in
      // Clips the segment's parameter range by the four sides in turn (Liang and Barsky).
      let (dx, dy) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
      var (low, high): (CGFloat, CGFloat) = (0, 1)
      for (speed, distance) in [
        (-dx, segment.from.x - rect.minX), (dx, rect.maxX - segment.from.x),
        (-dy, segment.from.y - rect.minY), (dy, rect.maxY - segment.from.y),
      ] {
        if speed == 0 {
          if distance < 0 { return false }
        } else if speed < 0 {
          low = max(low, distance / speed)
        } else {
          high = min(high, distance / speed)
        }
      }
      return low <= high
    }
  }
}
