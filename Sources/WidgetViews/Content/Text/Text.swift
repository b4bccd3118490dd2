public import Foundation
import WidgetGeometry

/// One or more lines of text.
nonisolated public struct Text: Hashable, Sendable {
  package indirect enum Storage: Hashable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: String?)
    case attributed(AttributedString)
    case joined(Text, Text)
    case image(Image)
    /// Text that depends on the clock, the locale, the calendar.
    case formatted(FormattedText)
  }

  package var storage: Storage
  package private(set) var changes: [TextChange] = []

  package init(_ storage: Storage) { self.storage = storage }

  /// Exactly these characters, never looked up in a strings table.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// These characters when they are not a literal.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A key of the strings table, with Markdown and interpolations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle?.bundlePath)
  }

  /// Text with a look of its own.  A literal, which could be one too, is a key.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { storage = .attributed(attributed) }

  public init(_ image: Image) { storage = .image(image) }

  func changed(_ change: TextChange) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
}

/// Text that is made at the moment of the render.
package struct FormattedText: Hashable, Sendable {
  /// Two with equal names spell the same.
  package let name: String
  /// Takes the whole offered width, as a running timer does.
  package var fillsWidth = false
  package let attributed: @Sendable (EnvironmentValues) -> AttributedString

  package init(
    name: String, fillsWidth: Bool = false,
    string: @escaping @Sendable (EnvironmentValues) -> String
  ) {
    self.init(name: name, fillsWidth: fillsWidth) { AttributedString(string($0)) }
  }

  package init(
    name: String, fillsWidth: Bool = false,
    attributed: @escaping @Sendable (EnvironmentValues) -> AttributedString
  ) {
    self.name = name
    self.fillsWidth = fillsWidth
    self.attributed = attributed
  }

  package func string(_ environment: EnvironmentValues) -> String {
    String(attributed(environment).characters)
  }

  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a modifier on a text changes about its runs.
package enum TextChange: Hashable, Sendable {
  case font(Font?)
  case fontChange(Font.Change)
  case style(TextInk)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  /// BCP 47.
  case language(String)
}

/// A style in a form that texts can be compared by.
package struct TextInk: Hashable, Sendable {
  package let style: AnyShapeStyle
  private let name: String

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    name = "\(style)"
  }

  package static func == (a: TextInk, b: TextInk) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
