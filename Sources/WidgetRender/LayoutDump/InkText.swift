import Foundation
import WidgetGeometry
import WidgetScene

/// Display items as short lines without places: what a view is drawn with.
package enum InkText {
  /// One line for each item.
  static func lines(_ items: [DisplayItem]) -> [String] { items.map(line) }

  /// The paints of texts, each once.
  static func colors(_ items: [DisplayItem]) -> [String] {
    var found: [String] = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        let text: String?
        switch item {
        case .glyphs(_, let ink), .fill(_, let ink, _), .stroke(_, let ink, _): text = paint(ink)
        case .image: text = line(item)
        case .group(let effect, _, let inner):
          text = effect.inkText
          visit(inner)
        }
        if let text, !found.contains(text) { found.append(text) }
      }
    }
    visit(items)
    return found
  }

  static func font(_ face: FontFaceRef, size: CGFloat) -> String {
    var words = [(face.file as NSString).deletingPathExtension]
    // The optical size follows from the size, and so from every scaling.
    words += face.variations.filter { $0.tag != "opsz" }.map { "\($0.tag)=\(number($0.value))" }
    if face.obliqueness != 0 { words.append("oblique") }
    if face.emboldening != 0 { words.append("embolden=\(number(face.emboldening))") }
    words.append(number(size))
    return words.joined(separator: " ")
  }

  private static func line(_ item: DisplayItem) -> String {
    switch item {
    case .fill(let path, let ink, _): return "fill \(paint(ink)) \(shape(path))"
    case .stroke(let path, let ink, let style):
      return "stroke \(number(style.lineWidth)) \(paint(ink)) \(shape(path))"
    case .glyphs(let run, let ink):
      return "glyphs \(font(run.face, size: run.size)) \(paint(ink))"
    case .image(let draw):
      return "image \(draw.image.id)" + (draw.tint.map { " tint \(paint($0))" } ?? "")
        + (draw.isFlipped ? " flipped" : "")
    case .group(let effect, _, let items):
      let inner = lines(items).joined(separator: "; ")
      return effect.inkText + (inner.isEmpty ? "" : " { \(inner) }")
    }
  }

  static func paint(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): return color.hex
    case .linear(let ramp, _, _): return "linear \(stops(ramp))"
    case .radial(let ramp, _, _, _): return "radial \(stops(ramp))"
    case .elliptical(let ramp, _, _, _, _): return "elliptical \(stops(ramp))"
    case .angular(let ramp, _, _, _): return "angular \(stops(ramp))"
    case .mesh(let mesh): return "mesh \(mesh.columns)×\(mesh.rows)"
    case .image(let image, _, _): return "tiles \(image.id)"
    case .faded(let inner, let opacity): return "\(self.paint(inner)) faded \(number(opacity))"
    }
  }

  private static func stops(_ ramp: GradientRamp) -> String {
    "[" + ramp.stops.map { "\($0.color.hex) \(number($0.location))" }.joined(separator: ", ") + "]"
  }

  /// A path by a digest of its outline from its own corner, so that one that only moved reads the
  /// same; at a hundredth of a point, below what can be seen.
  private static func shape(_ path: Path) -> String {
    let origin = path.controlBounds.isNull ? .zero : path.controlBounds.origin
    let moved = path.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    return "path-" + String(StableHash(moved.svgPathData(decimals: 2)).hex.prefix(8))
  }

  static func number(_ value: Double) -> String { DecimalText.fixed(value, decimals: 3) }
}

extension GroupEffect {
  /// The effect with its amounts, without places.
  fileprivate var inkText: String {
    let number = InkText.number
    switch self {
    case .opacity(let amount): return "opacity \(number(amount))"
    case .clip: return "clip"
    case .mask: return "mask"
    case .transform(let t):
      return "transform " + [t.a, t.b, t.c, t.d].map { number($0) }.joined(separator: " ")
    case .projection: return "projection"
    case .shadow(let color, let radius, let offset):
      return "shadow \(color.hex) \(number(radius)) "
        + "\(number(offset.width)),\(number(offset.height))"
    case .blur(let radius, _): return "blur \(number(radius))"
    case .color(let effect): return "color \(effect)"
    case .blend(let mode): return "blend \(mode.rawValue)"
    case .isolate: return "isolate"
    case .backdrop(_, let radius, let saturation):
      return "backdrop \(number(radius)) \(number(saturation))"
    case .knockout: return "knockout"
    case .view(let label): return "view \(label.type)"
    case .accent(let role): return "accent \(role.rawValue)"
    }
  }
}
