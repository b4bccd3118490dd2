import Foundation
import WidgetGeometry

/// A JSON value and where it stands, so that a mistake in a case is reported by its place.
struct CaseReader {
  let value: PlainJSON
  /// `view.children[2].modifiers[0]`
  let path: String

  func failure(_ reason: String) -> LayoutError { .caseInvalid(path: path, reason: reason) }

  /// The value of a key; `nil` if it is absent or null.
  subscript(key: String) -> CaseReader? {
    guard case .object(let members) = value, let member = members[key] else { return nil }
    if case .null = member { return nil }
    return CaseReader(value: member, path: path.isEmpty ? key : "\(path).\(key)")
  }

  func required(_ key: String) throws(LayoutError) -> CaseReader {
    guard let member = self[key] else { throw failure("needs “\(key)”") }
    return member
  }

  /// The keys of an object, sorted.
  func keys() throws(LayoutError) -> [String] {
    guard case .object(let members) = value else { throw failure("expected an object") }
    return members.keys.sorted()
  }

  func items() throws(LayoutError) -> [CaseReader] {
    guard case .array(let items) = value else { throw failure("expected a list") }
    return items.enumerated().map { CaseReader(value: $1, path: "\(path)[\($0)]") }
  }

  func string() throws(LayoutError) -> String {
    guard case .string(let text) = value else { throw failure("expected a string") }
    return text
  }

  func bool() throws(LayoutError) -> Bool {
    guard case .bool(let flag) = value else { throw failure("expected true or false") }
    return flag
  }

  /// A number of points; `"inf"` is infinity.
  func number() throws(LayoutError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .string("inf"): return .infinity
    case .null, .bool, .string, .array, .object: throw failure("expected a number or \"inf\"")
    }
  }

  func numbers(_ count: Int) throws(LayoutError) -> [CGFloat] {
    let items = try items()
    guard items.count == count else { throw failure("expected \(count) numbers") }
    var numbers: [CGFloat] = []
    for item in items { numbers.append(try item.number()) }
    return numbers
  }

  func number(_ key: String) throws(LayoutError) -> CGFloat? { try self[key]?.number() }

  func string(_ key: String) throws(LayoutError) -> String? { try self[key]?.string() }

  func size(_ key: String) throws(LayoutError) -> CGSize {
    let sides = try required(key).numbers(2)
    return CGSize(width: sides[0], height: sides[1])
  }
}
