package import Foundation
import Synchronization

/// Where a widget's program was found or built.
package struct ProgramLocation: Hashable, Sendable {
  package var url: URL
  /// Options that every use of it needs.
  package var words: [String]

  package init(_ url: URL, words: [String] = []) {
    self.url = url
    self.words = words
  }
}

/// The running programs of a suite's widgets.
///
/// A program that has drawn waits for the next picture with the same process options, up to a limit
/// of programs that wait; whoever needs another one starts it.
package final class ProgramPool: Sendable {
  private struct Key: Hashable {
    var program: URL
    var words: [String]
  }

  private struct State {
    /// Those that have nothing to do, the one that waits longest first.
    var waiting: [(key: Key, session: ProgramSession)] = []
    var started = 0
  }

  private let programs: [ProgramReference: ProgramLocation]
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - programs: Where the files are.
  ///   - limit: How many programs wait at most.
  package init(programs: [ProgramReference: ProgramLocation], limit: Int) {
    self.programs = programs
    self.limit = limit
  }

  /// How many processes were started so far.
  package var startCount: Int { state.withLock { $0.started } }

  /// - Parameter isAlone: Whether a process of its own draws the picture.
  func draw(_ picture: ProgramPicture, alone isAlone: Bool = false) throws -> DrawnSnapshot {
    guard let program = programs[picture.program] else {
      throw SnapshotError.program("\(picture.program) was not built")
    }
    let key = Key(program: program.url, words: program.words + picture.processWords)
    let session = try (isAlone ? nil : take(key)) ?? start(key)
    // A program that failed is not used again: what state it is in, nobody knows.
    do {
      let drawn = try session.draw(picture.words)
      if isAlone { session.close() } else { put(session, key) }
      return drawn
    } catch {
      session.close()
      throw error
    }
  }

  /// Ends all programs.
  package func close() {
    let all = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for entry in all { entry.session.close() }
  }

  deinit { close() }

  private func take(_ key: Key) -> ProgramSession? {
    state.withLock { state in
      guard let index = state.waiting.lastIndex(where: { $0.key == key }) else { return nil }
      return state.waiting.remove(at: index).session
    }
  }

  private func start(_ key: Key) throws -> ProgramSession {
    state.withLock { $0.started += 1 }
    return try ProgramSession(program: key.program, words: key.words)
  }

  private func put(_ session: ProgramSession, _ key: Key) {
    let surplus = state.withLock { state in
      state.waiting.append((key, session))
      return state.waiting.count > limit ? state.waiting.removeFirst().session : nil
    }
    surplus?.close()
  }
}
