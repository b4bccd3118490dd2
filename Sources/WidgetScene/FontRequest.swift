package import Foundation

/// A fully resolved font: every size and axis is a number, nothing is left to the environment.
package struct FontRequest: Hashable, Sendable, Codable {
  package enum Family: Hashable, Sendable, Codable {
    /// Apple's system fonts; the catalogue knows the stand-ins.
    case system(Design)
    /// A family or PostScript name; unknown ones fall back to the system font with a diagnostic.
    case named(String)
  }
  package enum Design: String, Hashable, Sendable, Codable, CaseIterable {
    case standard, rounded, serif, monospaced
  }
  package enum Caps: String, Hashable, Sendable, Codable { case none, small, lowercase, uppercase }

  package var family: Family
  /// Point size.
  package var size: CGFloat
  /// 100 (ultralight) … 900 (black).
  package var weight: Int
  package var isItalic: Bool
  /// Per cent of the normal width.
  package var width: Double
  package var monospacedDigits: Bool
  package var caps: Caps
  /// Points the font adds between two lines, beyond ascender + descender.
  package var leading: CGFloat

  package init(
    family: Family = .system(.standard), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    width: Double = 100, monospacedDigits: Bool = false, caps: Caps = .none, leading: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.monospacedDigits = monospacedDigits
    self.caps = caps
    self.leading = leading
  }

  /// The font at another size, leading scaled with it.
  package func scaled(by factor: CGFloat) -> FontRequest {
    var copy = self
    copy.size *= factor
    copy.leading *= factor
    return copy
  }
}

/// Vertical metrics in points, all positive.
package struct FontMetrics: Hashable, Sendable, Codable {
  package var ascender: CGFloat
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  package var lineHeight: CGFloat { ascender + descender }
}
