import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetTemplates
import WidgetViews

/// One line of a batch: what differs from the command line's own options.
struct BatchLine {
  private static let keys = [
    "output", "template", "entry", "entryFile", "family", "scheme", "locale", "textSize", "at",
  ]

  private let values: EntryObject
  private let json: JSONDocument
  private let number: Int

  init(_ bytes: Data, number: Int) throws {
    self.number = number
    json = try JSONDocument(bytes, file: "line \(number)")
    guard case .object(let values) = EntryValue(json.root) else {
      throw RenderFailure(.badInput, "expected a JSON object")
    }
    self.values = values
    for key in values.keys where !Self.keys.contains(key) {
      let near = NearestName.suggestion(for: key, among: Self.keys)
      throw RenderFailure(
        .badInput, "unknown key “\(key)”\(near.map { "; did you mean “\($0)”?" } ?? "")")
    }
  }

  private func text(_ key: String) throws -> String? {
    switch values[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case let other?:
      throw RenderFailure(.badInput, "/\(key): found \(other.summary), expected a text")
    }
  }

  private func parsed<Value>(_ key: String, _ parser: ValueParser<Value>) throws -> Value? {
    guard let text = try text(key) else { return nil }
    do {
      return try parser.parse(text)
    } catch {
      throw RenderFailure(.badInput, "/\(key): “\(text)” is not \(error.expected)")
    }
  }

  /// Where the picture goes: below the folder, never beside or above it.
  func output(in folder: URL) throws -> String {
    guard let path = try text("output"), !path.isEmpty else {
      throw RenderFailure(.badInput, "“output” is missing")
    }
    // The system reads a path up to its first NUL: another file than the one that is checked.
    guard !path.contains("\0") else {
      throw RenderFailure(.badInput, "/output: a path cannot hold the character NUL")
    }
    let root = folder.standardizedFileURL.path
    let target = folder.appendingPathComponent(path).standardizedFileURL.path
    guard !path.hasPrefix("/"), target.hasPrefix(root == "/" ? root : root + "/") else {
      throw RenderFailure(.badInput, "/output: “\(path)” leads out of \(root)")
    }
    // A link in the folder may lead anywhere; what stands there is not the batch's to replace.
    guard FilePlace(target).isBelow(FilePlace(root)) else {
      throw RenderFailure(.badInput, "/output: “\(path)” leads out of \(root) by a link")
    }
    return target
  }

  /// The line's request: the command line's options with the line's own on top.
  func request(_ context: CommandContext, path: String) throws -> RenderRequest {
    let source = try source(context)
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = OutputFormat(rawValue: ending) else {
      throw RenderFailure(.badInput, "/output: “\(path)” ends in none of .png, .svg, .pdf, .webp")
    }
    let family = try text("family").map { try WidgetFamily(named: $0) }
    var request = try RenderJob(
      context, source: source, format: format, family: family
    ).request
    if let scheme = try parsed("scheme", .choice(ColorScheme.self)) {
      request.conditions.scheme = scheme
    }
    if let locale = try parsed("locale", .locale) {
      request.conditions.locale = Locale(identifier: locale)
    }
    if let size = try parsed(
      "textSize", .choice(named: DynamicTypeSize.allCases.map { ($0.token, $0) }))
    {
      request.conditions.textSize = size
    }
    if let at = try text("at") {
      guard let date = ISO8601.instant(from: at) else {
        throw RenderFailure(.badInput, "/at: “\(at)” is not a date such as 2026-05-01T09:30:00Z")
      }
      request.conditions.now = date
    }
    return request
  }

  private func source(_ context: CommandContext) throws -> TemplateSource {
    let template = try text("template") ?? context[RenderOptions.template]
    if let entry = values["entry"] {
      return try TemplateSource(
        template: template,
        entry: (data: Data(JSONWriter.text(entry).utf8), file: "line \(number)"),
        console: context.console)
    }
    guard let file = try text("entryFile") ?? context[RenderOptions.entry] else {
      return try TemplateSource(template: template, entry: nil, console: context.console)
    }
    let data = try InputFile.read(
      file, limit: RenderLimits.standard.documentBytes, console: context.console)
    return try TemplateSource(
      template: template, entry: (data: data, file: file), console: context.console)
  }
}
