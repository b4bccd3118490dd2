import Foundation
import WidgetViews

extension Registry {
  /// How text looks.  Applied to a text they keep it a text, which may be part of a longer one.
  static let textModifiers: [ModifierEntry] = [
    ModifierEntry(
      "font", "The font of all text inside.",
      sample:
        #"[{"font":"title"},{"font":13},{"font":{"size":13,"weight":"bold","design":"rounded"}}]"#,
      .value(.optional("font", .font), text: { $0.font($1) }) { view, font in view.font(font) }),
    ModifierEntry(
      "fontWeight", "How heavy the letters are.", sample: #"[{"fontWeight":"semibold"}]"#,
      .value(.optional("weight", .fontWeight), text: { $0.fontWeight($1) }) { view, weight in
        view.fontWeight(weight)
      }),
    ModifierEntry(
      "fontWidth", "How wide the letters are.", sample: #"[{"fontWidth":"condensed"}]"#,
      .value(.optional("width", .fontWidth), text: { $0.fontWidth($1) }) { view, width in
        view.fontWidth(width)
      }),
    ModifierEntry(
      "fontDesign", "The family of the system font.", sample: #"[{"fontDesign":"serif"}]"#,
      .value(.optional("design", .fontDesign), text: { $0.fontDesign($1) }) { view, design in
        view.fontDesign(design)
      }),
    flag("bold", "Bold.", text: { $0.bold($1) }) { $0.bold($1) },
    flag("italic", "Italic.", text: { $0.italic($1) }) { $0.italic($1) },
    flag("monospaced", "Letters of one width.", text: { $0.monospaced($1) }) { $0.monospaced($1) },
    flag("monospacedDigit", "Digits of one width.", text: { $1 ? $0.monospacedDigit() : $0 }) {
      view, isActive in
      guard isActive else { return view }
      return view.monospacedDigit()
    },
    points("tracking", "Room after each letter.", text: { $0.tracking($1) }) { $0.tracking($1) },
    points("kerning", "Room between letters.", text: { $0.kerning($1) }) { $0.kerning($1) },
    points("baselineOffset", "Raised above the line.", text: { $0.baselineOffset($1) }) {
      $0.baselineOffset($1)
    },
    line("underline", "A line below.", text: { $0.underline($1, pattern: $2, color: $3) }) {
      $0.underline($1, pattern: $2, color: $3)
    },
    line(
      "strikethrough", "A line through.", text: { $0.strikethrough($1, pattern: $2, color: $3) }
    ) {
      $0.strikethrough($1, pattern: $2, color: $3)
    },
    ModifierEntry(
      "textCase", "All capitals or none.", sample: #"[{"textCase":"uppercase"}]"#,
      .value(.optional("textCase", .textCase)) { view, textCase in view.textCase(textCase) }),
    ModifierEntry(
      "textScale", "Smaller beside text of its own size.", sample: #"[{"textScale":"secondary"}]"#,
      .value(.required("scale", .textScale), text: { $0.textScale($1) }) { view, scale in
        view.textScale(scale)
      }),
    ModifierEntry(
      "typesettingLanguage", "The language whose rules lines are set by.",
      sample: #"[{"typesettingLanguage":"th"}]"#,
      .value(.required("language", .text)) { view, language in
        view.typesettingLanguage(Locale.Language(identifier: language))
      }),
    ModifierEntry(
      "lineLimit", "At most, or between, so many lines; null for any.",
      sample:
        #"[{"lineLimit":2},{"lineLimit":{"limit":2,"reservesSpace":true}},{"lineLimit":{"from":1,"to":3}}]"#,
      .labeled(.required("limit", .int), .required("reservesSpace", .bool)) {
        view, limit, reserves in
        view.lineLimit(limit, reservesSpace: reserves)
      },
      .labeled(.required("from", .int), .required("to", .int)) { view, from, to in
        view.lineLimit(min(from, to)...max(from, to))
      },
      .labeled(.required("from", .int)) { view, from in view.lineLimit(from...) },
      .value(.optional("limit", .int)) { view, limit in view.lineLimit(limit) }),
    points("lineSpacing", "More room between lines.") { $0.lineSpacing($1) },
    points("minimumScaleFactor", "How far text may shrink before it is cut, 0 to 1.") {
      $0.minimumScaleFactor($1)
    },
    flag("allowsTightening", "Letters may move together before text is cut.") {
      $0.allowsTightening($1)
    },
    ModifierEntry(
      "truncationMode", "Where text that does not fit is cut.",
      sample: #"[{"truncationMode":"middle"}]"#,
      .value(.required("mode", .truncationMode)) { view, mode in view.truncationMode(mode) }),
    ModifierEntry(
      "multilineTextAlignment", "How lines lie among each other.",
      sample: #"[{"multilineTextAlignment":"center"}]"#,
      .value(.required("alignment", .textAlignment)) { view, alignment in
        view.multilineTextAlignment(alignment)
      }),
  ]

  private static func flag(
    _ name: String, _ summary: String, text: (@Sendable (Text, Bool) -> Text)? = nil,
    _ apply: @escaping @Sendable (AnyView, Bool) -> any View
  ) -> ModifierEntry {
    ModifierEntry(
      name, summary, sample: "[\"\(name)\",{\"\(name)\":false}]",
      .value(.defaulted("isActive", .bool, true), text: text) {
        (view: AnyView, isActive: Bool) throws(TemplateError) -> any View in apply(view, isActive)
      })
  }

  private static func points(
    _ name: String, _ summary: String, text: (@Sendable (Text, CGFloat) -> Text)? = nil,
    _ apply: @escaping @Sendable (AnyView, CGFloat) -> any View
  ) -> ModifierEntry {
    ModifierEntry(
      name, summary, sample: "[{\"\(name)\":0.5}]",
      .value(.required("value", .length), text: text) {
        (view: AnyView, value: CGFloat) throws(TemplateError) -> any View in apply(view, value)
      })
  }

  private static func line(
    _ name: String, _ summary: String,
    text: @escaping @Sendable (Text, Bool, Text.LineStyle.Pattern, Color?) -> Text,
    _ apply: @escaping @Sendable (AnyView, Bool, Text.LineStyle.Pattern, Color?) -> any View
  ) -> ModifierEntry {
    ModifierEntry(
      name, summary, sample: "[\"\(name)\",{\"\(name)\":{\"pattern\":\"dash\",\"color\":\"red\"}}]",
      Signature(
        .defaulted("isActive", .bool, true), .defaulted("pattern", .linePattern, .solid),
        .optional("color", .color)
      ) { (content: TemplateContent, isActive, pattern, color) throws(TemplateError) -> any View in
        if case .text(let target) = content { return text(target, isActive, pattern, color) }
        return apply(content.view, isActive, pattern, color)
      })
  }
}
