import Foundation
import WidgetGeometry
import WidgetRaster
import WidgetRender

/// One running program of a widget, which draws one picture after another.
///
/// Used by one thread at a time, hence unchecked.
final class ProgramSession: @unchecked Sendable {
  private let name: String
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  /// Ours of the socket that is the program's standard input.  A socket, because writing to a
  /// program that is gone must be an error here and not end this process.
  private let input: Int32
  private var output: PictureReader
  /// What the program and the widget's own code have to say; without a name on disk.
  private let messages: FileHandle
  private var isOpen = true

  init(program: URL, words: [String]) throws {
    name = program.lastPathComponent
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw SnapshotError.program("\(program.path): there is no such program")
    }
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw SnapshotError.program("\(program.path): cannot be talked to: \(Self.lastError)")
    }
    // Other programs that are started meanwhile must not hold it open.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    input = ends[0]
    let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    messages = try Self.namelessFile()
    let pipe = Pipe()
    output = PictureReader(pipe.fileHandleForReading)
    process.executableURL = program
    process.arguments = ["pictures"] + words
    process.standardInput = theirs
    process.standardOutput = pipe
    process.standardError = messages
    process.terminationHandler = { [ended] _ in ended.signal() }
    do {
      try process.run()
    } catch {
      Foundation.close(input)
      throw SnapshotError.program("\(program.path): cannot be started: \(error)")
    }
  }

  deinit { close() }

  /// Ends the program, by force if it does not end by itself.
  func close() {
    guard isOpen else { return }
    isOpen = false
    Foundation.close(input)
    if process.isRunning, ended.wait(timeout: .now() + .seconds(2)) != .success {
      kill(process.processIdentifier, SIGKILL)
    }
  }

  func draw(_ words: [String]) throws -> DrawnSnapshot {
    let line = try JSONEncoder().encode(words) + Data("\n".utf8)
    let start = messageLength
    do {
      try send(line)
      let (header, pixels, layout) = try output.next()
      if let error = header.error {
        throw SnapshotError.program("\(name): \(error)" + said(since: start))
      }
      let bitmap = Bitmap(width: header.width, height: header.height, pixels: pixels)
      return DrawnSnapshot(
        bitmap: bitmap, scale: CGFloat(header.scale), layout: layout,
        diagnostics: header.diagnostics)
    } catch is PictureReader.Ended {
      throw SnapshotError.program("\(name) \(end())" + said(since: start))
    } catch is PictureReader.Silent {
      kill(process.processIdentifier, SIGKILL)
      throw SnapshotError.program(
        "\(name) said nothing for \(PictureReader.patience) s" + said(since: start))
    } catch let error as PictureReader.Malformed {
      throw SnapshotError.program("\(name): \(error.reason)" + said(since: start))
    }
  }

  /// How the program ended: `ended with code 70`.
  private func end() -> String {
    guard ended.wait(timeout: .now() + .seconds(5)) == .success else {
      return "closed its output and goes on"
    }
    ended.signal()
    return process.terminationReason == .exit
      ? "ended with code \(process.terminationStatus) instead of drawing"
      : "was ended by signal \(process.terminationStatus) instead of drawing"
  }

  private func send(_ data: Data) throws {
    try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let count = Foundation.send(
          input, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count > 0 {
          done += count
        } else if errno != EINTR {
          throw PictureReader.Ended()
        }
      }
    }
  }

  private var messageLength: Int {
    var info = stat()
    return fstat(messages.fileDescriptor, &info) == 0 ? Int(info.st_size) : 0
  }

  /// The end of what was said since, for a message: on lines of its own.
  private func said(since start: Int) -> String {
    let most = 2_000
    let from = max(start, messageLength - most)
    var bytes = [UInt8](repeating: 0, count: most)
    let count = pread(messages.fileDescriptor, &bytes, most, off_t(from))
    guard count > 0 else { return "" }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "" : "; it said:\n" + text
  }

  private static var lastError: String { String(cString: strerror(errno)) }

  private static func namelessFile() throws -> FileHandle {
    let template = FileManager.default.temporaryDirectory
      .appendingPathComponent("widget-messages-XXXXXX").path
    var path = Array(template.utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw SnapshotError.program("\(template): cannot be made: \(lastError)")
    }
    unlink(path)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
