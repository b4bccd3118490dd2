import Foundation

/// A tab-separated file whose rows are in byte order of their first column, searched by halving.
///
/// The file is mapped, not read: one lookup in 1.2 MB touches about twenty rows, and only the row
/// that is found is turned into strings.
struct SortedTable: Sendable {
  private let data: Data
  /// Offset of the first row, after the header line.
  private let start: Int

  init(_ file: URL, named name: String, limit: Int) throws(AssetIssue) {
    data = try DocumentReader.data(of: file, named: name, limit: limit, mapped: true)
    start = (data.firstIndex(of: 0x0A) ?? data.endIndex - 1) + 1
  }

  /// The columns of the row that starts with `key`, without the key; `nil` when there is none.
  func row(_ key: String) -> [Substring]? {
    let wanted = Array(key.utf8)
    return data.withUnsafeBytes { bytes in
      var low = start
      var high = bytes.count
      while low < high {
        let middle = (low + high) / 2
        var line = middle
        while line > low, bytes[line - 1] != 0x0A { line -= 1 }
        switch Self.compare(bytes, line, with: wanted) {
        case .orderedSame:
          return Self.columns(bytes, from: line + wanted.count + 1)
        case .orderedAscending:
          low = middle
          while low < bytes.count, bytes[low] != 0x0A { low += 1 }
          low += 1
        case .orderedDescending: high = line
        }
      }
      return nil
    }
  }

  /// The first column of every row.
  func keys() -> [String] {
    data[start...].split(separator: 0x0A).compactMap { line in
      line.split(separator: 0x09, maxSplits: 1).first.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// How the key of the row at `line` stands to `wanted`; a key ends at a tab.
  private static func compare(
    _ bytes: UnsafeRawBufferPointer, _ line: Int, with wanted: [UInt8]
  ) -> ComparisonResult {
    for (offset, byte) in wanted.enumerated() {
      guard line + offset < bytes.count else { return .orderedAscending }
      let own = bytes[line + offset]
      if own == 0x09 || own == 0x0A || own < byte { return .orderedAscending }
      if own > byte { return .orderedDescending }
    }
    let end = line + wanted.count
    return end >= bytes.count || bytes[end] == 0x09 || bytes[end] == 0x0A
      ? .orderedSame : .orderedDescending
  }

  private static func columns(_ bytes: UnsafeRawBufferPointer, from start: Int) -> [Substring] {
    var end = min(start, bytes.count)
    let first = end
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return String(decoding: bytes[first..<end], as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
  }
}
