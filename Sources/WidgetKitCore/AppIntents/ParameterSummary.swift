/// A sentence with an intent's parameters in it; shown where intents are edited, never in pictures.
public protocol ParameterSummary: Sendable {}

public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
}

/// A summary in words.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init() {}
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// Words with key paths of parameters between them.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<V: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<V>>
    ) {}
    public mutating func appendInterpolation<V: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<V>>, format: String
    ) {}
  }
}

@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<V: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>
  ) -> PartialKeyPath<Intent> { keyPath }
  public static func buildBlock(
    _ keyPaths: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { keyPaths }
}

@resultBuilder public enum ParameterSummaryBuilder {
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
}

/// Chooses a summary by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummary
{
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCases<Value>]
  ) {}
}

/// One way a switch of summaries goes.
public struct ParameterSummaryCases<Value>: Sendable {}

public struct ParameterSummaryCase<Value> {
  public init<S: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder _ summary: () -> S
  ) {}
  public init<S: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder _ summary: () -> S
  ) {}
}

public struct ParameterSummaryDefaultCase {
  public init<S: ParameterSummary>(@ParameterSummaryBuilder _ summary: () -> S) {}
}

@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression(
    _ expression: ParameterSummaryCase<Value>
  ) -> ParameterSummaryCases<Value> { ParameterSummaryCases() }
  public static func buildExpression(
    _ expression: ParameterSummaryDefaultCase
  ) -> ParameterSummaryCases<Value> { ParameterSummaryCases() }
  public static func buildBlock(
    _ cases: ParameterSummaryCases<Value>...
  ) -> [ParameterSummaryCases<Value>] { cases }
}

/// Chooses a summary by a condition on a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  public enum ValueOperator: Sendable { case hasAnyValue, hasNoValue }
  public enum ComparisonOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  }
  public enum MembershipOperator: Sendable { case oneOf }

  public init<V: _IntentValue, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ comparison: ComparisonOperator, _ value: V,
    @ParameterSummaryBuilder _ then: () -> A, @ParameterSummaryBuilder otherwise: () -> B
  ) {}
  public init<V: _IntentValue, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ condition: ValueOperator,
    @ParameterSummaryBuilder _ then: () -> A, @ParameterSummaryBuilder otherwise: () -> B
  ) {}
  public init<V: _IntentValue, A: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<V>>, _ comparison: ComparisonOperator, _ value: V,
    @ParameterSummaryBuilder _ then: () -> A
  ) {}
  public init<A: ParameterSummary, B: ParameterSummary>(
    widgetFamily: MembershipOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder _ then: () -> A, @ParameterSummaryBuilder otherwise: () -> B
  ) {}
  public init<A: ParameterSummary, B: ParameterSummary>(
    widgetFamily: ComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder _ then: () -> A, @ParameterSummaryBuilder otherwise: () -> B
  ) {}
}
