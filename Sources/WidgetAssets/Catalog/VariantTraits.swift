import Foundation
import WidgetGeometry
import WidgetScene

/// The circumstances one file or colour of a set is meant for.
struct VariantTraits: Hashable, Sendable {
  enum Luminosity: Hashable, Sendable { case light, dark }

  /// `universal`, `iphone`, `ipad`, `watch`, `mac` …
  var idiom = "universal"
  var luminosity: Luminosity?
  var isHighContrast = false
  var gamut: AssetTraits.Gamut?
  var locale: String?
  var direction: LayoutDirection?
  /// Meant for a size class, a memory size or another condition that is never asked for; used
  /// when nothing else fits.
  var isConditional = false

  /// How well this fits `wanted`, `nil` when it must not be used.
  ///
  /// Compared left to right: conditions nobody asks for, device, language, direction, light or
  /// dark, contrast, gamut.  So a dark variant wins over a high-contrast one in the dark, as in
  /// compiled catalogues.
  /// - Parameter languages: `wanted.locale` and its fallbacks, best first.
  func fit(_ wanted: AssetTraits, languages: [String]) -> VariantFit? {
    var steps: [Int] = [isConditional ? 0 : 1]
    switch idiom {
    case "universal": steps.append(0)
    case Self.idiomName(wanted.idiom): steps.append(1)
    default: return nil
    }
    if let locale {
      guard let place = languages.firstIndex(of: locale) else { return nil }
      steps.append(languages.count - place)
    } else {
      steps.append(0)
    }
    steps.append(direction.map { $0 == wanted.direction ? 1 : -1 } ?? 0)
    if let luminosity {
      guard (luminosity == .dark) == wanted.isDark else { return nil }
      steps.append(1)
    } else {
      steps.append(0)
    }
    if isHighContrast {
      guard wanted.isHighContrast else { return nil }
      steps.append(1)
    } else {
      steps.append(0)
    }
    steps.append(gamut.map { $0 == wanted.gamut ? 1 : -1 } ?? 0)
    return VariantFit(steps: steps)
  }

  private static func idiomName(_ idiom: String) -> String {
    switch idiom {
    case "phone": "iphone"
    case "pad": "ipad"
    default: idiom
    }
  }
}

/// An order of variants: the first difference decides, more is better.
struct VariantFit: Comparable {
  var steps: [Int]

  static func < (a: VariantFit, b: VariantFit) -> Bool {
    a.steps.lexicographicallyPrecedes(b.steps)
  }
}

extension VariantTraits {
  /// Keys that narrow a variant to something a render never asks for.
  private static let conditions = [
    "width-class", "height-class", "memory", "graphics-feature-set", "subtype", "screen-width",
  ]

  /// Reads the keys that images and colours have in common.
  init(_ entry: JSONCursor, report: (AssetIssue.Severity, JSONCursor, String) -> Void) {
    idiom = entry["idiom"].string ?? "universal"
    locale = entry["locale"].string.map(LocaleChain.canonical)
    isConditional = Self.conditions.contains { entry[$0].exists }
    switch entry["display-gamut"].string {
    case nil: break
    case "sRGB": gamut = .sRGB
    case "display-P3": gamut = .displayP3
    case .some:
      report(
        .warning, entry["display-gamut"],
        "expected “sRGB” or “display-P3”, found \(entry["display-gamut"].found)")
    }
    switch entry["language-direction"].string {
    case nil: break
    case "left-to-right": direction = .leftToRight
    case "right-to-left": direction = .rightToLeft
    case .some:
      let place = entry["language-direction"]
      report(.warning, place, "expected a direction, found \(place.found)")
    }
    for appearance in entry["appearances"].items ?? [] {
      switch (appearance["appearance"].string, appearance["value"].string) {
      case ("luminosity", "dark"): luminosity = .dark
      case ("luminosity", "light"): luminosity = .light
      case ("contrast", "high"): isHighContrast = true
      default:
        isConditional = true
        report(.warning, appearance, "an appearance that is not known")
      }
    }
  }
}
