public import WidgetViews

/// What performing an intent gives.
public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol OpensIntent: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}

extension Never: IntentResult {}

/// Whatever parts a result has; the type arguments say which.
public struct IntentResultContainer<Value: Sendable, Opens: Sendable, Snippet, Dialog: Sendable>:
  IntentResult
{
  public let value: Value?
  init(value: Value? = nil) { self.value = value }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent where Opens: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
  public static func result<V: Sendable>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self() }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value) }
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> { Self() }
  public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> { Self(value: value) }
  public static func result<S: View>(view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> { Self() }
  public static func result<S: View>(@ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> { Self() }
  public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> { Self() }
  public static func result<V: Sendable, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> { Self(value: value) }
}
