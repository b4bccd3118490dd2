package import Foundation
package import WidgetGeometry

/// Everything an expression may depend on besides its own text: nothing comes from the machine.
package struct EvaluationContext {
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The format string of a key in the widget's tables, for plural rules given the arguments.
  package var localizedFormat: (_ key: String, _ arguments: [EntryValue]) -> String?
  package var scope: EvaluationScope
  /// What `env.…` reads, by name; asked one by one because most templates ask for one or two.
  package var environment: (_ name: String) -> EntryValue?
  /// Points as large as the user's text is in a text style; `nil` for a name that is no style.
  package var scaled: (_ points: Double, _ style: String) -> Double? = { points, _ in points }

  package init(
    locale: Locale, calendar: Calendar, timeZone: TimeZone, scope: EvaluationScope,
    environment: @escaping (String) -> EntryValue? = { _ in nil },
    localizedFormat: @escaping (String, [EntryValue]) -> String? = { _, _ in nil }
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.scope = scope
    self.environment = environment
    self.localizedFormat = localizedFormat
  }
}

/// Names an expression can use; inner ones hide outer ones.
///
/// A linked list: a `ForEach` adds a name for every element without copying those around it.
package final class EvaluationScope: Sendable {
  private let name: String
  private let value: EntryValue
  private let outer: EvaluationScope?

  package init(_ name: String, _ value: EntryValue, in outer: EvaluationScope? = nil) {
    self.name = name
    self.value = value
    self.outer = outer
  }

  package func binding(_ name: String, _ value: EntryValue) -> EvaluationScope {
    EvaluationScope(name, value, in: self)
  }

  package subscript(name: String) -> EntryValue? {
    var scope = self
    while scope.name != name {
      guard let outer = scope.outer else { return nil }
      scope = outer
    }
    return scope.value
  }

  /// Innermost first.
  package var names: [String] { [name] + (outer?.names ?? []) }
}

/// Counts the steps of all expressions of one render, and keeps the formatters they share.
package final class EvaluationSession {
  private let limit: Int
  private var left: Int
  let formatters = FormatterCache()

  package init(_ limits: RenderLimits = .standard) {
    limit = limits.expressionSteps
    left = limits.expressionSteps
  }

  package var stepsUsed: Int { limit - left }

  /// Counts text that is copied or searched: 64 bytes are a step.
  func spend(text: String, at offset: Int) throws(ExpressionFault) {
    try spend(text.utf8.count / 64, at: offset)
  }

  func spend(_ steps: Int, at offset: Int) throws(ExpressionFault) {
    guard left >= steps else {
      throw ExpressionFault(
        offset: offset, problem: .tooLarge(what: "the work of all expressions", limit: limit))
    }
    left -= steps
  }
}
