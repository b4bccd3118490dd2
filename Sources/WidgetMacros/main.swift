import Foundation

// The compiler starts this program and asks it to expand macros.  It speaks the compiler's plugin
// protocol directly: each message is eight bytes of length, little endian, and JSON.  That keeps
// SwiftSyntax, which takes minutes to build, out of every widget's build.

let input = FileHandle.standardInput
let output = FileHandle.standardOutput

func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let chunk = try? input.read(upToCount: count - data.count), !chunk.isEmpty else {
      return nil
    }
    data.append(chunk)
  }
  return data
}

func send(_ reply: Reply) throws {
  let json = try JSONEncoder().encode(reply)
  var length = UInt64(json.count).littleEndian
  try output.write(contentsOf: Data(bytes: &length, count: 8) + json)
}

/// A source is far below this; a longer message is a broken stream.
let longestMessage = 256 << 20

while let header = read(8) {
  let length = header.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  // An empty message ends the conversation.
  guard 1...longestMessage ~= Int(clamping: length), let json = read(Int(length)) else { break }
  do {
    try send(Reply(to: try JSONDecoder().decode(Request.self, from: json)))
  } catch {
    // Standard error reaches the user as part of the compiler's own failure.
    FileHandle.standardError.write(Data("WidgetMacros: \(error)\n".utf8))
    exit(1)
  }
}
