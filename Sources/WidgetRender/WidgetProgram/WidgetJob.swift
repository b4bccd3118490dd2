import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetViews

/// One picture of a compiled widget: which, with what data, under what circumstances.
struct WidgetJob {
  /// What “now” is when neither the command line nor an entry says: the time on Apple's clocks.
  static let standardDate = Date(timeIntervalSince1970: 1_735_724_460)

  let context: CommandContext
  let format: OutputFormat
  let entry: Data?
  let configuration: ConfigurationInput
  let defaults: DefaultsFile
  let resources: WidgetResources
  var limits = RenderLimits.standard
  /// Whether pixels and layout are kept to be compared, instead of making a file.
  var keepsPixels = false

  var seconds: Double { limits.providerSeconds }
  var now: Date { context[RenderOptions.at] ?? Self.standardDate }

  init(_ context: CommandContext) throws {
    self.context = context
    let limits = limits
    func read(_ option: Option<String?>) throws -> Data? {
      try context[option].map {
        try InputFile.read($0, limit: limits.documentBytes, console: context.console)
      }
    }
    format = try RenderOptions.outputFormat(
      context, path: context[WidgetRenderCommand.output])
    entry = try read(WidgetRenderCommand.entry)
    do {
      configuration =
        try read(WidgetRenderCommand.configuration).map {
          json throws(ProviderError) in try ConfigurationInput(json: json)
        } ?? ConfigurationInput()
      defaults =
        try read(WidgetRenderCommand.defaults).map { json throws(ProviderError) in
          try DefaultsFile(json: json)
        } ?? DefaultsFile()
    } catch let error as ProviderError {
      throw RenderFailure(.badInput, "\(error)")
    }
    resources = try WidgetResources(context[WidgetRenderCommand.resources])
    if let seconds = context[WidgetRenderCommand.timeout] { self.limits.providerSeconds = seconds }
  }

  /// Sets clock, time zone and defaults for the widget's own code; before it runs.
  func prepareProcess() throws {
    try resources.becomeMainBundle()
    ProcessSetup.setTimeZone(context[RenderOptions.timeZone])
    // Settings are the same for all families.
    let conditions = RenderOptions.conditions(context, family: .systemSmall, entryDate: nil)
    if !FollowedSettings(conditions).becomeProcessSettings() {
      context.console.complain(
        "\(context.commandName): warning: --locale does not reach what the widget's own code asks "
          + "for, because Foundation is linked into the program [locale-not-set]\n")
    }
    if !ProcessSetup.stopClock(at: now), context.arguments.has(RenderOptions.at) {
      context.console.complain(
        "\(context.commandName): warning: --at does not reach the clock of the widget's own code, "
          + "because Foundation is linked into the program [clock-not-stopped]\n")
    }
    if !context[WidgetRenderCommand.network] { ProcessSetup.closeNetwork() }
    defaults.install()
    PictureReader.install(
      ProgramPictures(
        folders: try RenderOptions.assetFolders(context) + resources.folders,
        scale: (context[RenderOptions.device] ?? DevicePreset.standard).scale, limits: limits))
    let handler = context[WidgetRenderCommand.intentHandler]
    guard IntentHandlers.install(className: handler ?? "IntentHandler") || handler == nil else {
      throw RenderFailure(.usage, "there is no INExtension class of the name '\(handler ?? "")'")
    }
  }

  /// The widget of the asked kind.
  func widget(among widgets: [WidgetDescription]) throws -> WidgetDescription {
    guard let kind = context[WidgetRenderCommand.kind] else {
      guard let first = widgets.first else {
        throw RenderFailure(.badInput, "the bundle has no widgets")
      }
      return first
    }
    guard let found = widgets.first(where: { $0.kind == kind }) else {
      let kinds = widgets.map(\.kind)
      let near = NearestName.suggestion(for: kind, among: kinds)
      throw RenderFailure(
        .usage,
        "there is no widget of kind '\(kind)'"
          + (near.map { "; did you mean '\($0)'?" }
            ?? "; there are \(kinds.joined(separator: ", "))"))
    }
    return found
  }

  /// A finished picture and what it shows.
  struct Drawn {
    var kind: String
    var family: WidgetFamily?
    var what: String
    var scale: CGFloat
    var entries: [WidgetEntry] = []
    var policy: TimelineReloadPolicy?
    /// Without bytes where pixels are kept.
    var output: RenderOutput
    /// Where pixels are kept.
    var picture: RenderedPicture?
  }

  /// - Parameter engine: One that drew before; made for this picture by default.
  func draw(_ widget: WidgetDescription, with engine: RenderEngine? = nil) throws -> Drawn {
    let engine = try engine ?? makeEngine()
    do {
      switch widget.content {
      case .timeline(let source)?: return try draw(widget, source, engine)
      case .activity(let content)?: return try draw(widget, content, engine)
      case .control?, nil:
        throw RenderFailure(
          .usage, "'\(widget.kind)' is a control: controls are listed, and not drawn")
      }
    } catch let error as ProviderError {
      var hint = ""
      if case .timedOut = error, !context[WidgetRenderCommand.network] {
        hint = "; requests fail without --network, and its code may not answer then"
      }
      throw RenderFailure(.badInput, "\(widget.kind): \(error)\(hint)")
    } catch let error as RenderError {
      throw RenderFailure(error.isOurs ? .internalFault : .badInput, "\(widget.kind): \(error)")
    }
  }

  func makeEngine() throws -> RenderEngine {
    try RenderEngine(resources: try RenderOptions.resources(context))
  }

  /// Makes the file, or keeps the pixels.
  func finish(
    _ request: RenderRequest, _ engine: RenderEngine
  ) throws(RenderError) -> (output: RenderOutput, picture: RenderedPicture?) {
    guard keepsPixels else { return (try engine.render(request), nil) }
    let picture = try engine.paint(request)
    let output = RenderOutput(
      data: Data(), scene: picture.scene, tree: picture.tree, diagnostics: picture.diagnostics,
      links: [])
    return (output, picture)
  }

  /// A request with everything but its content.
  func request(
    _ surface: WidgetSurface, now: Date, content: @escaping @Sendable () -> AnyView
  ) throws -> RenderRequest {
    var request = RenderRequest(
      surface: surface,
      conditions: RenderOptions.conditions(
        context, family: surface.family, entryDate: now),
      format: format,
      assetFolders: try RenderOptions.assetFolders(context) + resources.folders,
      strings: try RenderOptions.stringsSources(context) + resources.folders,
      limits: limits, content: content)
    request.keepsSVGText = try RenderOptions.keepsSVGText(context, format: format)
    request.defaults = defaults.flattened
    return request
  }
}
