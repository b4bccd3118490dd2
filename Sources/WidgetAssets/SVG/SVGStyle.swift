import Foundation
import WidgetGeometry
import WidgetScene

/// The properties of one element, inherited ones included.
struct SVGStyle {
  var color = ColorValue.black
  var fill = SVGPaintValue.color(.value(.black))
  var fillOpacity = 1.0
  var fillsEvenOdd = false
  var stroke = SVGPaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(value: 1)
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 4
  var dash: [SVGLength] = []
  var dashOffset = SVGLength.zero
  var clipsEvenOdd = false
  var isVisible = true
  var strokesFirst = false
  var own = Own()

  /// What children do not inherit.
  struct Own {
    var opacity = 1.0
    var isDisplayed = true
    var clipPath: String?
    var mask: String?
    var masksByAlpha = false
    var showsOverflow = false
    /// How it meets what its group has painted before.
    var blend = BlendMode.normal
    var isIsolated = false
    var stopColor = SVGColor.value(.black)
    var stopOpacity = 1.0
  }

  /// What a child starts with.
  var inherited: SVGStyle {
    var copy = self
    copy.own = Own()
    return copy
  }

  /// Attributes, then rules of style sheets, then the `style` attribute, important ones last.
  static func of(
    _ element: XMLTree.Element, in parent: SVGStyle, _ sheet: SVGStyleSheet
  ) throws(SVGStop) -> SVGStyle {
    var style = parent.inherited
    let written = try SVGStyleSheet.declarations(element.attributes["style"] ?? "")
    let declared = sheet.declarations(for: element) + written
    // `color` goes first in neither order: `currentColor` is looked up when painting.
    for name in properties {
      guard let value = element.attributes[name] else { continue }
      try style.set(name, value, parent)
    }
    for declaration in declared where !declaration.isImportant {
      try style.set(declaration.name, declaration.value, parent)
    }
    for declaration in declared where declaration.isImportant {
      try style.set(declaration.name, declaration.value, parent)
    }
    return style
  }

  /// Properties that may also be attributes, in a fixed order.
  private static let properties = [
    "color", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "clip-rule", "visibility", "paint-order", "opacity", "display",
    "clip-path", "mask", "mask-type", "overflow", "stop-color", "stop-opacity", "filter",
    "marker-start", "marker-mid", "marker-end", "mix-blend-mode", "isolation", "vector-effect",
    "shape-rendering", "transform-origin", "systemLanguage", "requiredExtensions",
  ]

  private mutating func set(
    _ name: String, _ written: String, _ parent: SVGStyle
  ) throws(SVGStop) {
    let value = written.trimmingCharacters(in: .whitespacesAndNewlines)
    if value == "inherit" { return inherit(name, parent) }
    if value == "initial" || value == "unset" { throw .unclear(name, value) }
    if try setPaint(name, value) { return }
    if try setPen(name, value) { return }
    switch name {
    case "color":
      guard let color = SVGColor(value) else { throw .unclear(name, value) }
      self.color = color.resolved(parent.color)
    case "visibility": isVisible = value == "visible"
    case "display": own.isDisplayed = value != "none"
    case "opacity": own.opacity = try SVGNumbers.share(value, named: name)
    case "clip-path": own.clipPath = try Self.reference(name, value)
    case "mask": own.mask = try Self.reference(name, value)
    case "mask-type": own.masksByAlpha = value == "alpha"
    case "overflow": own.showsOverflow = value == "visible" || value == "auto"
    case "filter", "marker", "marker-start", "marker-mid", "marker-end":
      if value != "none" { throw .beyond(name) }
    case "mix-blend-mode": own.blend = try Self.choice(name, value, Self.blendModes)
    case "isolation": own.isIsolated = value == "isolate"
    case "vector-effect": if value != "none" { throw .beyond(name) }
    case "shape-rendering":
      if value == "crispEdges" || value == "optimizeSpeed" { throw .beyond(name) }
    // Places and sizes, where a style sheet gives them instead of attributes.
    case "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d": throw .beyond(name)
    case "transform", "transform-origin", "systemLanguage", "requiredExtensions":
      throw .beyond(name)
    default: break
    }
  }

