public import Foundation

nonisolated extension Text {
  /// An underline's or strikethrough's look.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      package let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    package var pattern: Pattern
    package var color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()
  }

  /// Where characters are left out of a line that is too long.
  public enum TruncationMode: String, Hashable, Sendable { case head, tail, middle }

  public enum Case: String, Hashable, Sendable { case uppercase, lowercase }

  /// How large text is beside the text around it.
  public struct Scale: Hashable, Sendable {
    package let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { isEnabled ? changed(.language(language.minimalIdentifier)) : self }
  /// Attributes of one's own are for text renderers; they draw nothing.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { changed(.fontChange(.weight($0))) } ?? self
  }
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed(.fontChange(.width(width ?? .standard)))
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { changed(.fontChange(.design($0))) } ?? self
  }
  public func bold() -> Text { changed(.fontChange(.bold)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { changed(.fontChange(.italic)) }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? changed(.fontChange(.monospaced)) : self
  }
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { changed(.style(TextInk($0))) } ?? self
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.style(TextInk(style)))
  }
  public func tracking(_ points: CGFloat) -> Text { changed(.tracking(points)) }
  public func kerning(_ points: CGFloat) -> Text { changed(.tracking(points)) }
  public func baselineOffset(_ points: CGFloat) -> Text { changed(.baselineOffset(points)) }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func underline(_ isActive: Bool = true, color: Color?) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
}

/// A value attached to a stretch of text.
public protocol TextAttribute {}
