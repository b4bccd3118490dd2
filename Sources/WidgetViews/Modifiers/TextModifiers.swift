public import Foundation
import WidgetGeometry

nonisolated extension View {
  package func changingText(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    changingEnvironment { change(&$0.text) }
  }

  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingText { text in if let weight { text.fontChanges.append(.weight(weight)) } }
  }
  public func fontWidth(_ width: Font.Width?) -> some View {
    changingText { text in if let width { text.fontChanges.append(.width(width)) } }
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    changingText { text in if let design { text.fontChanges.append(.design(design)) } }
  }
  public func bold(_ isActive: Bool = true) -> some View {
    changingText { text in if isActive { text.fontChanges.append(.bold) } }
  }
  public func italic(_ isActive: Bool = true) -> some View {
    changingText { text in if isActive { text.fontChanges.append(.italic) } }
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingText { text in if isActive { text.fontChanges.append(.monospaced) } }
  }
  public func monospacedDigit() -> some View {
    changingText { $0.fontChanges.append(.monospacedDigit) }
  }
  public func tracking(_ points: CGFloat) -> some View { changingText { $0.tracking = points } }
  public func kerning(_ points: CGFloat) -> some View { changingText { $0.tracking = points } }
  public func baselineOffset(_ points: CGFloat) -> some View {
    changingText { $0.baselineOffset = points }
  }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingText { $0.textCase = textCase }
  }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingText { if isEnabled { $0.scale = scale } }
  }
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    changingText { if isEnabled { $0.typesettingLanguage = language.minimalIdentifier } }
  }

  public func lineLimit(_ number: Int?) -> some View {
    changingText {
      $0.lineLimit = number
      $0.reservedLines = 0
    }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingText {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingText {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingText {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }
  public func lineSpacing(_ points: CGFloat) -> some View {
    changingText { $0.lineSpacing = max(0, points) }
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingText { $0.minimumScaleFactor = factor }
  }
  public func allowsTightening(_ isAllowed: Bool) -> some View {
    changingText { $0.allowsTightening = isAllowed }
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingText { $0.truncation = mode }
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingText { $0.alignment = alignment }
  }
}
