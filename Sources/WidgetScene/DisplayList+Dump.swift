import Foundation
import WidgetGeometry

extension DisplayList {
  /// The list as text, for tests and people: one item a line, groups indented, numbers with at most
  /// two decimals.
  ///
  ///     DisplayList 100×50
  ///     ├─ fill 0,0 100×50 #FFFFFF
  ///     └─ opacity 0.5 10,10 30×20
  ///        └─ glyphs 10,26 Inter-Variable.ttf 13 "Hi" #000000
  package var dump: String {
    var lines = ["DisplayList \(DumpText.number(size.width))×\(DumpText.number(size.height))"]
    DumpText.append(items, indent: "", to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }
}

/// How values read in a dump.
private enum DumpText {
  static func number(_ value: CGFloat) -> String {
    value.isFinite ? DecimalText.fixed(Double(value), decimals: 2) : "\(value)"
  }

  static func append(_ items: [DisplayItem], indent: String, to lines: inout [String]) {
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      lines.append(indent + (isLast ? "└─ " : "├─ ") + line(item))
      let inner = indent + (isLast ? "   " : "│  ")
      guard case .group(let effect, _, let children) = item else { continue }
      if case .mask(let mask) = effect {
        lines.append(inner + (children.isEmpty ? "└─ " : "├─ ") + "(mask)")
        append(mask, indent: inner + (children.isEmpty ? "   " : "│  "), to: &lines)
      }
      append(children, indent: inner, to: &lines)
    }
  }

  private static func line(_ item: DisplayItem) -> String {
    switch item {
    case .fill(let path, let paint, let style):
      return "fill \(shape(path)) \(text(paint))" + rule(style)
    case .stroke(let path, let paint, let style):
      return "stroke \(shape(path)) \(text(paint)) \(text(style))"
    case .glyphs(let run, let paint):
      let origin = run.glyphs.first?.position ?? .zero
      return "glyphs \(point(origin)) \(text(run.face)) \(number(run.size)) \(quoted(run.text))"
        + (run.isRightToLeft ? " rtl" : "") + " \(text(paint))"
    case .image(let draw): return "image \(text(draw))"
    case .group(let effect, let bounds, _):
      let detail = text(effect)
      return effect.name + (detail.isEmpty ? "" : " " + detail) + " \(rect(bounds))"
    }
  }

  private static func text(_ effect: GroupEffect) -> String {
    switch effect {
    case .opacity(let opacity): return number(opacity)
    case .clip(let path, let style): return shape(path) + rule(style)
    case .mask, .isolate, .knockout: return ""
    case .transform(let t):
      return "(" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + ")"
    case .projection(let numbers):
      return "(" + numbers.map(number).joined(separator: " ") + ")"
    case .shadow(let color, let radius, let offset):
      return "\(color.hex) radius \(number(radius)) offset \(number(offset.width)),"
        + number(offset.height)
    case .blur(let radius, let isOpaque): return number(radius) + (isOpaque ? " opaque" : "")
    case .color(let effect): return text(effect)
    case .blend(let mode): return mode.rawValue
    case .backdrop(let path, let radius, let saturation):
      return "\(shape(path)) blur \(number(radius)) saturation \(number(saturation))"
    case .view(let label):
      return label.type + (label.pointer.map { " \($0)" } ?? "")
        + (label.url.map { " → \($0)" } ?? "")
    case .accent(let role): return role.rawValue
    }
  }

  private static func text(_ effect: ColorEffect) -> String {
    switch effect {
    case .brightness(let amount): "brightness \(number(amount))"
    case .contrast(let amount): "contrast \(number(amount))"
    case .saturation(let amount): "saturation \(number(amount))"
    case .grayscale(let amount): "grayscale \(number(amount))"
    case .hueRotation(let radians): "hueRotation \(number(radians * 180 / .pi))°"
    case .invert: "invert"
    case .multiply(let color): "multiply \(color.hex)"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .tint(let color): "tint \(color.hex)"
    case .vibrant(let color): "vibrant \(color.hex)"
    }
  }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): return color.hex
    case .linear(let ramp, let start, let end):
      return "linear \(point(start)) → \(point(end)) \(text(ramp))"
    case .radial(let ramp, let center, let startRadius, let endRadius):
      return "radial \(point(center)) \(number(startRadius)) → \(number(endRadius)) \(text(ramp))"
    case .elliptical(let ramp, let center, let radii, let start, let end):
      return "elliptical \(point(center)) \(number(radii.width))×\(number(radii.height)) "
        + "\(number(start)) → \(number(end)) \(text(ramp))"
    case .angular(let ramp, let center, let start, let end):
      return "angular \(point(center)) \(number(start * 180 / .pi))° → "
        + "\(number(end * 180 / .pi))° \(text(ramp))"
    case .mesh(let mesh): return "mesh \(mesh.columns)×\(mesh.rows)"
    case .image(let image, let source, let tile):
      return "tiles \(quoted(image.id))" + (source.map { " of \(rect($0))" } ?? "")
        + " in \(rect(tile))"
    case .faded(let paint, let opacity): return "\(text(paint)) faded \(number(opacity))"
    }
  }

  private static func text(_ ramp: GradientRamp) -> String {
    let stops = ramp.stops.map { "\($0.color.hex) \(number($0.location))" }
    let mixing =
      switch ramp.mixing {
      case .device: " device"
      case .perceptual: ""
      }
    return "[" + stops.joined(separator: ", ") + "]" + mixing
  }

  private static func text(_ draw: ImageDraw) -> String {
    var text = "\(rect(draw.rect)) \(quoted(draw.image.id))"
    if let source = draw.source { text += " of \(rect(source))" }
    text += " \(draw.interpolation)"
    if let tint = draw.tint { text += " tint \(self.text(tint))" }
    return text + (draw.isFlipped ? " flipped" : "")
  }

  private static func text(_ face: FontFaceRef) -> String {
    var text = face.file + (face.index == 0 ? "" : "#\(face.index)")
    for variation in face.variations { text += " \(variation.tag)=\(number(variation.value))" }
    if face.obliqueness != 0 { text += " oblique=\(number(face.obliqueness))" }
    if face.emboldening != 0 { text += " embolden=\(number(face.emboldening))" }
    return text
  }

  private static func text(_ style: StrokeStyle) -> String {
    var text = "width \(number(style.lineWidth))"
    if style.lineCap != .butt { text += " \(style.lineCap)" }
    if style.lineJoin != .miter { text += " \(style.lineJoin)-join" }
    if !style.dash.isEmpty { text += " dash " + style.dash.map(number).joined(separator: ",") }
    return text
  }

  private static func rule(_ style: FillStyle) -> String {
    (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased")
  }

  /// A rectangle by its sides, any other path by its box and how many steps it has.
  private static func shape(_ path: Path) -> String {
    let box = rect(path.boundingRect)
    return path.elements == Path(path.boundingRect).elements
      ? box : "\(box) (\(path.elements.count) steps)"
  }

  private static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  private static func rect(_ rect: CGRect) -> String {
    rect.isNull
      ? "nothing"
      : "\(point(rect.origin)) \(number(rect.width))×\(number(rect.height))"
  }

  /// In quotes, with what would break a line escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
