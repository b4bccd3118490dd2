package import Foundation
package import WidgetGeometry
package import WidgetScene

/// A style with every colour known, waiting only for the area it will fill.
///
/// Gradients speak in unit points until then, because a text's or shape's bounds are known after
/// layout.
package indirect enum ResolvedStyle: Hashable, Sendable {
  case color(ColorValue)
  case linear(GradientRamp, start: UnitPoint, end: UnitPoint)
  /// Radii in points.
  case radial(GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case elliptical(GradientRamp, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case angular(GradientRamp, center: UnitPoint, start: Angle, end: Angle)
  case mesh(MeshPaint)
  /// `sourceRect` in unit coordinates of the picture, `size` of a whole picture in points.
  case image(ImageRef, sourceRect: CGRect, size: CGSize)
  /// A blur of what is behind, under a tint.
  case material(blurRadius: CGFloat, saturation: Double, tint: ColorValue)
  case faded(ResolvedStyle, Double)
  /// Shadows that shapes filled with this style get.
  case shadowed(ResolvedStyle, [ResolvedShadow])
  /// What is filled with this style meets what is below by a blend mode.
  case blended(ResolvedStyle, BlendMode)

  /// The paint for an area in points.
  package func paint(in bounds: CGRect) -> Paint {
    switch self {
    case .color(let color): return .solid(color)
    case .linear(let ramp, let start, let end):
      return .linear(ramp, start: start.point(in: bounds), end: end.point(in: bounds))
    case .radial(let ramp, let center, let startRadius, let endRadius):
      return .radial(
        ramp, center: center.point(in: bounds), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let ramp, let center, let startFraction, let endFraction):
      return .elliptical(
        ramp, center: center.point(in: bounds), radii: bounds.size, startFraction: startFraction,
        endFraction: endFraction)
    case .angular(let ramp, let center, let start, let end):
      return .angular(
        ramp, center: center.point(in: bounds), start: start.radians, end: end.radians)
    case .mesh(let mesh):
      var placed = mesh
      placed.points = mesh.points.map {
        UnitPoint(x: $0.x, y: $0.y).point(in: bounds)
      }
      return .mesh(placed)
    case .image(let image, let sourceRect, let size):
      let pixels = CGSize(width: image.pixels.width, height: image.pixels.height)
      let source = CGRect(
        x: sourceRect.minX * pixels.width, y: sourceRect.minY * pixels.height,
        width: sourceRect.width * pixels.width, height: sourceRect.height * pixels.height)
      let tile = CGRect(
        x: bounds.minX, y: bounds.minY, width: size.width * sourceRect.width,
        height: size.height * sourceRect.height)
      return .image(image, source: source, tile: tile)
    case .material(_, _, let tint): return .solid(tint)
    case .faded(let style, let opacity): return .faded(style.paint(in: bounds), opacity)
    case .shadowed(let style, _), .blended(let style, _): return style.paint(in: bounds)
    }
  }

  /// The one colour of this style, when it has one.
  package var solidColor: ColorValue? {
    switch self {
    case .color(let color): color
    case .faded(let style, let opacity): style.solidColor?.opacity(opacity)
    case .shadowed(let style, _): style.solidColor
    default: nil
    }
  }

  package func opacity(_ factor: Double) -> ResolvedStyle {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    default: factor == 1 ? self : .faded(self, factor)
    }
  }

  /// `path` filled with this style, shadows and material included.
  package func fill(_ path: Path, in bounds: CGRect, _ fill: FillStyle) -> [DisplayItem] {
    guard !path.isEmpty else { return [] }
    switch self {
    case .material(let radius, let saturation, let tint):
      let layer = DisplayItem.fill(path, .solid(tint), fill)
      return [
        .grouped(.backdrop(path, blurRadius: radius, saturation: saturation), [layer])
      ]
    case .blended(let style, let mode):
      return [.grouped(.blend(mode), style.fill(path, in: bounds, fill))]
    case .shadowed(let style, let shadows):
      return shadows.reduce(style.fill(path, in: bounds, fill)) { $1.apply(to: $0, shape: path) }
    case .faded(.material(let radius, let saturation, let tint), let opacity):
      return ResolvedStyle.material(
        blurRadius: radius, saturation: saturation, tint: tint.opacity(opacity)
      ).fill(path, in: bounds, fill)
    default:
      return [.fill(path, paint(in: bounds), fill)]
    }
  }

  /// Shadows and blending around `items` that were painted with this style.
  package func shadowing(_ items: [DisplayItem]) -> [DisplayItem] {
    switch self {
    case .shadowed(let style, let shadows):
      return shadows.reduce(style.shadowing(items)) { $1.apply(to: $0, shape: nil) }
    case .blended(let style, let mode): return [.grouped(.blend(mode), style.shadowing(items))]
    default: return items
    }
  }
}

/// A shadow with its colour known; lengths in points.
package struct ResolvedShadow: Hashable, Sendable {
  package var color: ColorValue
  package var radius: CGFloat
  package var offset: CGSize
  package var isInner: Bool

  /// `items` with the shadow below them, or inside `shape`.
  func apply(to items: [DisplayItem], shape: Path?) -> [DisplayItem] {
    guard isInner else {
      return [.grouped(.shadow(color, radius: radius, offset: offset), items)]
    }
    guard let shape else { return items }
    // The shadow of everything outside the shape, seen inside it only.
    let box = shape.controlBounds.insetBy(dx: -4 * radius - 64, dy: -4 * radius - 64)
    var outside = Path()
    outside.move(to: CGPoint(x: box.minX, y: box.minY))
    outside.addLine(to: CGPoint(x: box.maxX, y: box.minY))
    outside.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    outside.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    outside.closeSubpath()
    shape.forEach { outside.append($0) }
    let caster = DisplayItem.fill(
      outside.offsetBy(dx: offset.width, dy: offset.height), .solid(color),
      FillStyle(eoFill: true))
    let blurred = DisplayItem.grouped(.blur(radius: radius, opaque: false), [caster])
    return items + [.grouped(.clip(shape, FillStyle()), [blurred])]
  }
}

extension Path {
  fileprivate mutating func append(_ element: Element) {
    switch element {
    case .move(let p): move(to: p)
    case .line(let p): addLine(to: p)
    case .quadCurve(let p, let c): addQuadCurve(to: p, control: c)
    case .curve(let p, let c1, let c2): addCurve(to: p, control1: c1, control2: c2)
    case .closeSubpath: closeSubpath()
    }
  }
}
