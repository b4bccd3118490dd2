import Foundation
import WidgetGeometry

/// Collects the shapes of an SVG icon as symbol parts.
struct SVGShapeReader {
  let file: String
  let limits: RenderLimits
  private(set) var parts: [SymbolArt.Part] = []
  private var elementCount = 0

  init(file: String, limits: RenderLimits) {
    self.file = file
    self.limits = limits
  }

  /// What children inherit.
  private struct Style {
    var fills = true
    var isEvenOdd = false
    var strokes = false
    var pen = StrokeStyle(lineWidth: 1)
    var level = 0
  }

  mutating func read(
    _ element: XMLTree.Element, _ outer: CGAffineTransform
  ) throws(AssetIssue) {
    try read(element, outer, Style())
  }

  private mutating func read(
    _ element: XMLTree.Element, _ outer: CGAffineTransform, _ inherited: Style
  ) throws(AssetIssue) {
    guard !["defs", "clipPath", "mask", "symbol", "title", "desc", "style"].contains(element.name)
    else { return }
    let style = Self.style(element.attributes, inherited)
    let transform = Self.transform(element.attributes["transform"]).concatenating(outer)
    if let shape = try path(of: element) {
      elementCount += shape.elements.count
      guard elementCount <= limits.pathElements else {
        throw AssetIssue(.error, file: file, "more than \(limits.pathElements) path elements")
      }
      add(shape, transform, style)
    }
    for child in element.children { try read(child, transform, style) }
  }

  private mutating func add(_ shape: Path, _ transform: CGAffineTransform, _ style: Style) {
    if style.fills {
      parts.append(
        SymbolArt.Part(
          path: shape.applying(transform), fill: FillStyle(eoFill: style.isEvenOdd),
          isOriented: false, level: style.level))
    }
    if style.strokes {
      parts.append(
        SymbolArt.Part(
          path: shape.strokedPath(style.pen).applying(transform), isOriented: false,
          level: style.level))
    }
  }

  private func path(of element: XMLTree.Element) throws(AssetIssue) -> Path? {
    func number(_ key: String) -> CGFloat {
      CGFloat(element.attributes[key].flatMap { Double($0) } ?? 0)
    }
    switch element.name {
    case "path":
      guard let data = element.attributes["d"] else { return nil }
      do {
        return try Path(svgPathData: data, limits: limits)
      } catch {
        throw AssetIssue(.error, file: file, place: "<path>", "\(error)")
      }
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let radii = CGSize(
        width: number(isCircle ? "r" : "rx"), height: number(isCircle ? "r" : "ry"))
      return Path(
        ellipseIn: CGRect(
          x: number("cx") - radii.width, y: number("cy") - radii.height, width: radii.width * 2,
          height: radii.height * 2))
    case "rect":
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let radius = max(number("rx"), number("ry"))
      return radius > 0
        ? Path(roundedRect: rect, cornerRadius: radius, style: .circular) : Path(rect)
    case "line":
      return Path {
        $0.move(to: CGPoint(x: number("x1"), y: number("y1")))
        $0.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
      }
    case "polygon", "polyline":
      let numbers = (element.attributes["points"] ?? "")
        .split { " ,\n\t\r".contains($0) }.compactMap { Double($0) }
      var path = Path()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = CGPoint(x: numbers[index], y: numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if element.name == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  /// Attributes and `style` declarations over what is inherited.
  private static func style(_ attributes: [String: String], _ inherited: Style) -> Style {
    var values = attributes
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let pair = declaration.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if pair.count == 2 { values[pair[0]] = pair[1] }
    }
    var style = inherited
    if let fill = values["fill"] { style.fills = fill != "none" }
    if let rule = values["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
    if let stroke = values["stroke"] { style.strokes = stroke != "none" }
    if let width = values["stroke-width"].flatMap({ Double($0) }) { style.pen.lineWidth = width }
    switch values["stroke-linecap"] {
    case "round": style.pen.lineCap = .round
    case "square": style.pen.lineCap = .square
    case "butt": style.pen.lineCap = .butt
    default: break
    }
    switch values["stroke-linejoin"] {
    case "round": style.pen.lineJoin = .round
    case "bevel": style.pen.lineJoin = .bevel
    case "miter": style.pen.lineJoin = .miter
    default: break
    }
    // Templates name a shape's level in its class: `hierarchical-0:secondary`.
    for name in (values["class"] ?? "").split(separator: " ")
    where name.hasPrefix("hierarchical-") {
      if name.hasSuffix(":primary") { style.level = 0 }
      if name.hasSuffix(":secondary") { style.level = 1 }
      if name.hasSuffix(":tertiary") { style.level = 2 }
    }
    return style
  }

  /// `matrix`, `translate`, `scale` and `rotate`, the last one applied first.
  static func transform(_ text: String?) -> CGAffineTransform {
    guard let text else { return .identity }
    var result = CGAffineTransform.identity
    for call in text.split(separator: ")") {
      let pair = call.split(separator: "(")
      guard pair.count == 2 else { continue }
      let name = pair[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
      let n = pair[1].split { " ,\n\t".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
      let step: CGAffineTransform
      switch (name, n.count) {
      case ("matrix", 6): step = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
      case ("translate", 1...2):
        step = CGAffineTransform(translationX: n[0], y: n.dropFirst().first ?? 0)
      case ("scale", 1...2): step = CGAffineTransform(scaleX: n[0], y: n.dropFirst().first ?? n[0])
      case ("rotate", 1): step = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
      case ("rotate", 3):
        step = CGAffineTransform(translationX: -n[1], y: -n[2])
          .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
          .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
      default: continue
      }
      result = step.concatenating(result)
    }
    return result
  }
}
