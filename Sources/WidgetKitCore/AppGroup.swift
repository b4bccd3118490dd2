public import Foundation

extension FileManager {
  /// The folder an app shares with its widgets: the one of the group's name among the widget's
  /// files.  It need not exist, as on a phone where the app has not run yet.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    Bundle.main.bundleURL.appendingPathComponent(group)
  }
}
