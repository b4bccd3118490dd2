import Foundation
package import WidgetGeometry
package import WidgetViews

/// What all templates of one render share.
package final class TemplateRun {
  package let library: TemplateLibrary
  package let session: EvaluationSession
  /// Those of the render, not those the template was read under.
  package let limits: RenderLimits
  /// The first fault; the render's own error carries only its text.
  package private(set) var failure: TemplateError?

  package init(library: TemplateLibrary, limits: RenderLimits = .standard) {
    self.library = library
    self.limits = limits
    session = EvaluationSession(limits)
  }

  private var components: [String: TemplateDocument] = [:]

  /// A template used by another one, read once for all its uses.
  func component(
    _ reference: String, of document: TemplateDocument, for place: TemplatePlace
  ) throws(TemplateError) -> TemplateDocument {
    let key = document.identity + "\n" + reference
    if let known = components[key] { return known }
    let component = try library.component(reference, of: document, for: place)
    components[key] = component
    return component
  }

  func fail(_ error: TemplateError, _ resolver: Resolver) {
    if failure == nil { failure = error }
    resolver.session.fail(.content(error.description))
  }
}

/// Turns the nodes of a template into views, with the names and the environment of one place.
package struct TemplateBuilder {
  package let run: TemplateRun
  package let document: TemplateDocument
  /// Names expressions can use: `entry`, and what `ForEach`, `Let` and `GeometryReader` bind.
  package var scope: EvaluationScope
  /// That of the place where the node is resolved, so that `env` follows modifiers above it.
  package var environment: EnvironmentValues
  /// Looks up a key in the widget's strings tables.
  package var localizedFormat: (String, [EntryValue]) -> String?
  /// Templates that are being used, outermost first.
  package var uses: [String]

  package init(
    _ document: TemplateDocument, entry: EntryValue, run: TemplateRun,
    environment: EnvironmentValues = EnvironmentValues(), uses: [String] = []
  ) {
    self.run = run
    self.document = document
    scope = EvaluationScope("entry", entry)
    self.environment = environment
    localizedFormat = { _, _ in nil }
    self.uses = uses.isEmpty ? [document.identity] : uses
  }

  package func binding(_ name: String, _ value: EntryValue) -> TemplateBuilder {
    var inner = self
    inner.scope = scope.binding(name, value)
    return inner
  }

  package func error(at offset: Int, _ problem: TemplateProblem) -> TemplateError {
    TemplateError(document.json.place(of: offset), problem)
  }

  /// Computes every expression in `value`.
  package func evaluate(_ value: TemplateValue) throws(TemplateError) -> EntryValue {
    switch value.kind {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .int(let int): return .int(int)
    case .double(let double): return .double(double)
    case .string(let string): return .string(string)
    case .expression(let expression): return try evaluate(expression, at: value.offset)
    case .interpolation(let pieces): return .string(try interpolate(pieces, at: value.offset))
    case .array(let items):
      var values: [EntryValue] = []
      for item in items { values.append(try evaluate(item)) }
      return .array(values)
    case .object(let object):
      var members: [(String, EntryValue)] = []
      for member in object.members { members.append((member.key, try evaluate(member.value))) }
      return .object(EntryObject(members))
    }
  }

  private func evaluate(
    _ expression: Expression, at offset: Int
  ) throws(TemplateError) -> EntryValue {
    let evaluator = ExpressionEvaluator(context, session: run.session)
    do throws(ExpressionFault) {
      return try evaluator.value(of: expression)
    } catch {
      throw TemplateError(
        document.json.place(of: offset), inside: expression.source, error)
    }
  }

  private func interpolate(
    _ pieces: [TemplateString.Piece], at offset: Int
  ) throws(TemplateError) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let fixed): text += fixed
      case .expression(let expression):
        let value = try evaluate(expression, at: offset)
        guard let part = value.interpolated else {
          throw TemplateError(
            document.json.place(of: offset), inside: expression.source,
            ExpressionFault(
              offset: 0,
              problem: .unexpected(
                found: value.summary, expected: "a text or a number inside a longer text")))
        }
        text += part
        do throws(ExpressionFault) {
          try run.session.spend(text: text, at: 0)
        } catch {
          throw TemplateError(
            document.json.place(of: offset), inside: expression.source, error)
        }
      }
    }
    return text
  }

  private var context: EvaluationContext {
    let environment = environment
    var context = EvaluationContext(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
      scope: scope, environment: { TemplateEnvironment.value(of: $0, in: environment) },
      localizedFormat: localizedFormat)
    context.scaled = { points, name in
      guard let style = Font.TextStyle.named.first(where: { $0.key == name })?.value else {
        return nil
      }
      // Whole pixels, as `ScaledMetric` gives.
      let scale = Double(environment.displayScale)
      let factor = TypeScale.scaleFactor(style, environment.dynamicTypeSize)
      return (points * factor * scale).rounded() / scale
    }
    return context
  }
}
