import Foundation
import Synchronization

/// Renders many requests on several workers.
///
/// Each worker owns an engine and takes the next index; results are handed on by index, so what is
/// delivered does not depend on timing, and one worker gives the same bytes as four.
package struct BatchRenderer {
  private let resources: RenderResources
  private let workers: Int

  /// Stack of a worker.  Resolver and layout recurse, `RenderLimits.viewDepth` deep at most; debug
  /// builds need far more per level than release builds.
  private static let stackBytes = 64 << 20

  /// - Parameter workers: Number of threads, at least 1.
  package init(resources: RenderResources, workers: Int) {
    self.resources = resources
    self.workers = max(1, workers)
  }

  /// Calls `body` for every index with a worker's engine; `body` must not depend on order.
  ///
  /// - Throws: What making an engine throws.  Errors of single items are the body's business.
  package func run(
    count: Int, _ body: @escaping @Sendable (Int, RenderEngine) -> Void
  ) throws(RenderError) {
    let work = Work()
    let threads = min(workers, max(count, 1))
    let done = DispatchGroup()
    for _ in 0..<threads {
      done.enter()
      let resources = resources
      let thread = Thread {
        defer { done.leave() }
        do throws(RenderError) {
          let engine = try RenderEngine(resources: resources)
          while let index = work.take(below: count) { body(index, engine) }
        } catch {
          work.fail(error)
        }
      }
      thread.stackSize = Self.stackBytes
      thread.start()
    }
    done.wait()
    if let error = work.error { throw error }
  }

  /// What the workers share.
  private final class Work: Sendable {
    private let next = Mutex(0)
    private let failure = Mutex<RenderError?>(nil)

    func take(below count: Int) -> Int? {
      next.withLock { index in
        guard index < count else { return nil }
        defer { index += 1 }
        return index
      }
    }

    func fail(_ error: RenderError) { failure.withLock { if $0 == nil { $0 = error } } }

    var error: RenderError? { failure.withLock { $0 } }
  }
}
