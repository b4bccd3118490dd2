import Foundation
import WidgetGeometry
import WidgetScene

/// A `.colorset`.
struct ColorSet: Sendable {
  enum Content: Hashable, Sendable {
    case value(ColorValue)
    /// A colour of the system, by the name the catalogue uses: `systemBlueColor`.
    case system(String)
  }
  struct Variant: Sendable {
    var content: Content
    var traits: VariantTraits
  }

  var variants: [Variant] = []

  /// The best variant, the first of equals.
  func choose(_ traits: AssetTraits, languages: [String]) -> Content? {
    var best: (fit: VariantFit, content: Content)?
    for variant in variants {
      guard let fit = variant.traits.fit(traits, languages: languages) else { continue }
      if best.map({ $0.fit < fit }) ?? true { best = (fit, variant.content) }
    }
    return best?.content
  }

  /// Reads `Contents.json` of a `.colorset` folder.
  init(_ contents: JSONCursor, id: String, limits: RenderLimits, issues: inout [AssetIssue]) {
    let file = "\(id)/Contents.json"
    var found: [AssetIssue] = []
    defer { issues += found }
    func report(_ severity: AssetIssue.Severity, _ at: JSONCursor, _ reason: String) {
      found.append(AssetIssue(severity, file: file, place: at.place, reason))
    }
    guard let entries = contents["colors"].items else {
      report(.error, contents["colors"], "expected an array, found \(contents["colors"].found)")
      return
    }
    if entries.count > limits.assetVariants {
      report(
        .error, contents["colors"],
        "\(entries.count) entries is over the limit of \(limits.assetVariants)")
      return
    }
    for entry in entries where entry["color"].exists {
      guard let content = Self.content(entry["color"], report: report) else { continue }
      variants.append(
        Variant(content: content, traits: VariantTraits(entry, report: report)))
    }
  }

  private static func content(
    _ color: JSONCursor, report: (AssetIssue.Severity, JSONCursor, String) -> Void
  ) -> Content? {
    if let reference = color["reference"].string { return .system(reference) }
    let parts = color["components"]
    func read(_ name: String, otherwise fallback: Double? = nil) -> Double? {
      if !parts[name].exists, let fallback { return fallback }
      if let value = component(parts[name], isAlpha: name == "alpha") { return value }
      report(
        .error, parts[name],
        "expected a component like “0.500”, “128” or “0x80”, found \(parts[name].found)")
      return nil
    }
    guard let alpha = read("alpha", otherwise: 1) else { return nil }
    let space = color["color-space"].string ?? "srgb"
    switch space {
    case "gray-gamma-22", "extended-gray":
      guard let white = read("white") else { return nil }
      return .value(
        space == "extended-gray"
          ? ColorValue(red: white, green: white, blue: white, alpha: alpha)
          : grayGamma22(white, alpha: alpha))
    case "srgb", "extended-srgb", "display-p3", "extended-linear-srgb":
      guard let red = read("red"), let green = read("green"), let blue = read("blue") else {
        return nil
      }
      switch space {
      case "display-p3":
        return .value(
          ColorValue(red: red, green: green, blue: blue, alpha: alpha).convertedFromDisplayP3)
      case "extended-linear-srgb":
        return .value(ColorValue(linearRed: red, green: green, blue: blue, alpha: alpha))
      default: return .value(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
      }
    default:
      report(.error, color["color-space"], "no colour space is called “\(space)”")
      return nil
    }
  }

  /// A grey whose light is `white` to the power of 2.2.
  private static func grayGamma22(_ white: Double, alpha: Double) -> ColorValue {
    let light = white < 0 ? -pow(-white, 2.2) : pow(white, 2.2)
    return ColorValue(linearRed: light, green: light, blue: light, alpha: alpha)
  }

  /// `"0.500"` is a share, `"128"` and `"0x80"` are of 255; opacity is always a share, except in
  /// hex.  A JSON number up to 1 is a share, above it is of 255.
  private static func component(_ place: JSONCursor, isAlpha: Bool) -> Double? {
    let value: Double
    if let number = place.number {
      value = number > 1 ? number / 255 : number
    } else if let text = place.string?.trimmingCharacters(in: .whitespaces) {
      if text.lowercased().hasPrefix("0x") {
        guard let byte = UInt8(text.dropFirst(2), radix: 16), !text.contains("+") else {
          return nil
        }
        value = Double(byte) / 255
      } else if let whole = Int(text), !(isAlpha && (0...1).contains(whole)) {
        guard (0...255).contains(whole) else { return nil }
        value = Double(whole) / 255
      } else if let share = Double(text) {
        value = share
      } else {
        return nil
      }
    } else {
      return nil
    }
    guard value.isFinite, abs(value) <= 16 else { return nil }
    return isAlpha ? min(max(value, 0), 1) : value
  }
}
