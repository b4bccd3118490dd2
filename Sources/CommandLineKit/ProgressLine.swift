import Synchronization

/// One line on a terminal that says how far a long job is, how fast it goes, and how long it has
/// to go: `batch: 1200 of 5000 (24 %), 310/s, 12 s left`.
///
/// Silent when nobody watches, and for the first second: most jobs are over by then. May be
/// advanced from several threads.
package final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var lastShown: Duration?
  }

  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private let label: String
  private let total: Int
  private let console: Console
  /// Time since the start. Says how the work goes and never reaches a picture.
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - total: How many items there are; 0 if that is not known.
  ///   - elapsed: Time since the start, for tests; by default a monotonic clock.
  package init(
    _ label: String, total: Int, console: Console = .system,
    elapsed: (@Sendable () -> Duration)? = nil
  ) {
    self.label = label
    self.total = total
    self.console = console
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// Counts finished items and redraws the line now and then.
  package func advance(by count: Int = 1) {
    state.withLock { state in
      state.done += count
      guard console.isInteractive else { return }
      let now = elapsed()
      guard now >= Self.delay, now - (state.lastShown ?? .zero) >= Self.interval else { return }
      state.lastShown = now
      // Back to the start, the text, then clear what an older, longer one left.
      console.complain("\r\(text(done: state.done, after: now))\u{1B}[K")
    }
  }

  /// Removes the line.
  package func finish() {
    state.withLock { state in
      if state.lastShown != nil { console.complain("\r\u{1B}[K") }
      state.lastShown = nil
    }
  }

  func text(done: Int, after elapsed: Duration) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var text = "\(label): \(done)"
    if total > 0 { text += " of \(total) (\(done * 100 / total) %)" }
    text += ", \(Self.rounded(rate))/s"
    if total > done, rate > 0 { text += ", \(Self.clock(Double(total - done) / rate)) left" }
    return text
  }

  /// Three digits are enough, and fewer would jump.
  private static func rounded(_ rate: Double) -> String {
    guard rate < 10 else { return String(Int(rate.rounded())) }
    let tenths = Int((rate * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func clock(_ seconds: Double) -> String {
    // A rate near nothing would overflow; a hundred hours say enough.
    let whole = Int(min(seconds, 359_999).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3_600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3_600) h \(whole % 3_600 / 60) min"
  }
}
