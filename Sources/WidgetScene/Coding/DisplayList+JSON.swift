package import Foundation
package import WidgetGeometry

extension DisplayList {
  /// The version of the JSON form written, and the only one read.  `Docs/display-list.md` has it
  /// in full.
  package static let version = 1

  /// The list as JSON: keys sorted, every number exact, the same bytes on every run.
  package func json(isPretty: Bool = false) throws(SceneError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return try encoder.encode(self)
    } catch let error as EncodingError {
      throw SceneError(error)
    } catch {
      throw .malformed(path: "", problem: "\(error)")
    }
  }

  /// Reads the JSON form.
  package init(json: Data, limits: RenderLimits = .standard) throws(SceneError) {
    guard json.count <= limits.documentBytes else {
      throw .tooLarge(bytes: json.count, limit: limits.documentBytes)
    }
    guard json.jsonDepth <= limits.documentDepth else {
      throw .tooDeep(limit: limits.documentDepth)
    }
    do {
      self = try JSONDecoder().decode(DisplayList.self, from: json)
    } catch let error as SceneError {
      throw error
    } catch let error as DecodingError {
      throw SceneError(error)
    } catch {
      throw .malformed(path: "", problem: "\(error)")
    }
  }

  private enum Keys: String, CodingKey { case displayList, size, items }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let version = try values.decode(Int.self, forKey: .displayList)
    guard version == Self.version else { throw SceneError.unknownVersion(version) }
    let size = try values.decode(Numbers.self, forKey: .size).exactly(2)
    self.init(
      size: CGSize(width: size[0], height: size[1]),
      items: try values.decode([DisplayItem].self, forKey: .items))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(Self.version, forKey: .displayList)
    try values.encode(Numbers(size), forKey: .size)
    try values.encode(items, forKey: .items)
  }
}

extension Data {
  /// The deepest nesting of brackets outside strings: a bound for recursive readers.
  fileprivate var jsonDepth: Int {
    var (depth, deepest) = (0, 0)
    var (isInString, isEscaped) = (false, false)
    for byte in self {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = Swift.max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}

extension SceneError {
  init(_ error: EncodingError) {
    switch error {
    case .invalidValue(_, let context):
      self = .malformed(path: Self.path(context.codingPath), problem: context.debugDescription)
    @unknown default: self = .malformed(path: "", problem: "\(error)")
    }
  }

  init(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .malformed(path: Self.path(context.codingPath), problem: context.debugDescription)
    case .keyNotFound(let key, let context):
      self = .malformed(
        path: Self.path(context.codingPath), problem: "\(key.stringValue) is missing")
    @unknown default: self = .malformed(path: "", problem: "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
  }
}
