import Foundation
import WidgetGeometry
import WidgetRender

/// Reads what a widget's program hands over: a line of JSON, pixels, a layout dump.
struct PictureReader {
  /// The program closed its output.
  struct Ended: Error {}
  /// The program neither answers nor ends.
  struct Silent: Error {}
  /// What came is no picture.
  struct Malformed: Error {
    let reason: String
  }

  /// Seconds to wait for the next bytes.  The program watches the widget's code itself and gives up
  /// after 120; this is for one that cannot.
  static let patience = 180
  /// Longest line before a picture, in bytes: a few thousand diagnostics.
  private static let longestHeader = 1 << 20

  private let handle: FileHandle
  private var buffer: [UInt8] = []

  init(_ handle: FileHandle) { self.handle = handle }

  mutating func next() throws -> (header: PictureHeader, pixels: [UInt32], layout: Data) {
    let limits = RenderLimits.standard
    let header: PictureHeader
    do {
      header = try JSONDecoder().decode(PictureHeader.self, from: try line())
    } catch is DecodingError {
      throw Malformed(reason: "its answer is none; is it built against this version?")
    }
    // Each side first: a product of what a program says may not fit a number.
    let sides = 0...limits.pixelCount
    guard sides.contains(header.width), sides.contains(header.height),
      header.width * header.height <= limits.pixelCount,
      (0...limits.documentBytes).contains(header.layoutBytes)
    else { throw Malformed(reason: "\(header.width) × \(header.height) pixels are over a limit") }
    guard header.error == nil else { return (header, [], Data()) }
    let count = header.width * header.height
    var rest: (any Error)?
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
      do {
        try read(into: UnsafeMutableRawBufferPointer(pixels))
        filled = count
      } catch {
        rest = error
        filled = 0
      }
    }
    if let rest { throw rest }
    var layout = Data(count: header.layoutBytes)
    try layout.withUnsafeMutableBytes { try read(into: $0) }
    return (header, pixels, layout)
  }

  private mutating func line() throws -> Data {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeFirst(end + 1) }
        return Data(buffer[..<end])
      }
      guard buffer.count < Self.longestHeader else { throw Malformed(reason: "its answer is none") }
      var chunk = [UInt8](repeating: 0, count: 64 << 10)
      let count = try chunk.withUnsafeMutableBytes { try fill($0) }
      buffer += chunk.prefix(count)
    }
  }

  /// Fills the whole of a memory region, from what is buffered first.
  private mutating func read(into target: UnsafeMutableRawBufferPointer) throws {
    let known = min(buffer.count, target.count)
    target.copyBytes(from: buffer.prefix(known))
    buffer.removeFirst(known)
    var done = known
    while done < target.count {
      done += try fill(UnsafeMutableRawBufferPointer(rebasing: target[done...]))
    }
  }

  private func fill(_ target: UnsafeMutableRawBufferPointer) throws -> Int {
    var wait = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&wait, 1, Int32(Self.patience * 1_000))
      if ready == 0 { throw Silent() }
      if ready < 0 {
        guard errno == EINTR else { throw Ended() }
        continue
      }
      let count = Foundation.read(handle.fileDescriptor, target.baseAddress, target.count)
      if count > 0 { return count }
      guard count < 0, errno == EINTR else { throw Ended() }
    }
  }
}
