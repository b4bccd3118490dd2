/// Something wrong in an asset file that does not stop the render.
///
/// Assets are read when they are first asked for, so issues gather as a render goes on; reading
/// every set ahead of a render is `AssetCatalog.check()`.
package struct AssetIssue: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Hashable, Sendable {
    /// The asset, or one variant of it, cannot be used.
    case error
    /// The asset is used, but not everything it says is honoured.
    case warning
  }

  package var severity: Severity
  /// Path below the folder that was given, with that folder's own name in front.
  package var file: String
  /// JSON pointer, line or element inside the file; empty for the file as a whole.
  package var place: String
  package var reason: String
  /// What the author can do about it.
  package var remedy: String?

  package init(
    _ severity: Severity, file: String, place: String = "", _ reason: String, remedy: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.place = place
    self.reason = reason
    self.remedy = remedy
  }

  package var description: String {
    let head = "\(file)\(place.isEmpty ? "" : ": \(place)"): \(reason)"
    return remedy.map { "\(head); \($0)" } ?? head
  }
}
