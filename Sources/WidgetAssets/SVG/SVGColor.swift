import Foundation
import WidgetScene

/// A CSS colour.
enum SVGColor: Hashable {
  case value(ColorValue)
  /// `currentColor`: what the `color` property says where it is used.
  case current

  /// `nil` for what is no colour in sRGB.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text == "currentcolor" {
      self = .current
    } else if text == "transparent" {
      self = .value(.clear)
    } else if text.hasPrefix("#") {
      guard let color = Self.hex(text.dropFirst()) else { return nil }
      self = .value(color)
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let inside = text[text.index(after: open)...].dropLast()
      guard let color = Self.call(text[..<open], inside) else { return nil }
      self = .value(color)
    } else {
      guard let rgb = SVGColorNames.table[text] else { return nil }
      self = .value(ColorValue(rgb: rgb >> 16, rgb >> 8 & 255, rgb & 255))
    }
  }

  func resolved(_ current: ColorValue) -> ColorValue {
    switch self {
    case .value(let color): color
    case .current: current
    }
  }

  private static func hex(_ digits: Substring) -> ColorValue? {
    guard digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3:
      return ColorValue(rgb: (value >> 8) * 17, (value >> 4 & 15) * 17, (value & 15) * 17)
    case 4:
      return ColorValue(
        rgb: (value >> 12) * 17, (value >> 8 & 15) * 17, (value >> 4 & 15) * 17,
        alpha: Double(value & 15) / 15)
    case 6: return ColorValue(rgb: value >> 16, value >> 8 & 255, value & 255)
    case 8:
      return ColorValue(
        rgb: value >> 24, value >> 16 & 255, value >> 8 & 255, alpha: Double(value & 255) / 255)
    default: return nil
    }
  }

  /// `rgb`, `hsl` and their forms with opacity, with commas or without.
  private static func call(_ name: Substring, _ inside: Substring) -> ColorValue? {
    let parts = inside.split { $0.isWhitespace || $0 == "," || $0 == "/" }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    func number(_ text: Substring, of whole: Double) -> Double? {
      let value =
        text.hasSuffix("%")
        ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
      return value.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
    let alpha = parts.count == 4 ? number(parts[3], of: 1) : 1
    let percentages = parts.prefix(3).filter { $0.hasSuffix("%") }.count
    guard let alpha else { return nil }
    switch name {
    case "rgb", "rgba":
      // Numbers and percentages do not mix.
      guard percentages == 0 || percentages == 3, let red = number(parts[0], of: 255),
        let green = number(parts[1], of: 255),
        let blue = number(parts[2], of: 255)
      else { return nil }
      return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    case "hsl", "hsla":
      let turn = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
      guard let degrees = Double(turn), degrees.isFinite, parts[1].hasSuffix("%"),
        parts[2].hasSuffix("%"), let saturation = number(parts[1], of: 1),
        let lightness = number(parts[2], of: 1)
      else { return nil }
      return hsl(degrees, saturation, lightness, alpha)
    default: return nil
    }
  }

  private static func hsl(
    _ degrees: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double
  ) -> ColorValue {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let turn = degrees.truncatingRemainder(dividingBy: 360) + 360
      let k = (offset + turn / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return ColorValue(
      red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}

/// What `fill` and `stroke` say.
enum SVGPaintValue: Hashable {
  case none
  case color(SVGColor)
  /// A gradient by id, and what stands for it when there is no such.
  indirect case server(id: String, otherwise: SVGPaintValue)

  init(_ text: String, named name: String) throws(SVGStop) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed == "none" {
      self = .none
    } else if trimmed.hasPrefix("url(") {
      guard let close = trimmed.firstIndex(of: ")"),
        let id = SVGReference.id(trimmed[...close])
      else { throw .unclear(name, text) }
      let rest = trimmed[trimmed.index(after: close)...]
        .trimmingCharacters(in: .whitespacesAndNewlines)
      self = .server(
        id: id, otherwise: rest.isEmpty ? .none : try SVGPaintValue(rest, named: name))
    } else {
      guard let color = SVGColor(trimmed) else { throw .unclear(name, text) }
      self = .color(color)
    }
  }
}

enum SVGReference {
  /// The id in `url(#id)`, also in quotes; `nil` for anything outside the document.
  static func id(_ text: some StringProtocol) -> String? {
    guard text.hasPrefix("url("), text.hasSuffix(")") else { return nil }
    let inside = text.dropFirst(4).dropLast()
      .trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n\"'"))
    return inside.hasPrefix("#") && inside.count > 1 ? String(inside.dropFirst()) : nil
  }
}
