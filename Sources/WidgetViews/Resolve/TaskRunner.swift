import Synchronization

/// Runs what views do asynchronously, on the render's own worker.
///
/// A picture is not kept waiting: a task runs as far as it gets without waiting for something
/// outside (a clock, a network), and is called off there.  Jobs are run as if on the main actor, as
/// `BodyEvaluator` runs bodies.
enum TaskRunner {
  /// Returns whether the task came to its end.
  static func run(_ action: @escaping @Sendable () async -> Void) -> Bool {
    let executor = InlineExecutor()
    let end = EndFlag()
    let task = Task(executorPreference: executor) {
      await action()
      end.isReached.withLock { $0 = true }
    }
    executor.drain()
    let isFinished = end.isReached.withLock { $0 }
    if !isFinished {
      task.cancel()
      executor.drain()
    }
    return isFinished
  }

  private final class EndFlag: Sendable {
    let isReached = Mutex(false)
  }
}

/// Keeps jobs until the worker that made it asks for them.
private final class InlineExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs all jobs, and those they bring.
  func drain() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
  }
}
