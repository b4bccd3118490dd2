import Foundation
import WidgetGeometry
import WidgetScene
import WidgetViews

extension ValueType where Value == Color {
  /// Colours by SwiftUI's names.
  static let namedColors: KeyValuePairs<String, Color> = [
    "primary": .primary, "secondary": .secondary, "accentColor": .accentColor, "clear": .clear,
    "black": .black, "white": .white, "gray": .gray, "red": .red, "orange": .orange,
    "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
    "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
  ]

  private static let names = ValueType.named("a colour", "colorName", namedColors)
  private static let keys = [
    "asset", "light", "dark", "color", "red", "green", "blue", "white", "hue", "saturation",
    "brightness", "opacity", "space",
  ]

  /// A name, `#RRGGBB`, `{"asset": …}`, `{"light": …, "dark": …}`, `{"color": …, "opacity": …}`,
  /// or components from 0 to 1.
  static let color: ValueType = ValueType(
    "a colour",
    .definition(
      "color",
      .oneOf([
        names.schema, .pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .object(keys.map { ($0, partSchema($0), false) }),
      ]))
  ) { argument throws(TemplateError) in
    if case .string(let text) = argument.value, text.hasPrefix("#") {
      guard let color = hex(text) else {
        throw argument.expected("a colour as #RGB, #RRGGBB or #RRGGBBAA")
      }
      return color
    }
    guard let members = try argument.members(of: "a colour", keys) else {
      return try names.decode(argument)
    }
    return try components(members)
  }

  private static func partSchema(_ key: String) -> SchemaType {
    switch key {
    case "asset": .text
    case "light", "dark", "color": .reference("color")
    case "space": ValueType<Color.RGBColorSpace>.colorSpace.schema
    default: .number
    }
  }

  private static func components(_ members: ArgumentMembers) throws(TemplateError) -> Color {
    let opacity = try members.optional("opacity", .double) ?? 1
    if let name = try members.optional("asset", .text) { return Color(name).opacity(opacity) }
    if let color = try members.optional("color", .color) { return color.opacity(opacity) }
    if let light = try members.optional("light", .color) {
      let dark = try members.required("dark", .color)
      return Color(.dynamic(light: light, dark: dark)).opacity(opacity)
    }
    let space = try members.optional("space", .colorSpace) ?? .sRGB
    if let white = try members.optional("white", .double) {
      return Color(space, white: white, opacity: opacity)
    }
    if let hue = try members.optional("hue", .double) {
      return Color(
        hue: hue, saturation: try members.required("saturation", .double),
        brightness: try members.required("brightness", .double), opacity: opacity)
    }
    return Color(
      space, red: try members.required("red", .double),
      green: try members.required("green", .double), blue: try members.required("blue", .double),
      opacity: opacity)
  }

  private static func hex(_ text: String) -> Color? {
    var digits = text.dropFirst()
    if digits.count == 3 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}

extension ValueType where Value == Color.RGBColorSpace {
  static let colorSpace = ValueType.named(
    "a colour space", "colorSpace",
    ["sRGB": .sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3])
}

extension ValueType where Value == Gradient {
  private static let stop = ValueType<Gradient.Stop>(
    "a gradient stop",
    .object([("color", .reference("color"), true), ("location", .number, true)])
  ) { argument throws(TemplateError) in
    guard let members = try argument.members(of: "a gradient stop", ["color", "location"]) else {
      throw argument.expected("a gradient stop: {\"color\": …, \"location\": …}")
    }
    return Gradient.Stop(
      color: try members.required("color", .color),
      location: try members.required("location", .length))
  }

  /// Colours at equal distances.
  static let colors = ValueType<Color>.color.list.map { Gradient(colors: $0) }
  /// Colours with their places, 0 to 1.
  static let stops = stop.list.map { Gradient(stops: $0) }
}