  /// Not `soft-light`: the display list's is another formula.
  private static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge,
    "color-burn": .colorBurn, "hard-light": .hardLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity,
  ]

  private mutating func setPaint(_ name: String, _ value: String) throws(SVGStop) -> Bool {
    switch name {
    case "fill": fill = try SVGPaintValue(value, named: name)
    case "stroke": stroke = try SVGPaintValue(value, named: name)
    case "fill-opacity": fillOpacity = try SVGNumbers.share(value, named: name)
    case "stroke-opacity": strokeOpacity = try SVGNumbers.share(value, named: name)
    case "fill-rule":
      fillsEvenOdd = try Self.choice(name, value, ["nonzero": false, "evenodd": true])
    case "clip-rule":
      clipsEvenOdd = try Self.choice(name, value, ["nonzero": false, "evenodd": true])
    case "stop-color":
      guard let color = SVGColor(value) else { throw .unclear(name, value) }
      own.stopColor = color
    case "stop-opacity": own.stopOpacity = try SVGNumbers.share(value, named: name)
    case "paint-order":
      let words = value.split(whereSeparator: \.isWhitespace)
      let fill = words.firstIndex(of: "fill") ?? words.count
      strokesFirst = words.firstIndex(of: "stroke").map { $0 < fill } ?? false
    default: return false
    }
    return true
  }

  private mutating func setPen(_ name: String, _ value: String) throws(SVGStop) -> Bool {
    switch name {
    case "stroke-width":
      strokeWidth = try SVGLength(value, named: name)
      guard strokeWidth.value >= 0 else { throw .unclear(name, value) }
    case "stroke-linecap":
      cap = try Self.choice(name, value, ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      join = try Self.choice(name, value, ["miter": .miter, "round": .round, "bevel": .bevel])
    case "stroke-miterlimit":
      let limit = try SVGLength(value, named: name)
      guard limit.value >= 1, !limit.isPercent else { throw .unclear(name, value) }
      miterLimit = limit.value
    case "stroke-dasharray": dash = try Self.dash(name, value)
    case "stroke-dashoffset": dashOffset = try SVGLength(value, named: name)
    default: return false
    }
    return true
  }

  /// A property taken from the parent though it would not be.
  private mutating func inherit(_ name: String, _ parent: SVGStyle) {
    switch name {
    case "color": color = parent.color
    case "fill": fill = parent.fill
    case "fill-opacity": fillOpacity = parent.fillOpacity
    case "fill-rule": fillsEvenOdd = parent.fillsEvenOdd
    case "stroke": stroke = parent.stroke
    case "stroke-opacity": strokeOpacity = parent.strokeOpacity
    case "stroke-width": strokeWidth = parent.strokeWidth
    case "stroke-linecap": cap = parent.cap
    case "stroke-linejoin": join = parent.join
    case "stroke-miterlimit": miterLimit = parent.miterLimit
    case "stroke-dasharray": dash = parent.dash
    case "stroke-dashoffset": dashOffset = parent.dashOffset
    case "clip-rule": clipsEvenOdd = parent.clipsEvenOdd
    case "visibility": isVisible = parent.isVisible
    case "paint-order": strokesFirst = parent.strokesFirst
    case "opacity": own.opacity = parent.own.opacity
    case "display": own.isDisplayed = parent.own.isDisplayed
    case "clip-path": own.clipPath = parent.own.clipPath
    case "mask": own.mask = parent.own.mask
    case "mask-type": own.masksByAlpha = parent.own.masksByAlpha
    case "mix-blend-mode": own.blend = parent.own.blend
    case "isolation": own.isIsolated = parent.own.isIsolated
    case "overflow": own.showsOverflow = parent.own.showsOverflow
    case "stop-color": own.stopColor = parent.own.stopColor
    case "stop-opacity": own.stopOpacity = parent.own.stopOpacity
    default: break
    }
  }

  private static func choice<T>(
    _ name: String, _ value: String, _ choices: [String: T]
  ) throws(SVGStop) -> T {
    guard let found = choices[value] else { throw .unclear(name, value) }
    return found
  }

  /// An id, `nil` for `none`.
  private static func reference(_ name: String, _ value: String) throws(SVGStop) -> String? {
    if value == "none" { return nil }
    guard let id = SVGReference.id(value) else { throw .unclear(name, value) }
    return id
  }

  private static func dash(_ name: String, _ value: String) throws(SVGStop) -> [SVGLength] {
    if value == "none" { return [] }
    var lengths: [SVGLength] = []
    for word in value.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let length = try SVGLength(String(word), named: name)
      guard length.value >= 0 else { throw .unclear(name, value) }
      lengths.append(length)
    }
    // An odd number of lengths is gone through twice.
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }
}
