import Observation
import Synchronization
package import WidgetLayout

/// A view tree with a place for everything, as one pass made it.
package protocol PlacedTree {
  var pass: LayoutPass { get }
  var table: DrawableTable { get }
}

/// Resolves and lays out until views stop changing their own state.
///
/// `onAppear`, `onChange` and preference observers run once everything is placed; what they change
/// is seen by views that are resolved after them.  A view that always changes something would never
/// end, so the number of passes is bounded.
package struct SettleLoop {
  /// Passes after the first.  Measuring a view and laying out again with its size takes one or two.
  package static let repeatLimit = 5

  private let session: RenderSession

  package init(_ session: RenderSession) { self.session = session }

  /// Runs `attempt` until nothing changes, and returns what the last one made.
  package func run<Attempt: PlacedTree, Failure: Error>(
    _ attempt: () throws(Failure) -> Attempt
  ) throws(Failure) -> Attempt {
    let found = session.diagnostics.count
    var repeats = 0
    while true {
      // Findings of a picture that is not the last one are of no interest.
      session.keepDiagnostics(first: found)
      session.state.beginPass()
      let observed = ChangeFlag()
      let result = withObservationTracking {
        tracked(attempt)
      } onChange: {
        observed.set()
      }
      defer { session.forgetViews() }
      let placed = try result.get()
      placed.table.lifecycle.run(in: placed.pass, session.state)
      guard session.failure == nil, session.state.isChanged || observed.isSet else {
        return placed
      }
      guard repeats < Self.repeatLimit else {
        session.report(
          Diagnostic(
            .warning, "layout-does-not-settle",
            "views still change their state after \(repeats) repetitions; the last picture is kept"
          ))
        return placed
      }
      repeats += 1
    }
  }

  private func tracked<Attempt, Failure: Error>(
    _ attempt: () throws(Failure) -> Attempt
  ) -> Result<Attempt, Failure> {
    do throws(Failure) { return .success(try attempt()) } catch { return .failure(error) }
  }
}

/// Set by a model that changed; models may be changed from anywhere.
private final class ChangeFlag: Sendable {
  private let value = Mutex(false)

  func set() { value.withLock { $0 = true } }
  var isSet: Bool { value.withLock { $0 } }
}
