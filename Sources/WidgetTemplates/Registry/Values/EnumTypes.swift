import WidgetGeometry
import WidgetScene
import WidgetViews

extension ValueType where Value == ContentMode {
  static let contentMode = ValueType.named(
    "a content mode", "contentMode", ["fit": .fit, "fill": .fill])
}

extension ValueType where Value == ColorScheme {
  static let colorScheme = ValueType.named(
    "a colour scheme", "colorScheme", ["light": .light, "dark": .dark])
}

extension ValueType where Value == RoundedCornerStyle {
  static let cornerStyle = ValueType.named(
    "a corner style", "cornerStyle", ["continuous": .continuous, "circular": .circular])
}

extension ValueType where Value == LayoutDirection {
  static let layoutDirection = ValueType.named(
    "a layout direction", "layoutDirection",
    ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
}

extension ValueType
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// Every case by its raw value.
  fileprivate static func cases(_ name: String, _ definition: String) -> ValueType {
    let names = Value.allCases.map(\.rawValue)
    return ValueType(name, .definition(definition, .names(names))) {
      argument throws(TemplateError) in
      guard case .string(let text) = argument.value else { throw argument.expected(name) }
      if let value = Value(rawValue: text) { return value }
      throw argument.error(
        .unknown(kind: "name for \(name)", name: text, nearest: .nearest(to: text, in: names)))
    }
  }
}

extension ValueType where Value == BlendMode {
  static let blendMode = ValueType.cases("a blend mode", "blendMode")
}

extension ValueType where Value == DynamicTypeSize {
  static let dynamicTypeSize = ValueType.cases("a text size", "dynamicTypeSize")
}

extension ValueType where Value == Image.ResizingMode {
  static let resizingMode = ValueType.named(
    "a resizing mode", "resizingMode", ["stretch": .stretch, "tile": .tile])
}

extension ValueType where Value == Image.TemplateRenderingMode {
  static let templateRenderingMode = ValueType.named(
    "a rendering mode", "templateRenderingMode", ["original": .original, "template": .template])
}

extension ValueType where Value == Image.Interpolation {
  static let interpolation = ValueType.named(
    "an interpolation", "interpolation",
    ["none": .none, "low": .low, "medium": .medium, "high": .high])
}

extension ValueType where Value == Image.Scale {
  static let imageScale = ValueType.named(
    "an image scale", "imageScale", ["small": .small, "medium": .medium, "large": .large])
}

extension ValueType where Value == SymbolRenderingMode {
  static let symbolRenderingMode = ValueType.named(
    "a symbol rendering mode", "symbolRenderingMode",
    [
      "monochrome": .monochrome, "hierarchical": .hierarchical, "palette": .palette,
      "multicolor": .multicolor,
    ])
}

extension ValueType where Value == SymbolVariants {
  static let symbolVariant = ValueType.named(
    "a symbol variant", "symbolVariant",
    [
      "none": .none, "fill": .fill, "circle": .circle, "square": .square,
      "rectangle": .rectangle, "slash": .slash,
    ])
}

extension ValueType where Value == CGLineCap {
  static let lineCap = ValueType.named(
    "a line cap", "lineCap", ["butt": .butt, "round": .round, "square": .square])
}

extension ValueType where Value == CGLineJoin {
  static let lineJoin = ValueType.named(
    "a line join", "lineJoin", ["miter": .miter, "round": .round, "bevel": .bevel])
}

extension ValueType where Value == ButtonBorderShape {
  static let buttonBorder = ValueType.named(
    "a button shape", "buttonBorderShape",
    [
      "automatic": .automatic, "capsule": .capsule, "circle": .circle,
      "roundedRectangle": .roundedRectangle,
    ])
}

extension ValueType where Value == WidgetAccentedRenderingMode {
  static let accentedRenderingMode = ValueType.named(
    "an accented rendering mode", "accentedRenderingMode",
    [
      "accented": .accented, "desaturated": .desaturated,
      "accentedDesaturated": .accentedDesaturated, "fullColor": .fullColor,
    ])
}

extension ValueType where Value == RedactionReasons {
  static let redactionReasons = ValueType.named(
    "a redaction reason", "redactionReason",
    ["placeholder": .placeholder, "privacy": .privacy, "invalidated": .invalidated])
}
