import Foundation

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The lock guards the value.
  fileprivate let mutex = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }
  public init(uncheckedState: State) { state = uncheckedState }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }
  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
}
