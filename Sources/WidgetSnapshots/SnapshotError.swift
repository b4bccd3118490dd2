/// What keeps snapshots from being compared or kept.
package enum SnapshotError: Error, Hashable, Sendable {
  case collisions([NameCollision])
  case layoutUnreadable(String)
  /// A reference is a stand-in of a tool for large files.
  case pointer(path: String, tool: String)
  case unreadable(String)
  case unwritable(String)
  /// The suite file is wrong: the place, then what and why.
  case suite(String)
  case file(String)
  /// A widget's program could not be made or did not draw.
  case program(String)
}

extension SnapshotError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .collisions(let all):
      "two cases want one file: " + all.map(\.description).joined(separator: "; ")
    case .layoutUnreadable(let reason): "the layout dump cannot be read: \(reason)"
    case .pointer(let path, let tool):
      "\(path): large-file pointer of \(tool), content not fetched"
    case .unreadable(let reason), .unwritable(let reason), .suite(let reason), .file(let reason),
      .program(let reason):
      reason
    }
  }
}
