import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetTemplates
import WidgetViews

/// One picture of a template, ready to be drawn by any engine.
struct RenderJob: Sendable {
  let source: TemplateSource
  var request: RenderRequest

  init(
    _ context: CommandContext, source: TemplateSource, format: OutputFormat,
    family: WidgetFamily? = nil
  ) throws {
    let family = try source.family(asked: family ?? context[RenderOptions.family])
    let date = try source.entry.date(in: context[RenderOptions.timeZone])
    self.source = source
    let content = try source.content()
    let isPlaceholder = context[RenderOptions.placeholder]
    let own = source.document.families
    let isStrange = !own.isEmpty && !own.contains(family.description)
    let name = source.document.name
    request = RenderRequest(
      surface: try RenderOptions.surface(context, family: family),
      conditions: RenderOptions.conditions(context, family: family, entryDate: date),
      format: format,
      assetFolders: try RenderOptions.assetFolders(context) + source.folders,
      strings: try RenderOptions.stringsSources(context) + source.folders,
      limits: source.limits
    ) {
      let view = isPlaceholder ? AnyView(content().redacted(reason: .placeholder)) : content()
      return isStrange ? AnyView(StrangeFamily(content: view, template: name)) : view
    }
    request.keepsSVGText = context[RenderOptions.svgText] && format == .svg
    request.ignoresMargins = source.document.contentMarginsDisabled
  }
}

/// A template in a family it is not made for: drawn, and said.
nonisolated private struct StrangeFamily: View {
  let content: AnyView
  let template: String
  @Environment(\.widgetFamily) private var family

  var body: some View {
    let (template, family) = (template, family)
    return content.wrapped { resolver, child in
      resolver.report(
        .warning, "family-undeclared", "the template “\(template)” is not made for \(family)")
      return child
    }
  }
}
