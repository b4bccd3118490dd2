import Foundation

/// The files a build leaves for the next one.
struct WorkFolder {
  let root: URL

  init(_ root: URL) throws(WidgetBuildError) {
    self.root = root
    do {
      for name in ["adapted", "generated", "objects"] {
        try FileManager.default.createDirectory(
          at: root.appendingPathComponent(name), withIntermediateDirectories: true)
      }
    } catch {
      throw .unwritable(path: root.path, reason: error.localizedDescription)
    }
  }

  /// Runs `body` while no other process builds here; waits for one that does.
  func locked<R>(
    _ body: () throws(WidgetBuildError) -> R
  ) throws(WidgetBuildError) -> R {
    let path = file("lock").path
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    // The lock ends with the descriptor, also when the process is ended.
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw .unwritable(path: path, reason: String(cString: strerror(errno)))
      }
    }
    return try body()
  }

  func file(_ name: String) -> URL { root.appendingPathComponent(name) }

  /// Writes a file unless it holds the bytes already: the compiler goes by dates.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(WidgetBuildError) -> URL {
    let url = file(name)
    let data = Data(bytes)
    guard (try? Data(contentsOf: url)) != data else { return url }
    do {
      try data.write(to: url)
    } catch {
      throw .unwritable(path: url.path, reason: error.localizedDescription)
    }
    return url
  }

  @discardableResult
  func write(_ text: String, to name: String) throws(WidgetBuildError) -> URL {
    try write(Array(text.utf8), to: name)
  }

  /// What the last build was made from, and what it said.
  struct State: Codable {
    struct Left: Codable {
      let path: String
      let reason: String
    }
    let key: String
    let skipped: [Left]
    let notes: [String]
  }

  var state: State? {
    (try? Data(contentsOf: file("state.json"))).flatMap {
      try? JSONDecoder().decode(State.self, from: $0)
    }
  }

  func save(_ state: State) throws(WidgetBuildError) {
    guard let data = try? JSONEncoder().encode(state) else { return }
    try write(Array(data), to: "state.json")
  }
}
