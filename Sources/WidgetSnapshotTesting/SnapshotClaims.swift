import Synchronization
import WidgetSnapshots

/// Which reference belongs to which assertion of this process.
///
/// A second assertion under the name of another is a mistake that would make both compare with
/// whatever was recorded last.  The same assertion may come again, when a test is repeated or runs
/// once for each argument, as long as it draws the same.
final class SnapshotClaims: Sendable {
  static let shared = SnapshotClaims()

  private struct Claim {
    var origin: String
    var digest: String?
  }

  private let claims = Mutex<[String: Claim]>([:])

  /// - Returns: The assertion that has the name already.
  func claim(_ path: String, origin: String) -> String? {
    claims.withLock { claims in
      if let old = claims[path] { return old.origin == origin ? nil : old.origin }
      claims[path] = Claim(origin: origin)
      return nil
    }
  }

  /// Remembers what was drawn under a name; `false` if something else was drawn before.
  func confirm(_ path: String, digest: String) -> Bool {
    claims.withLock { claims in
      guard let old = claims[path]?.digest else {
        claims[path]?.digest = digest
        return true
      }
      return old == digest
    }
  }
}

/// Stores whose environment change was told already.
final class ToldEnvironments: Sendable {
  static let shared = ToldEnvironments()
  private let roots = Mutex<Set<String>>([])

  /// Whether this is the first time for a store.
  func isNew(_ root: String) -> Bool { roots.withLock { $0.insert(root).inserted } }
}
