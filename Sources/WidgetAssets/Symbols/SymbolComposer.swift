import Foundation
import WidgetGeometry
import WidgetScene

/// Puts circles, squares, slashes and badges around and onto symbols that were drawn without.
///
/// Proportions are by eye, against SF Symbols' own composed drawings.
struct SymbolComposer {
  /// What a name's last words ask for.
  enum Addition: Hashable, Sendable {
    case enclosure(Shape, isFilled: Bool)
    case slash
    /// The mark inside a badge: `plus`, `checkmark` …
    case badge(String)
  }
  enum Shape: String, CaseIterable, Hashable, Sendable { case circle, square, app }

  let weight: Int
  let direction: LayoutDirection

  /// The icon's square with the shape drawn to its edges.
  func enclosed(_ base: SymbolArt, in shape: Shape, isFilled: Bool) -> SymbolArt {
    let square = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let outer = Self.outline(shape, in: square)
    // The glyph's greater side against the enclosure's; what is round fits tighter.
    let share: CGFloat = shape == .circle ? 0.54 : 0.58
    let fit = share * 1000 / max(base.ink.width, base.ink.height, 1)
    let scale = min(fit, 1.2)
    let offset = CGPoint(
      x: square.midX - base.ink.midX * scale, y: square.midY - base.ink.midY * scale)
    var glyph = base.applying(scale: scale, offset: offset)
    // A line that was scaled down is drawn up again to two thirds of the loss.
    let lost = base.pen == .thin ? 62.5 * max(1 - scale, 0) * 0.67 : 0
    let growth =
      SymbolPen.thin.growth(weight: weight) * 0.8 + lost + base.pen.offset * 62.5 * scale
    for index in glyph.parts.indices {
      // A hole cannot be made smaller by cutting.
      glyph.parts[index].growth = isFilled ? max(growth, 0) : growth
      glyph.parts[index].level = 0
    }
    if isFilled {
      for index in glyph.parts.indices {
        if glyph.parts[index].role == .paint { glyph.parts[index].role = .mark }
        glyph.parts[index].color = .white
      }
      var plate = SymbolArt.Part(path: outer, level: 1)
      plate.growth = SymbolPen.regular.growth(weight: weight)
      return SymbolArt(
        parts: [plate] + glyph.parts, ink: square, pen: .regular, substitution: base.substitution)
    }
    let inner = Self.outline(shape, in: square.insetBy(dx: 62.5, dy: 62.5)).reversed
    var ring = SymbolArt.Part(path: Path(elements: outer.elements + inner.elements), level: 1)
    ring.growth = SymbolPen.thin.growth(weight: weight)
    return SymbolArt(
      parts: [ring] + glyph.parts, ink: square, pen: .thin, substitution: base.substitution)
  }

  /// A line from the upper left to the lower right, with a gap on both sides.
  func slashed(_ base: SymbolArt) -> SymbolArt {
    let half = max(base.ink.width, base.ink.height) * 0.48
    let (x, y) = (base.ink.midX, base.ink.midY)
    var line = Path()
    line.move(to: CGPoint(x: x - half, y: y - half))
    line.addLine(to: CGPoint(x: x + half, y: y + half))
    let width = 62.5 + SymbolPen.thin.growth(weight: weight)
    func pen(_ width: CGFloat) -> StrokeStyle {
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
    var art = base
    let gap = SymbolArt.Part(path: line.strokedPath(pen(width + 125)), role: .cut)
    art.parts.append(gap)
    art.parts.append(SymbolArt.Part(path: line.strokedPath(pen(width))))
    art.ink = base.ink.union(line.boundingRect.insetBy(dx: -width / 2, dy: -width / 2))
    return art
  }

  /// A disc at the lower trailing corner with a mark in it, and a gap around.
  func badged(_ base: SymbolArt, with mark: SymbolArt) -> SymbolArt {
    let diameter = base.ink.height * 0.45
    let center = CGPoint(
      x: direction == .leftToRight
        ? base.ink.maxX - diameter * 0.35 : base.ink.minX + diameter * 0.35,
      y: base.ink.maxY - diameter * 0.35)
    let disc = CGRect(center: center, size: CGSize(width: diameter, height: diameter))
    var art = base
    for index in art.parts.indices { art.parts[index].level = min(art.parts[index].level + 1, 2) }
    art.parts.append(
      SymbolArt.Part(
        path: Self.outline(.circle, in: disc.insetBy(dx: -55, dy: -55)), role: .cut))
    art.parts.append(SymbolArt.Part(path: Self.outline(.circle, in: disc)))
    let scale = 0.56 * diameter / max(mark.ink.width, mark.ink.height, 1)
    var glyph = mark.applying(
      scale: scale,
      offset: CGPoint(x: center.x - mark.ink.midX * scale, y: center.y - mark.ink.midY * scale))
    for index in glyph.parts.indices {
      glyph.parts[index].role = .mark
      glyph.parts[index].color = .white
      glyph.parts[index].growth = 26 + max(SymbolPen.thin.growth(weight: weight), 0) * 0.3
    }
    art.parts += glyph.parts
    art.ink = base.ink.union(disc)
    return art
  }

  private static func outline(_ shape: Shape, in rect: CGRect) -> Path {
    switch shape {
    case .circle: return Path(ellipseIn: rect).turningOutward
    case .square, .app:
      let radius = rect.width * (shape == .app ? 0.23 : 0.14)
      return Path(roundedRect: rect, cornerRadius: radius).turningOutward
    }
  }
}

extension Path {
  /// A single contour turned the way outer contours turn.
  fileprivate var turningOutward: Path {
    var area: CGFloat = 0
    for subpath in flattened(tolerance: 1).subpaths {
      for segment in subpath.outline {
        area += segment.start.x * segment.end.y - segment.end.x * segment.start.y
      }
    }
    return area > 0 ? reversed : self
  }
}
