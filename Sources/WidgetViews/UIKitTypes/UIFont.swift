public import Foundation
import WidgetScene

/// UIKit's font, as far as widgets use it: a `Font` in a class.
public final class UIFont: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }

  let font: Font

  private init(_ font: Font) { self.font = font }

  /// A named font at a fixed size.  Whether it exists is known when text is drawn.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size))
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight))
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size, weight: .bold))
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic())
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced))
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit())
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(font.scaled(by: size / max(pointSize, 0.1)))
  }

  /// In the render's text size.
  public var pointSize: CGFloat { font.request(in: ResolveScope.environment).size }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  public init(_ font: UIFont) { self = font.font }
}
