import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetLayout
import WidgetViews

extension WidgetJob {
  func draw(
    _ widget: WidgetDescription, _ source: any EntrySource, _ engine: RenderEngine
  ) throws -> Drawn {
    let family = try family(of: widget)
    let surface = try RenderOptions.surface(context, family: family)
    let call = ProviderCall(
      context: TimelineProviderContext(
        family: family, isPreview: false, displaySize: surface.size,
        environment: RenderOptions.conditions(
          context, family: surface.family, entryDate: now
        ).environment(on: surface)),
      configuration: configuration, limits: limits)
    if let entry {
      return try draw(widget, try source.entry(from: entry), "entry", surface, engine)
    }
    switch context[WidgetRenderCommand.what] {
    case .placeholder:
      let entry = try source.placeholder(call)
      return try draw(widget, entry, "placeholder", surface, engine)
    case .snapshot:
      return try draw(widget, try source.snapshot(call), "snapshot", surface, engine)
    case .timeline:
      let timeline = try source.timeline(call)
      return try drawStrip(widget, timeline, surface, engine)
    }
  }

  /// The family the command line names, else the widget's first that the device has.
  private func family(of widget: WidgetDescription) throws -> WidgetFamily {
    let supported = widget.families
    guard let asked = context[RenderOptions.family] else {
      guard let first = supported.first else {
        throw RenderFailure(.badInput, "\(widget.kind) supports no family")
      }
      return first
    }
    guard supported.contains(asked) else {
      throw RenderFailure(
        .usage,
        "\(widget.kind) does not support \(asked); it has "
          + supported.map(\.description).joined(separator: ", "))
    }
    return asked
  }

  private func draw(
    _ widget: WidgetDescription, _ entry: WidgetEntry, _ what: String, _ surface: WidgetSurface,
    _ engine: RenderEngine
  ) throws -> Drawn {
    let now = context[RenderOptions.at] ?? (what == "entry" ? entry.date : now)
    let request = try request(
      for: entry, of: widget, surface, now: now,
      redacted: what == "placeholder" || context[RenderOptions.placeholder])
    let made = try finish(request, engine)
    return Drawn(
      kind: widget.kind, family: surface.family, what: what, scale: surface.scale, entries: [entry],
      output: made.output, picture: made.picture)
  }

  func request(
    for entry: WidgetEntry, of widget: WidgetDescription, _ surface: WidgetSurface, now: Date,
    redacted: Bool
  ) throws -> RenderRequest {
    // Accessories had neither margins nor a background before, and have none now.
    let isOld =
      context[WidgetRenderCommand.containers] == .absent && !surface.isAccessory
    var request = try request(surface, now: now) {
      let content =
        redacted ? AnyView(entry.content().redacted(reason: .placeholder)) : entry.content()
      return isOld ? AnyView(OldContainer(content: content)) : content
    }
    request.ignoresMargins = widget.ignoresContentMargins || isOld
    // A widget that says its background cannot be taken away keeps it.
    if !widget.isBackgroundRemovable { request.conditions.removesBackground = false }
    return request
  }

  func draw(
    _ widget: WidgetDescription, _ content: LiveActivityContent, _ engine: RenderEngine
  ) throws -> Drawn {
    guard let entry else {
      throw RenderFailure(
        .usage,
        "\(widget.kind) is a Live Activity: give its attributes and state with --entry, "
          + #"{"attributes": {…}, "state": {…}}"#)
    }
    let presentation = context[WidgetRenderCommand.presentation]
    let view = try content.view(entry, presentation)
    let device = context[RenderOptions.device] ?? .standard
    var surface = WidgetSurface(
      family: .systemMedium, size: context[RenderOptions.size] ?? presentation.size(on: device),
      scale: context[RenderOptions.scale] ?? device.scale, corners: context[RenderOptions.corners])
    if context[RenderOptions.size] == nil, presentation == .lockScreen || presentation == .expanded
    {
      // As high as its views are, up to the room there is.
      let tree = try engine.inspect(try request(surface, now: now, content: view)).tree
      let content = tree.type == "Widget" ? tree.children.last : tree
      if let height = content?.frame?.height, height > 0 {
        surface.size.height = min(surface.size.height, height)
      }
    }
    let made = try finish(try request(surface, now: now, content: view), engine)
    return Drawn(
      kind: widget.kind, family: nil, what: presentation.rawValue, scale: surface.scale,
      output: made.output, picture: made.picture)
  }
}

extension ActivityPresentation {
  /// Room for the form, in points: the Lock Screen's plate is as wide as the screen without its
  /// margins and at most 160 points high, as the guidelines say; the island's forms keep 11 points
  /// from the edges.
  fileprivate func size(on device: DevicePreset) -> CGSize {
    switch self {
    case .lockScreen: CGSize(width: device.screenSize.width - 28, height: 160)
    case .expanded: CGSize(width: device.screenSize.width - 22, height: 160)
    case .compact: CGSize(width: 250, height: 37)
    case .minimal: CGSize(width: 37, height: 37)
    }
  }
}

/// What the system drew behind widgets before they had backgrounds of their own to remove.
nonisolated private struct OldContainer: View {
  let content: AnyView
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    // The system's background; in the dark the raised one, as on cards.
    content.containerBackground(
      scheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : Color.white,
      for: .widget)
  }
}

extension WidgetSurface {
  fileprivate var isAccessory: Bool { family.isAccessory }
}
