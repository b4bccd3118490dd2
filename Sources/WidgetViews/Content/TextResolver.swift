import Foundation
import WidgetGeometry
import WidgetScene

/// Turns a text and its environment into runs with every number known, and their inks.
struct TextResolver {
  /// What a run inherits from around it.
  struct RunStyle {
    var font: Font?
    var fontChanges: [Font.Change]
    var ink: AnyShapeStyle?
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?

    init(_ environment: EnvironmentValues) {
      let text = environment.text
      font = environment.font
      fontChanges = text.fontChanges
      tracking = text.tracking
      baselineOffset = text.baselineOffset
      underline = text.underline
      strikethrough = text.strikethrough
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
        }
      }
    }
  }

  let environment: EnvironmentValues
  let resolver: Resolver
  private(set) var runs: [TextRun] = []
  private(set) var inks: [ResolvedStyle] = []
  private(set) var decorationInks: [TextDrawable.DecorationInks] = []
  private(set) var attachments: [Int: ImageLeaf] = [:]
  private(set) var fillsWidth = false

  init(_ resolver: Resolver) {
    self.resolver = resolver
    environment = resolver.environment
  }

  mutating func add(_ text: Text, _ outer: RunStyle) {
    var style = outer
    style.apply(text.changes)
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, let bundle):
      add(key, table: table, bundle: bundle, style)
    case .attributed(let string): add(string, style)
    case .joined(let a, let b):
      add(a, style)
      add(b, style)
    case .image(let image): add(image, style)
    case .formatted(let formatted):
      fillsWidth = fillsWidth || formatted.fillsWidth
      append(formatted.string(environment), style)
    }
  }

  mutating func append(_ string: String, _ style: RunStyle, attachment: TextAttachment? = nil) {
    guard !string.isEmpty else { return }
    let font = request(style)
    var run = TextRun(
      attachment == nil ? cased(string) : string, font: font, tracking: style.tracking,
      baselineOffset: style.baselineOffset, attachment: attachment)
    run.underline = style.underline.map { LinePattern(rawValue: $0.pattern.name) ?? .solid }
    run.strikethrough = style.strikethrough.map { LinePattern(rawValue: $0.pattern.name) ?? .solid }
    runs.append(run)
    let ink = (style.ink ?? environment.foreground).resolved(in: environment)
    inks.append(ink)
    decorationInks.append(
      TextDrawable.DecorationInks(
        underline: style.underline?.color.map { .color($0.value(in: environment)) } ?? ink,
        strikethrough: style.strikethrough?.color.map { .color($0.value(in: environment)) } ?? ink))
  }

  func request(_ style: RunStyle) -> FontRequest {
    style.fontChanges.reduce(style.font ?? .body) { $0.changed($1) }.request(in: environment)
  }

  private mutating func add(_ image: Image, _ style: RunStyle) {
    var imageEnvironment = environment
    imageEnvironment.font = style.fontChanges.reduce(style.font ?? .body) { $0.changed($1) }
    if let ink = style.ink { imageEnvironment.foreground = ink }
    guard let leaf = image.leaf(in: imageEnvironment, resolver) else { return }
    attachments[runs.count] = leaf
    append(
      "\u{FFFC}", style,
      attachment: TextAttachment(
        size: leaf.idealSize, baseline: leaf.baselineFromTop ?? leaf.idealSize.height))
  }

  private func cased(_ string: String) -> String {
    switch environment.text.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }
}
