import Foundation

/// Where a path leads after `.`, `..` and links, so that two spellings of one file are equal.
struct FilePlace: Hashable {
  private let path: String

  init(_ path: String) {
    self.path =
      path == "-"
      ? path : URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
