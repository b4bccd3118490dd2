/// Evaluates bodies on the calling worker: the only place where actor isolation is set aside.
///
/// A render builds its own views and models and hands them to nobody, so running main-actor code on
/// a worker is sound as long as the widget does not change global main-actor state; such widgets
/// are rendered one at a time.
nonisolated enum BodyEvaluator {
  static func body<V: View>(of view: V) -> V.Body {
    let read: @MainActor (V) -> V.Body = { $0.body }
    return withoutIsolation(read)(view)
  }

  static func body<M: ViewModifier>(of modifier: M, _ content: M.Content) -> M.Body {
    let read: @MainActor (M, M.Content) -> M.Body = { $0.body(content: $1) }
    return unsafeBitCast(read, to: ((M, M.Content) -> M.Body).self)(modifier, content)
  }

  private static func withoutIsolation<A, B>(
    _ function: @escaping @MainActor (A) -> B
  ) -> (A) -> B {
    unsafeBitCast(function, to: ((A) -> B).self)
  }

  /// Calls any main-actor function of two arguments on this worker.
  static func call<A, B, R>(_ function: @escaping @MainActor (A, B) -> R, _ a: A, _ b: B) -> R {
    unsafeBitCast(function, to: ((A, B) -> R).self)(a, b)
  }

  /// Calls any main-actor closure on this worker.
  static func call<R>(_ function: @escaping @MainActor () -> R) -> R {
    unsafeBitCast(function, to: (() -> R).self)()
  }
}
