public import Foundation
package import WidgetScene

/// A font that is made final where it is used: text styles follow the user's text size.
public struct Font: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Design?, Weight?)
    /// `relativeTo` is the style it grows with; `nil` never grows.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }
  package enum Change: Hashable, Sendable {
    case weight(Weight)
    case design(Design)
    case bold
    case italic
    case width(Width)
    case monospacedDigit
    case monospaced
    case caps(FontRequest.Caps)
    case leading(Leading)
    case scaled(CGFloat)
  }

  package let provider: Provider
  package private(set) var changes: [Change] = []

  package init(_ provider: Provider) { self.provider = provider }

  func changed(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// How heavy strokes are.
  @frozen public struct Weight: Hashable, Sendable {
    /// 100…900.
    package var value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide glyphs are, in per cent of standard.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }
  public static func system(_ style: TextStyle, design: Design) -> Font {
    Font(.style(style, design, nil))
  }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, design, weight))
  }
  public static func system(size: CGFloat, weight: Weight, design: Design = .default) -> Font {
    Font(.system(size: size, design, weight))
  }
  /// A named font that grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: style))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  public func italic() -> Font { changed(.italic) }
  public func bold() -> Font { changed(.bold) }
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  public func monospaced() -> Font { changed(.monospaced) }
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func smallCaps() -> Font { changed(.caps(.small)) }
  public func lowercaseSmallCaps() -> Font { changed(.caps(.lowercase)) }
  public func uppercaseSmallCaps() -> Font { changed(.caps(.uppercase)) }
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  public func scaled(by factor: CGFloat) -> Font { changed(.scaled(factor)) }
}

nonisolated private enum FontKeys {
  enum Current: EnvironmentKey { static var defaultValue: Font? { nil } }
}

nonisolated extension EnvironmentValues {
  /// The font of text that does not say; body when `nil`.
  public var font: Font? {
    get { self[FontKeys.Current.self] }
    set { self[FontKeys.Current.self] = newValue }
  }
}
