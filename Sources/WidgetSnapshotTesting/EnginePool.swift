import Foundation
import Synchronization
import WidgetRender
import WidgetSnapshots

/// Threads with an engine each, shared by all tests of a process.
///
/// Tests run in parallel, and an engine belongs to one thread: whoever wants a picture hands in a
/// job and waits.  Engines stay warm, so fonts are opened once for each thread and not for each
/// assertion.
final class EnginePool: Sendable {
  typealias Job = @Sendable (Result<RenderEngine, RenderError>) -> Void

  static let shared = EnginePool(
    workers: max(1, min(4, ProcessInfo.processInfo.activeProcessorCount)))

  /// As for batches: layout recurses, and debug builds need much stack for a level.
  private static let stackBytes = 64 << 20

  private let jobs = Mutex<[Job]>([])
  private let waiting = DispatchSemaphore(value: 0)

  init(workers: Int) {
    for _ in 0..<workers {
      let thread = Thread { [self] in
        let engine = Self.makeEngine()
        while true {
          waiting.wait()
          jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }?(engine)
        }
      }
      thread.stackSize = Self.stackBytes
      thread.start()
    }
  }

  private static func makeEngine() -> Result<RenderEngine, RenderError> {
    do throws(RenderError) {
      return .success(
        try RenderEngine(resources: RenderResources(root: ResourceRoot.find(executable: nil))))
    } catch {
      return .failure(error)
    }
  }

  /// Does one job for each index and comes back when all are done.
  func run(count: Int, _ body: @escaping @Sendable (Int, Result<RenderEngine, RenderError>) -> Void)
  {
    let done = DispatchGroup()
    for index in 0..<count {
      done.enter()
      jobs.withLock { jobs in
        jobs.append { engine in
          body(index, engine)
          done.leave()
        }
      }
      waiting.signal()
    }
    done.wait()
  }
}
