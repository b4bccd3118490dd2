import Dispatch
import Foundation

/// Says what was being done when the widget's code crashes or never ends.
enum CrashReport {
  /// What is being done, as bytes a signal handler may write.
  ///
  /// Written by the render thread only; a handler that runs meanwhile prints a cut text at worst.
  nonisolated(unsafe) private static let phase = UnsafeMutablePointer<UInt8>.allocate(
    capacity: phaseSize)
  private static let phaseSize = 512

  static func install(name: String) {
    enter("\(name): starting")
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        CrashReport.tell("\n")
        CrashReport.tellPhase()
        CrashReport.tell(
          signal == SIGSEGV || signal == SIGBUS
            ? ": the widget's code crashed: bad memory access, or views nested too deep\n"
            : ": the widget's code crashed; the reason is above\n")
        _exit(70)
      }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(signal, &action, nil)
    }
  }

  /// Gives the calling thread a stack for handlers, so that a full stack can be told of.
  static func watchStack() {
    let size = 64 << 10
    var stack = stack_t()
    // Kept for the life of the process.
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  static func enter(_ text: String) {
    var bytes = Array(text.utf8.prefix(phaseSize - 1))
    bytes.append(0)
    phase.update(from: bytes, count: bytes.count)
  }

  /// Runs `body`, and ends the process if it takes longer than allowed.
  static func watching<R>(
    _ what: String, seconds: Double, _ body: () throws -> R
  ) rethrows -> R {
    enter(what)
    let watch = WatchFlag()
    let thread = Thread {
      guard !watch.waitForEnd(seconds) else { return }
      tellPhase()
      tell(": took longer than \(Int(seconds)) seconds and was given up\n")
      _exit(70)
    }
    thread.stackSize = 1 << 19
    thread.start()
    defer { watch.end() }
    return try body()
  }

  private static func tellPhase() {
    write(2, phase, strlen(UnsafePointer<CChar>(OpaquePointer(phase))))
  }

  private static func tell(_ text: StaticString) {
    write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
  private static func tell(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// Set when watched work has ended.
private final class WatchFlag: Sendable {
  private let ended = DispatchSemaphore(value: 0)

  func end() { ended.signal() }
  /// Whether the end came in time.
  func waitForEnd(_ seconds: Double) -> Bool { ended.wait(timeout: .now() + seconds) == .success }
}
