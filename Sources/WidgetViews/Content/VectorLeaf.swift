import Foundation
import WidgetGeometry
import WidgetScene

/// The shapes of a picture in a frame: whole or in slices, in their own colours or as a template.
struct VectorLeaf {
  let items: [DisplayItem]
  /// In points, before any resizing.
  let idealSize: CGSize
  let resizing: Image.Resizing?
  let isFlipped: Bool

  /// Shapes of all slices together.  A tile holds a whole drawing, which may be a large one.
  private static let mostShapes = 20_000

  /// Whether it is stretched because the tiles would be too many.
  func isTooMuch(in size: CGSize) -> Bool {
    guard let resizing, resizing.mode == .tile else { return false }
    return ImageSlices.areTooMany(resizing, idealSize, in: size)
      || spans(size.width, .horizontal, tiles: true).count
        * spans(size.height, .vertical, tiles: true).count * items.count > Self.mostShapes
  }

  func placed(in frame: CGRect) -> [DisplayItem] {
    guard let resizing, resizing.capInsets != EdgeInsets() || resizing.mode == .tile else {
      return [.grouped(.transform(map(CGRect(origin: .zero, size: idealSize), to: frame)), items)]
    }
    let tiles = resizing.mode == .tile && !isTooMuch(in: frame.size)
    let columns = spans(frame.width, .horizontal, tiles: tiles)
    return spans(frame.height, .vertical, tiles: tiles).flatMap { row in
      columns.map { column in
        let source = CGRect(column.source, row.source)
        var target = CGRect(column.target, row.target).offsetBy(dx: frame.minX, dy: frame.minY)
        if isFlipped { target.origin.x = frame.minX + frame.maxX - target.maxX }
        // Pixels belong to one slice or the next, so that no seam shows between two.
        return .grouped(
          .clip(Path(target), FillStyle(antialiased: false)),
          [.grouped(.transform(map(source, to: target)), items)])
      }
    }
  }

  /// The picture as a template: `style` where it has alpha.
  func placed(in frame: CGRect, style: ResolvedStyle) -> [DisplayItem] {
    let shapes = placed(in: frame)
    guard let color = style.solidColor else {
      return [.grouped(.mask(shapes), style.fill(Path(frame), in: frame, FillStyle()))]
    }
    // Painted in one colour instead of masked: the same, and every output draws it as shapes.
    var opaque = color
    opaque.alpha = 1
    let tinted = shapes.map { $0.tinted(opaque) }
    return style.shadowing(
      color.alpha < 1 ? [.grouped(.opacity(color.alpha), tinted)] : tinted)
  }

  private func spans(
    _ length: CGFloat, _ axis: Axis, tiles: Bool
  ) -> [ImageSlices.Span] {
    let caps = resizing?.capInsets ?? EdgeInsets()
    switch axis {
    case .horizontal:
      return ImageSlices.spans(
        length: length, ideal: idealSize.width, start: caps.leading, end: caps.trailing,
        tiles: tiles)
    case .vertical:
      return ImageSlices.spans(
        length: length, ideal: idealSize.height, start: caps.top, end: caps.bottom, tiles: tiles)
    }
  }

  private func map(_ source: CGRect, to target: CGRect) -> CGAffineTransform {
    let x = target.width / max(source.width, 0.001)
    let y = target.height / max(source.height, 0.001)
    guard isFlipped else {
      return CGAffineTransform(
        x, 0, 0, y, target.minX - source.minX * x, target.minY - source.minY * y)
    }
    return CGAffineTransform(
      -x, 0, 0, y, target.maxX + source.minX * x, target.minY - source.minY * y)
  }
}

extension CGRect {
  fileprivate init(_ columns: Range<CGFloat>, _ rows: Range<CGFloat>) {
    self.init(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.upperBound - columns.lowerBound,
      height: rows.upperBound - rows.lowerBound)
  }
}

extension DisplayItem {
  /// The item in one opaque colour, its alpha kept.
  fileprivate func tinted(_ color: ColorValue) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let style): return .fill(path, paint.tinted(color), style)
    case .stroke(let path, let paint, let style): return .stroke(path, paint.tinted(color), style)
    case .glyphs(let run, let paint): return .glyphs(run, paint.tinted(color))
    case .image(var draw):
      draw.tint = .solid(color)
      return .image(draw)
    case .group(let effect, let bounds, let items):
      return .group(effect, bounds: bounds, items.map { $0.tinted(color) })
    }
  }
}

extension Paint {
  fileprivate func tinted(_ color: ColorValue) -> Paint {
    func ramp(_ ramp: GradientRamp) -> GradientRamp {
      var copy = ramp
      copy.stops = ramp.stops.map { GradientStop(color.opacity($0.color.alpha), at: $0.location) }
      return copy
    }
    switch self {
    case .solid(let own): return .solid(color.opacity(own.alpha))
    case .faded(let paint, let opacity): return .faded(paint.tinted(color), opacity)
    case .linear(let own, let start, let end):
      return .linear(ramp(own), start: start, end: end)
    case .radial(let own, let center, let startRadius, let endRadius):
      return .radial(
        ramp(own), center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let own, let center, let radii, let startFraction, let endFraction):
      return .elliptical(
        ramp(own), center: center, radii: radii, startFraction: startFraction,
        endFraction: endFraction)
    case .angular(let own, let center, let start, let end):
      return .angular(ramp(own), center: center, start: start, end: end)
    // Vector pictures hold no other paints: these have no alpha of their own to keep.
    case .mesh, .image: return .solid(color)
    }
  }
}
