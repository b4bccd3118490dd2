import Foundation

/// Reads whole files under a size limit that is checked before the bytes are.
enum DocumentReader {
  /// - Parameters:
  ///   - name: How the file is called in messages.
  ///   - limit: In bytes.
  ///   - mapped: Pages are read when they are touched; for our own tables, which do not change.
  static func data(
    of file: URL, named name: String, limit: Int, mapped: Bool = false
  ) throws(AssetIssue) -> Data {
    // Foundation's attributes of a file would read the machine's user and group tables.
    var attributes = stat()
    guard stat(file.path, &attributes) == 0 else {
      throw AssetIssue(.error, file: name, "the file is not there")
    }
    guard attributes.st_mode & S_IFMT == S_IFREG else {
      throw AssetIssue(.error, file: name, "is not a file")
    }
    let size = Int(attributes.st_size)
    guard size <= limit else {
      throw AssetIssue(.error, file: name, "\(size) bytes is over the limit of \(limit)")
    }
    do {
      return try Data(contentsOf: file, options: mapped ? .mappedIfSafe : [])
    } catch {
      throw AssetIssue(.error, file: name, "cannot be read")
    }
  }
}
