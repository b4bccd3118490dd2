import Foundation
import WidgetGeometry
import WidgetScene

/// What a run inherits from around it.
struct TextRunStyle {
  var font: Font?
  var fontChanges: [Font.Change]
  var ink: AnyShapeStyle?
  var tracking: CGFloat
  var baselineOffset: CGFloat
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var background: Color?
  var isSecondary: Bool
  /// Whose forms the letters have, BCP 47; `nil` is the text's own.
  var language: String?
  /// Where a tap on the run leads.
  var link: URL?

  init(_ environment: EnvironmentValues) {
    let text = environment.text
    font = environment.font
    fontChanges = text.fontChanges
    tracking = text.tracking
    baselineOffset = text.baselineOffset
    underline = text.underline
    strikethrough = text.strikethrough
    isSecondary = text.scale.isSecondary
  }

  /// Applies a text's own changes.  They were written innermost first, and the innermost wins.
  mutating func apply(_ changes: [TextChange]) {
    for change in changes.reversed() {
      switch change {
      case .font(let font): if let font { self.font = font }
      case .fontChange(let change): fontChanges.append(change)
      case .style(let ink): self.ink = ink.style
      case .tracking(let points): tracking = points
      case .baselineOffset(let points): baselineOffset = points
      case .underline(let style): underline = style
      case .strikethrough(let style): strikethrough = style
      case .scale(let scale): isSecondary = scale.isSecondary
      case .language(let name): language = name
      }
    }
  }

  /// Applies what Markdown says.  Links have the accent colour, as everything that can be tapped.
  mutating func apply(_ intent: InlinePresentationIntent, link: URL?) {
    if intent.contains(.stronglyEmphasized) { fontChanges.append(.bold) }
    if intent.contains(.emphasized) { fontChanges.append(.italic) }
    if intent.contains(.code) { fontChanges.append(.monospaced) }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? .single }
    guard let link else { return }
    self.link = link
    ink = AnyShapeStyle(TintShapeStyle())
  }

  /// Applies the attributes of a run of an attributed string; they win over what is around.
  mutating func apply(_ run: AttributedString.Runs.Run) {
    apply(run.inlinePresentationIntent ?? [], link: run.link)
    if let font = run.font { self.font = font }
    if let color = run.foregroundColor { ink = AnyShapeStyle(color) }
    if let color = run.backgroundColor { background = color }
    // Tracking goes before kerning where a text has both.
    if let points = run.tracking ?? run.kern { tracking = points }
    if let points = run.baselineOffset { baselineOffset = points }
    if let style = run.underlineStyle { underline = style }
    if let style = run.strikethroughStyle { strikethrough = style }
    if let name = run.languageIdentifier { language = name }
  }

  var resolvedFont: Font { fontChanges.reduce(font ?? .body) { $0.changed($1) } }
}

/// `textScale(.secondary)`: smaller and a little stronger letters on the same lines.
enum SecondaryScale {
  struct Fitted {
    var font: FontRequest
    var tracking: CGFloat
  }

  /// Share of the size at 17 and at 70 points by weight, recorded on iOS 26.
  private static let shares: [(weight: Int, at17: CGFloat, at70: CGFloat)] = [
    (400, 0.8, 0.46), (500, 0.8, 0.48), (600, 0.84, 0.49), (700, 0.85, 0.5), (800, 0.85, 0.52),
    (900, 0.87, 0.55),
  ]

  /// `nil` for fonts that stay as they are: only the plain and rounded system fonts scale.
  static func fit(_ font: FontRequest) -> Fitted? {
    guard font.family == .system(.standard) || font.family == .system(.rounded) else { return nil }
    let share = shares.first { font.weight <= $0.weight } ?? shares[shares.count - 1]
    let place = min(max((font.size - 17) / 53, 0), 1)
    var small = font
    small.size *= share.at17 - (share.at17 - share.at70) * place
    small.weight = font.weight <= 400 ? font.weight + 110 : font.weight
    return Fitted(font: small, tracking: 0.25 * (1 - place))
  }
}
