import Foundation
import WidgetGeometry
import WidgetScene

/// Turns a text and its environment into runs with every number known, and their inks.
struct TextResolver {
  let environment: EnvironmentValues
  let resolver: Resolver
  private(set) var runs: [TextRun] = []
  /// By run.
  private(set) var inks: [TextDrawable.RunInks] = []
  private(set) var attachments: [Int: ImageLeaf] = [:]
  private(set) var fillsWidth = false

  init(_ resolver: Resolver) {
    self.resolver = resolver
    environment = resolver.environment
  }

  mutating func add(_ text: Text, _ outer: TextRunStyle) {
    var style = outer
    style.apply(text.changes)
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, _): add(key, table: table, style)
    case .attributed(let string): add(string, style)
    case .joined(let a, let b):
      add(a, style)
      add(b, style)
    case .image(let image): add(image, style)
    case .formatted(let formatted):
      fillsWidth = fillsWidth || formatted.fillsWidth
      add(formatted.attributed(environment), style)
    }
  }

  /// Looks a key up and puts its arguments in, which may be texts of their own style.
  private mutating func add(_ key: LocalizedStringKey, table: String?, _ outer: TextRunStyle) {
    let lookup = KeyLookup(resolver)
    let format = FormatString(lookup.format(key, table: table))
    for span in InlineMarkdown.spans(of: format.atoms) {
      var style = outer
      style.apply(span.intent, link: span.link)
      switch span.content {
      case .text(let text): append(text, style)
      case .slot(let place):
        guard case .argument(let index, let specifier) = format.pieces[place],
          key.arguments.indices.contains(index)
        else { continue }
        if case .text(let text) = key.arguments[index] {
          add(text, style)
        } else {
          append(lookup.argument(key, index, specifier), style)
        }
      }
    }
  }

  private mutating func add(_ string: AttributedString, _ outer: TextRunStyle) {
    for run in string.runs {
      var style = outer
      style.apply(run)
      append(String(string[run.range].characters), style)
    }
  }

  private mutating func append(
    _ string: String, _ style: TextRunStyle, attachment: TextAttachment? = nil
  ) {
    guard !string.isEmpty else { return }
    let font = request(style)
    let small = style.isSecondary ? SecondaryScale.fit(font) : nil
    runs.append(
      TextRun(
        attachment == nil ? cased(string) : string, font: small?.font ?? font,
        tracking: style.tracking + (small?.tracking ?? 0), baselineOffset: style.baselineOffset,
        underline: style.underline?.pattern.line, strikethrough: style.strikethrough?.pattern.line,
        hasBackground: style.background != nil || style.link != nil,
        lineFont: small == nil ? nil : font,
        language: style.language,
        attachment: attachment))
    let ink = (style.ink ?? environment.foreground).resolved(in: environment)
    func color(_ color: Color?) -> ResolvedStyle? {
      color.map { .color($0.value(in: environment)) }
    }
    inks.append(
      TextDrawable.RunInks(
        letters: ink, underline: color(style.underline?.color) ?? ink,
        strikethrough: color(style.strikethrough?.color) ?? ink,
        background: color(style.background), link: style.link))
  }

  func request(_ style: TextRunStyle) -> FontRequest {
    style.resolvedFont.request(in: environment)
  }

  /// A picture on the baseline, in the font and ink of the text around it.
  private mutating func add(_ image: Image, _ style: TextRunStyle) {
    var imageEnvironment = environment
    imageEnvironment.font = style.resolvedFont
    // The changes are in the font already; they must not be applied again.
    imageEnvironment.text.fontChanges = []
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

extension Text.LineStyle.Pattern {
  fileprivate var line: LinePattern { LinePattern(rawValue: name) ?? .solid }
}
