package import Foundation
import WidgetGeometry

/// A value an expression works with: what an entry holds and what operators and filters give.
package enum EntryValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case date(Date)
  case array([EntryValue])
  case object(EntryObject)
}

/// Named values in the order they were written.
package struct EntryObject: Sendable {
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: EntryValue
  }

  package private(set) var members: [Member]
  /// Where each key is, kept for objects that are used as tables.
  private var positions: [String: Int]?
  /// Searching so many members takes about as long as hashing the key.
  private static let scanLimit = 16

  package init(_ members: [(String, EntryValue)] = []) {
    self.members = members.map { Member(key: $0.0, value: $0.1) }
    guard members.count > Self.scanLimit else { return }
    positions = Dictionary(
      self.members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package var keys: [String] { members.map(\.key) }

  /// Setting replaces in place or appends; setting `nil` removes.
  package subscript(key: String) -> EntryValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      let index = index(of: key)
      positions = nil
      switch (index, newValue) {
      case (let index?, let value?): members[index] = Member(key: key, value: value)
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension EntryObject: Hashable {
  package static func == (a: EntryObject, b: EntryObject) -> Bool { a.members == b.members }
  package func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension EntryObject {
  private func index(of key: String) -> Int? {
    if let positions { return positions[key] }
    return members.firstIndex { $0.key == key }
  }
}

extension EntryValue {
  package init(_ json: JSONValue) {
    self =
      switch json.kind {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .int(let int): .int(int)
      case .double(let double): .double(double)
      case .string(let string): .string(string)
      case .array(let items): .array(items.map { EntryValue($0) })
      case .object(let object):
        .object(EntryObject(object.members.map { ($0.key, EntryValue($0.value)) }))
      }
  }

  /// The number, whole or not.
  package var number: Double? {
    switch self {
    case .int(let int): Double(int)
    case .double(let double): double
    case .null, .bool, .string, .date, .array, .object: nil
    }
  }

  /// What a message calls the value.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .int, .double: "the number \(interpolated ?? "")"
    case .string(let string): "the string “\(string.shortened)”"
    case .date: "the date \(interpolated ?? "")"
    case .array(let items): items.isEmpty ? "an empty array" : "an array of \(items.count)"
    case .object(let object): object.members.isEmpty ? "an empty object" : "an object"
    }
  }

  /// How the value reads inside a longer text; `nil` for arrays, objects and null, which have no
  /// such form.  No locale is involved: that is what the filters are for.
  package var interpolated: String? {
    switch self {
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .double(let double):
      double == double.rounded() && abs(double) < 1e15
        ? String(format: "%.0f", double == 0 ? 0 : double) : "\(double)"
    case .string(let string): string
    case .date(let date): ISO8601.string(from: date)
    case .null, .array, .object: nil
    }
  }
}
