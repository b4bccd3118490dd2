import Foundation

/// Calls a widget's own code on a thread of its own and waits for what it hands back.
///
/// The code may call its completion handler at once, later, from the main queue, or never; it may
/// also never return.  The waiting thread must therefore not be the main one, which has to serve
/// its queue meanwhile.
nonisolated enum ProviderRun {
  /// Providers parse feeds and draw pictures; a secondary thread's 512 KiB would be little.
  private static let stackSize = 16 << 20

  static func value<Value>(
    of method: String, within seconds: Double,
    _ start: @escaping (@escaping @Sendable (Result<Value, ProviderError>) -> Void) -> Void
  ) throws(ProviderError) -> Value {
    let mailbox = Mailbox<Value>()
    // Handed over to the one thread that runs it; this one only waits.
    nonisolated(unsafe) let start = start
    let thread = Thread { start { mailbox.put($0) } }
    thread.stackSize = stackSize
    thread.name = method
    thread.start()
    guard let result = mailbox.take(within: seconds) else {
      throw .timedOut(method: method, seconds: seconds)
    }
    return try result.get()
  }
}

/// Takes one value from another thread; later ones are dropped.
///
/// Unchecked because entries need not be Sendable: the lock orders the one handing over.
private final class Mailbox<Value>: @unchecked Sendable {
  private let arrived = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var result: Result<Value, ProviderError>?

  func put(_ result: Result<Value, ProviderError>) {
    lock.lock()
    if self.result == nil { self.result = result }
    lock.unlock()
    arrived.signal()
  }

  func take(within seconds: Double) -> Result<Value, ProviderError>? {
    guard arrived.wait(timeout: .now() + seconds) == .success else { return nil }
    lock.lock()
    defer { lock.unlock() }
    return result
  }
}
