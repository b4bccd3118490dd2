import Synchronization

/// Asks a handler's method that answers through a completion handler.
///
/// An answer given twice counts once.  One that never comes is for the caller's time limit.
public enum _INAsk {
  /// For methods that answer with a value or an error.
  public static func answer<Value>(
    _ ask: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value? {
    let answer = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<HandedOver<Value?>, any Error>) in
      let once = Once()
      ask { value, error in
        guard once.isFirst() else { return }
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: HandedOver(value))
        }
      }
    }
    return answer.value
  }

  /// For methods that answer with a value.
  public static func value<Value>(_ ask: (@escaping (Value) -> Void) -> Void) async -> Value {
    let answer = await withCheckedContinuation {
      (continuation: CheckedContinuation<HandedOver<Value>, Never>) in
      let once = Once()
      ask { value in
        if once.isFirst() { continuation.resume(returning: HandedOver(value)) }
      }
    }
    return answer.value
  }

  private final class Once: Sendable {
    private let isDone = Atomic(false)
    func isFirst() -> Bool { !isDone.exchange(true, ordering: .acquiringAndReleasing) }
  }
}
