import Foundation
import WidgetViews

extension ValueType where Value == Font.Weight {
  static let fontWeight = ValueType.named(
    "a font weight", "fontWeight",
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])
}

extension ValueType where Value == Font.Design {
  static let fontDesign = ValueType.named(
    "a font design", "fontDesign",
    ["default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced])
}

extension ValueType where Value == Font.Width {
  static let fontWidth = ValueType.named(
    "a font width", "fontWidth",
    [
      "compressed": .compressed, "condensed": .condensed, "standard": .standard,
      "expanded": .expanded,
    ])
}

extension ValueType where Value == Font.Leading {
  static let leading = ValueType.named(
    "a leading", "leading", ["standard": .standard, "tight": .tight, "loose": .loose])
}

extension ValueType where Value == Font.TextStyle {
  static let textStyle = ValueType.named(
    "a text style", "textStyle", Font.TextStyle.named)
}

extension Font.TextStyle {
  static let named: KeyValuePairs<String, Font.TextStyle> = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption": .caption, "caption2": .caption2,
  ]
}

extension ValueType where Value == Font {
  private static let keys = [
    "style", "name", "size", "fixedSize", "relativeTo", "weight", "design", "width", "leading",
    "italic", "monospacedDigit", "smallCaps",
  ]

  /// A text style, a size in points, or an object:
  /// `{"size": 13, "weight": "bold", "design": "rounded"}`, `{"style": "title", "weight": …}`,
  /// `{"name": "Avenir", "size": 12}`.
  static let font = ValueType(
    "a font",
    .definition(
      "font",
      .oneOf([
        ValueType<Font.TextStyle>.textStyle.schema, .number,
        .object([
          ("style", ValueType<Font.TextStyle>.textStyle.schema, false), ("name", .text, false),
          ("size", .number, false), ("fixedSize", .number, false),
          ("relativeTo", ValueType<Font.TextStyle>.textStyle.schema, false),
          ("weight", ValueType<Font.Weight>.fontWeight.schema, false),
          ("design", ValueType<Font.Design>.fontDesign.schema, false),
          ("width", ValueType<Font.Width>.fontWidth.schema, false),
          ("leading", ValueType<Font.Leading>.leading.schema, false), ("italic", .bool, false),
          ("monospacedDigit", .bool, false), ("smallCaps", .bool, false),
        ]),
      ]))
  ) { argument throws(TemplateError) in
    if let size = argument.value.number { return .system(size: size) }
    guard let members = try argument.members(of: "a font", keys) else {
      return .system(try ValueType<Font.TextStyle>.textStyle.decode(argument))
    }
    return try changed(base(members), members)
  }

  private static func base(_ members: ArgumentMembers) throws(TemplateError) -> Font {
    if let name = try members.optional("name", .text) {
      if let size = try members.optional("fixedSize", .length) {
        return .custom(name, fixedSize: size)
      }
      let size = try members.required("size", .length)
      let style = try members.optional("relativeTo", .textStyle)
      return style.map { .custom(name, size: size, relativeTo: $0) } ?? .custom(name, size: size)
    }
    let design = try members.optional("design", .fontDesign)
    if let style = try members.optional("style", .textStyle) {
      return .system(style, design: design, weight: nil)
    }
    return .system(size: try members.required("size", .length), weight: nil, design: design)
  }

  private static func changed(
    _ font: Font, _ members: ArgumentMembers
  ) throws(TemplateError) -> Font {
    var font = font
    if let weight = try members.optional("weight", .fontWeight) { font = font.weight(weight) }
    if let width = try members.optional("width", .fontWidth) { font = font.width(width) }
    if let leading = try members.optional("leading", .leading) { font = font.leading(leading) }
    if try members.optional("italic", .bool) ?? false { font = font.italic() }
    if try members.optional("monospacedDigit", .bool) ?? false { font = font.monospacedDigit() }
    if try members.optional("smallCaps", .bool) ?? false { font = font.smallCaps() }
    return font
  }
}

extension ValueType where Value == TextAlignment {
  static let textAlignment = ValueType.named(
    "a text alignment", "textAlignment",
    ["leading": .leading, "center": .center, "trailing": .trailing])
}

extension ValueType where Value == Text.TruncationMode {
  static let truncationMode = ValueType.named(
    "a truncation mode", "truncationMode", ["head": .head, "middle": .middle, "tail": .tail])
}

extension ValueType where Value == Text.Case {
  static let textCase = ValueType.named(
    "a text case", "textCase", ["uppercase": .uppercase, "lowercase": .lowercase])
}

extension ValueType where Value == Text.LineStyle.Pattern {
  static let linePattern = ValueType.named(
    "a line pattern", "linePattern",
    [
      "solid": .solid, "dot": .dot, "dash": .dash, "dashDot": .dashDot, "dashDotDot": .dashDotDot,
    ])
}

extension ValueType where Value == Text.DateStyle {
  static let dateStyle = ValueType.named(
    "a date style", "dateStyle",
    [
      "time": .time, "date": .date, "relative": .relative, "offset": .offset, "timer": .timer,
    ])
}

extension ValueType where Value == Text.Scale {
  static let textScale = ValueType.named(
    "a text scale", "textScale", ["default": .default, "secondary": .secondary])
}

extension ValueType where Value == ClosedRange<Date> {
  /// `[from, to]`.
  static let dateRange = ValueType("two dates in order", .array(of: .text)) {
    argument throws(TemplateError) in
    let dates = try ValueType<Date>.date.list.decode(argument)
    guard dates.count == 2, dates[0] <= dates[1] else {
      throw argument.expected("two dates in order: [from, to]")
    }
    return dates[0]...dates[1]
  }
}
