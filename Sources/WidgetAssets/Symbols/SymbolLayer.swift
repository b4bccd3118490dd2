import Foundation
import WidgetScene

/// What a symbol template says about the layer a shape is in, for one rendering mode.
///
/// A shape names its layers in its classes, `monochrome-0 multicolor-0:systemBlueColor
/// hierarchical-0:secondary`; the rules for those classes say how the layer is drawn.
struct SymbolLayer: Hashable {
  var level = 0
  var color: ColorValue?
  /// The colour of the system's palette it is drawn in.
  var colorName: String?
  var opacity = 1.0
  /// Whether it is cut out of what is below before it is painted.
  var clearsBehind = false
  /// The variable value that lights it.
  var threshold: Double?

  /// `nil` for an element without a class of this mode.
  static func of(
    _ element: XMLTree.Element, _ mode: SymbolRequest.Mode, _ sheet: SVGStyleSheet
  ) throws(SVGStop) -> SymbolLayer? {
    guard let classes = element.attributes["class"]?.split(whereSeparator: \.isWhitespace) else {
      return nil
    }
    let prefix =
      switch mode {
      case .monochrome: "monochrome-"
      case .hierarchical: "hierarchical-"
      case .multicolor: "multicolor-"
      }
    // A template without layers for a mode is drawn in that of its single colour.
    guard
      let name = classes.first(where: { $0.hasPrefix(prefix) })
        ?? classes.first(where: { $0.hasPrefix("monochrome-") })
    else { return nil }
    var layer = SymbolLayer()
    let rules = sheet.declarations(ofClass: String(name))
    let suffix = name.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init)
    if name.hasPrefix("hierarchical-") { layer.level = Self.level(suffix) }
    if name.hasPrefix("multicolor-") {
      try layer.setColor(suffix, rules["fill"])
    }
    if let opacity = rules["opacity"] {
      layer.opacity = try SVGNumbers.share(opacity, named: "opacity")
    }
    layer.clearsBehind = rules["-sfsymbols-clear-behind"] == "true"
    if let threshold = rules["-sfsymbols-variable-threshold"] {
      layer.threshold = try SVGNumbers.share(threshold, named: "-sfsymbols-variable-threshold")
    }
    return layer
  }

  private static func level(_ name: String?) -> Int {
    switch name {
    case "secondary": 1
    case "tertiary": 2
    default: 0
    }
  }

  /// `tintColor` is the view's own; the system's colours have a name, others only a value.
  private mutating func setColor(_ name: String?, _ fill: String?) throws(SVGStop) {
    guard let name, name != "tintColor" else { return }
    if let fill {
      guard let value = SVGColor(fill) else { throw .unclear("fill", fill) }
      color = value.resolved(.black)
    }
    if name == "white" { color = .white }
    if name == "black" { color = .black }
    if name.hasPrefix("system") || name.hasSuffix("Color") { colorName = name }
  }
}
