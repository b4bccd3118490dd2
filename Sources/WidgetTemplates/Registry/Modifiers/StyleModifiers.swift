import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  static let styleModifiers: [ModifierEntry] = [
    ModifierEntry(
      "foregroundStyle", "What text, symbols and shapes are drawn in; up to three levels.",
      sample:
        #"[{"foregroundStyle":"secondary"},{"foregroundStyle":{"primary":"red","secondary":"blue"}}]"#,
      .labeled(
        .required("primary", .style), .required("secondary", .style), .required("tertiary", .style)
      ) { view, primary, secondary, tertiary in
        view.foregroundStyle(primary, secondary, tertiary)
      },
      .labeled(.required("primary", .style), .required("secondary", .style)) {
        view, primary, secondary in view.foregroundStyle(primary, secondary)
      },
      .value(.required("style", .style), text: { $0.foregroundStyle($1) }) { view, style in
        view.foregroundStyle(style)
      }),
    ModifierEntry(
      "foregroundColor", "What text, symbols and shapes are drawn in.",
      sample: #"[{"foregroundColor":{"light":"black","dark":"white"}}]"#,
      .value(.optional("color", .color), text: { $0.foregroundColor($1) }) { view, color in
        view.foregroundColor(color)
      }),
    ModifierEntry(
      "tint", "The colour of what stands out.", sample: #"[{"tint":"orange"}]"#,
      .value(.required("style", .style)) { view, style in view.tint(style) }),
    ModifierEntry(
      "accentColor", "The colour of what stands out.", sample: #"[{"accentColor":"orange"}]"#,
      .value(.optional("color", .color)) { view, color in view.accentColor(color) }),
    ModifierEntry(
      "backgroundStyle", "What the style “background” is.",
      sample: #"[{"backgroundStyle":"yellow"}]"#,
      .value(.required("style", .style)) { view, style in view.backgroundStyle(style) }),
    ModifierEntry(
      "colorScheme", "Light or dark inside.", sample: #"[{"colorScheme":"dark"}]"#,
      .value(.required("scheme", .colorScheme)) { view, scheme in view.colorScheme(scheme) }),
    ModifierEntry(
      "preferredColorScheme", "Light or dark inside.",
      sample: #"[{"preferredColorScheme":"dark"}]"#,
      .value(.optional("scheme", .colorScheme)) { view, scheme in
        view.preferredColorScheme(scheme)
      }),
    ModifierEntry(
      "dynamicTypeSize", "The user's text size inside, or the range it may have.",
      sample: #"[{"dynamicTypeSize":"xLarge"},{"dynamicTypeSize":{"from":"small","to":"large"}}]"#,
      .labeled(
        .defaulted("from", .dynamicTypeSize, .xSmall),
        .defaulted("to", .dynamicTypeSize, .accessibility5)
      ) { view, from, to in view.dynamicTypeSize(min(from, to)...max(from, to)) },
      .value(.required("size", .dynamicTypeSize)) { view, size in view.dynamicTypeSize(size) }),
    ModifierEntry(
      "layoutDirection", "The reading direction inside: `environment(\\.layoutDirection, …)`.",
      sample: #"[{"layoutDirection":"rightToLeft"}]"#,
      .value(.required("direction", .layoutDirection)) { view, direction in
        view.environment(\.layoutDirection, direction)
      }),
    ModifierEntry(
      "imageScale", "How large symbols are beside text.", sample: #"[{"imageScale":"large"}]"#,
      .value(.required("scale", .imageScale)) { view, scale in view.imageScale(scale) }),
    ModifierEntry(
      "symbolVariant", "The form of symbols inside.", sample: #"[{"symbolVariant":"fill"}]"#,
      .value(.required("variant", .symbolVariant)) { view, variant in view.symbolVariant(variant) }),
    ModifierEntry(
      "redacted", "Covered: as a placeholder, or where it is private.",
      sample: #"[{"redacted":"placeholder"}]"#,
      .value(.required("reason", .redactionReasons)) { view, reason in
        view.redacted(reason: reason)
      }),
    ModifierEntry(
      "unredacted", "Never covered.", sample: #"["unredacted"]"#,
      .labeled { view in view.unredacted() }),
    ModifierEntry(
      "privacySensitive", "Covered while the device is locked.", sample: #"["privacySensitive"]"#,
      .value(.defaulted("isSensitive", .bool, true)) { view, isSensitive in
        view.privacySensitive(isSensitive)
      }),
    ModifierEntry(
      "flipsForRightToLeftLayoutDirection", "Mirrored where text runs from right to left.",
      sample: #"[{"flipsForRightToLeftLayoutDirection":true}]"#,
      .value(.defaulted("enabled", .bool, true)) { view, isEnabled in
        view.flipsForRightToLeftLayoutDirection(isEnabled)
      }),
    ModifierEntry(
      "disabled", "Controls inside are dimmed.", sample: #"[{"disabled":true}]"#,
      .value(.defaulted("isDisabled", .bool, true)) { view, isDisabled in
        view.disabled(isDisabled)
      }),
  ]

  static let imageModifiers: [ModifierEntry] = [
    ModifierEntry(
      "resizable", "The image takes the room it is offered.",
      sample: #"["resizable",{"resizable":{"capInsets":{"top":2},"resizingMode":"tile"}}]"#,
      on: #"{"type":"Image","systemName":"star"}"#,
      .image(
        .defaulted("capInsets", .insets, EdgeInsets()),
        .defaulted("resizingMode", .resizingMode, .stretch)
      ) { image, insets, mode in image.resizable(capInsets: insets, resizingMode: mode) }),
    ModifierEntry(
      "renderingMode", "In its own colours, or in the foreground style.",
      sample: #"[{"renderingMode":"template"}]"#, on: #"{"type":"Image","name":"x"}"#,
      .image(.optional("mode", .templateRenderingMode), isPositional: true) { image, mode in
        image.renderingMode(mode)
      }),
    ModifierEntry(
      "interpolation", "How pixels are mixed when the image is scaled.",
      sample: #"[{"interpolation":"none"}]"#, on: #"{"type":"Image","name":"x"}"#,
      .image(.required("interpolation", .interpolation), isPositional: true) {
        image, interpolation in image.interpolation(interpolation)
      }),
    ModifierEntry(
      "antialiased", "Whether the image's edges are smooth.", sample: #"[{"antialiased":true}]"#,
      on: #"{"type":"Image","name":"x"}"#,
      .image(.required("isAntialiased", .bool), isPositional: true) { image, isAntialiased in
        image.antialiased(isAntialiased)
      }),
    ModifierEntry(
      "widgetAccentedRenderingMode", "What becomes of its colours in an accented widget.",
      sample: #"[{"widgetAccentedRenderingMode":"desaturated"}]"#,
      on: #"{"type":"Image","name":"x"}"#,
      .image(.optional("mode", .accentedRenderingMode), isPositional: true) { image, mode in
        image.widgetAccentedRenderingMode(mode)
      }),
    ModifierEntry(
      "symbolRenderingMode", "How the layers of a symbol are coloured.",
      sample: #"[{"symbolRenderingMode":"hierarchical"}]"#,
      on: #"{"type":"Image","systemName":"star"}"#,
      Signature(.optional("mode", .symbolRenderingMode), isPositional: true) {
        (content: TemplateContent, mode) throws(TemplateError) -> any View in
        if case .image(let image) = content { return image.symbolRenderingMode(mode) }
        return content.view.symbolRenderingMode(mode)
      }),
  ]
}
