public import Foundation
import WidgetGeometry
import WidgetScene

/// How multi-line text is aligned inside its own width.
@frozen public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

/// All that the environment says about text, in one value: texts read all of it.
package struct TextEnvironment: Hashable, Sendable {
  package var lineLimit: Int?
  package var reservedLines = 0
  package var truncation = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var alignment = TextAlignment.leading
  package var lineSpacing: CGFloat = 0
  package var textCase: Text.Case?
  /// Applied to the font in order, outermost first.
  package var fontChanges: [Font.Change] = []
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var scale = Text.Scale.default
  /// Chooses Han shapes and line breaks instead of the locale's language.
  package var typesettingLanguage: String?

  package init() {}

  func paragraphStyle(in environment: EnvironmentValues) -> ParagraphStyle {
    var style = ParagraphStyle()
    switch alignment {
    case .leading: style.alignment = .leading
    case .center: style.alignment = .center
    case .trailing: style.alignment = .trailing
    }
    switch truncation {
    case .head: style.truncation = .head
    case .middle: style.truncation = .middle
    case .tail: style.truncation = .tail
    }
    style.direction = environment.layoutDirection
    style.lineLimit = lineLimit
    style.reservedLines = reservedLines
    style.lineSpacing = lineSpacing
    style.allowsTightening = allowsTightening
    style.minimumScaleFactor = minimumScaleFactor
    style.language =
      typesettingLanguage ?? environment.locale.identifier.replacingOccurrences(of: "_", with: "-")
    style.displayScale = environment.displayScale
    return style
  }
}

nonisolated private enum TextKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

nonisolated extension EnvironmentValues {
  package var text: TextEnvironment {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
